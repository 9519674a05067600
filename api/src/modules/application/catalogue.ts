import { shopOfOrder } from '../order-life/shop-of-order.ts';
import { listCategories, listPredefinedProducts, type Order } from '@app/db';
import { groszToWire, type CategoriesReply } from '@app/machines/contract';
import { answerFields, pickedFields } from '@app/machines/fields';
import { financingPolicy } from '@app/machines/order';
import { countsOfRows, type CategoryTerms, type TermsRow } from '@app/machines/rules';
import type { InferOutput } from 'valibot';
import { notFound } from '../../kernel/errors.ts';
import { termsOf } from './offer/terms-of.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import { countries } from './countries.ts';
import type { Query } from '../../kernel/handlers.ts';

type CategoryReply = InferOutput<typeof CategoriesReply>['categories'][number];

/** What a client may call the list of a sector: the specification names it by financing and by sector. */
const sectors: Readonly<Record<string, string>> = {
  general_categories: 'general',
  lease_categories: 'general',
  medical_categories: 'medical',
  industry_categories: 'industry',
  plm_categories: 'plm',
};

const orNull = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));

const rowReply = (row: TermsRow): CategoryReply['terms'][number] => ({
  min_count: row.minCount,
  max_count: row.maxCount,
  price_from: orNull(row.priceFrom),
  price_to: orNull(row.priceTo),
  rate_in_percent: String(row.ratePercent),
  factor_in_percent: String(row.factorPercent),
  residual_in_percent: String(row.residualPercent),
  administrative_cost_in_percent: String(row.administrativeCostPercent),
  administrative_cost_financed: row.administrativeCostFinanced,
  handling_fee: groszToWire(row.handlingFee),
  insurance_price: groszToWire(row.insurancePrice),
  service_fee: groszToWire(row.serviceFee),
});

const categoryReply = (category: CategoryTerms, { financingType }: Order): CategoryReply => ({
  id: category.value,
  name: category.name,
  sector: financingPolicy[financingType].sector,
  partner_program: category.partnerProgram,
  vat_levels: [...financingPolicy[financingType].vatLevels],
  own_payment_min_percent: category.ownPaymentMinPercent.toFixed(2),
  own_payment_max_percent: category.ownPaymentMaxPercent.toFixed(2),
  depreciation_rate: category.depreciationPercent?.toFixed(2) ?? null,
  payments_counts: [...countsOfRows(category.rows)],
  terms: category.rows.map(rowReply),
});

/** Categories of the order's sector as its shop offers them; another sector's goods cannot be financed with it. */
export const getClientCategories: Query<'getClientCategories'> = async (request) => {
  const sector = sectors[request.params['categories'] ?? ''];
  if (sector === undefined) throw notFound();
  const { order } = await findOrder(request);
  if (sector !== financingPolicy[order.financingType].sector) return { categories: [] };
  const terms = await termsOf(
    request.ports.db,
    order.financingType,
    await shopOfOrder(request.ports.db, order),
  );
  return { categories: terms.map((category) => categoryReply(category, order)) };
};

/** The goods that the order's shop lets pick; of a category that this order cannot hold, none. */
export const getPredefinedProducts: Query<'getPredefinedProducts'> = async (request) => {
  const { order } = await findOrder(request);
  const { db } = request.ports;
  const { sector, vatLevels } = financingPolicy[order.financingType];
  const [products, categories] = await Promise.all([
    listPredefinedProducts(db, order.shopId),
    listCategories(db, sector, order.shopId),
  ]);
  const valueOf = (id: string) => categories.find((category) => category.id === id)?.value ?? null;
  const levels: readonly number[] = vatLevels;
  return {
    products: products
      .map((product) => ({ ...product, category: product.categoryId && valueOf(product.categoryId) }))
      .filter(
        ({ categoryId, category, vatLevel }) =>
          (categoryId === null || category !== null) && levels.includes(vatLevel),
      )
      .map((product) => ({ id: product.id, ...answerFields(pickedFields, product) })),
  };
};

/** Countries by their Polish names, Poland first. */
export const getCitizenships: Query<'getCitizenships'> = async () => ({ citizenships: countries() });
