import { groszToWire, percentToWire, type ReplyOf } from '@app/machines/contract';
import { financingPolicy, financingTypes, type FinancingType } from '@app/machines/order';
import { countsOfRows, customPurposeBounds, pricesOfRows, type CategoryTerms } from '@app/machines/rules';
import type { Query } from '../../kernel/handlers.ts';
import { termsOf } from '../order-life/terms-of.ts';
import { notOffered, shopOfWidget, termsOfWidget } from './shop-of-widget.ts';

const orNull = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));

function categoryReply(terms: CategoryTerms, financingType: FinancingType): ReplyOf<'getWidgetCategory'> {
  const { from, to } = pricesOfRows(terms.rows);
  return {
    id: terms.value,
    name: terms.name,
    financing_type: financingType,
    vat_levels: [...financingPolicy[financingType].vatLevels],
    payments_counts: [...countsOfRows(terms.rows)],
    own_payment_min_in_percent: percentToWire(terms.ownPaymentMinPercent),
    own_payment_max_in_percent: percentToWire(terms.ownPaymentMaxPercent),
    price_from: orNull(from),
    price_to: orNull(to),
  };
}

/** Of a category that several financing types have, as the first type that the shop sells has it. */
export const getWidgetCategory: Query<'getWidgetCategory'> = async (request) => {
  const shop = await shopOfWidget(request);
  const { db, now } = request.ports;
  const { category, financing_type: asked } = request.query;
  const sold = new Set(shop.configs.map(({ financingType }) => financingType));
  for (const type of financingTypes.filter((one) => sold.has(one) && (asked ?? one) === one)) {
    const terms = await termsOf(db, { financingType: type, shop, at: now() });
    const found = terms.find(({ value }) => value === category.trim());
    if (found !== undefined) return categoryReply(found, type);
  }
  throw notOffered();
};

export const getWidgetPlmSettings: Query<'getWidgetPlmSettings'> = async (request) => {
  const [first] = await termsOfWidget(request, await shopOfWidget(request), 'plm');
  if (first === undefined) throw notOffered();
  return categoryReply(first, 'plm');
};

export const getWidgetMedicalTypes: Query<'getWidgetMedicalTypes'> = async (request) => {
  await termsOfWidget(request, await shopOfWidget(request), 'medical');
  return {
    calculation_types: [
      {
        id: 'equipment',
        name: 'Pożyczka na sprzęt',
        custom_purpose_loan_max_in_percent: null,
        custom_purpose_loan_max: null,
      },
      {
        id: 'equipment_and_custom_purpose',
        name: 'Pożyczka na sprzęt i dowolny cel',
        custom_purpose_loan_max_in_percent: percentToWire(customPurposeBounds.percent),
        custom_purpose_loan_max: groszToWire(customPurposeBounds.amount),
      },
    ],
  };
};
