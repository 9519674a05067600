import { groszToWire, percentToWire, type RefusedField } from '@app/machines/contract';
import type { Calculation, OrderPriceBounds, Problems } from '@app/machines/rules';

/** Between which bounds an offer would have been possible. */
export type OfferLimits = Pick<Calculation, 'counts' | 'bounds' | 'categories' | 'customPurposeLoanLimit'> & {
  readonly shop: OrderPriceBounds;
};

const least = (values: readonly (number | null)[]): number | null =>
  values.reduce(
    (found, value) => (value === null || (found !== null && found < value) ? found : value),
    null,
  );
const most = (values: readonly (number | null)[]): number | null =>
  values.reduce(
    (found, value) => (value === null || (found !== null && found > value) ? found : value),
    null,
  );

const between = (min: number | null, max: number | null): Record<string, string> => ({
  ...(min === null ? {} : { min: groszToWire(min) }),
  ...(max === null ? {} : { max: groszToWire(max) }),
});

/** The gross value that the shop and each of the goods' categories take. */
function orderValue({ shop, categories }: OfferLimits): Record<string, string> {
  const from = categories.map(({ rows }) =>
    rows.some(({ priceFrom }) => priceFrom === null) ? null : least(rows.map(({ priceFrom }) => priceFrom)),
  );
  const to = categories.map(({ rows }) =>
    rows.some(({ priceTo }) => priceTo === null) ? null : most(rows.map(({ priceTo }) => priceTo)),
  );
  return between(most([shop.minOrderPrice, ...from]), least([shop.maxOrderPrice, ...to]));
}

type Known = Pick<RefusedField, 'code' | 'detail' | 'allowed'>;

const byField: Readonly<Record<string, (limits: OfferLimits) => Known>> = {
  order_items_attributes: (limits) => ({
    code: 'order_value',
    detail:
      'The gross value of the order lies outside of what the shop and the categories of the goods take.',
    allowed: orderValue(limits),
  }),
  payments_count: ({ counts }) => ({
    code: 'payments_count_not_offered',
    detail: 'Not all categories of the goods are offered with this number of instalments.',
    allowed: counts,
  }),
  own_payment: ({ bounds }) => ({
    code: 'own_payment_out_of_bounds',
    detail:
      'The own payment lies outside of what the categories of the goods allow; the bounds are in percent.',
    allowed: {
      min_in_percent: percentToWire(bounds.minPercent),
      max_in_percent: percentToWire(bounds.maxPercent),
    },
  }),
  custom_purpose_loan: ({ customPurposeLoanLimit }) => ({
    code: 'custom_purpose_loan',
    detail: 'More is asked for any purpose than this financing offers.',
    allowed: between(0, customPurposeLoanLimit ?? 0),
  }),
};

const apart: Known = {
  code: 'categories_do_not_combine',
  detail: 'Goods of this partner programme stand in an order of their own.',
};

/** What stands in an offer's way, for machines. */
export const offerDetails = (problems: Problems, limits: OfferLimits): RefusedField[] =>
  Object.keys(problems).map((field) => {
    const name = field.endsWith('own_payment') || field.startsWith('own_payment') ? 'own_payment' : field;
    return { field, ...(byField[name]?.(limits) ?? apart) };
  });
