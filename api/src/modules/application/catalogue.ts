import * as stored from '@app/db';
import type { Database, Shop } from '@app/db';
import { groszToWire, type CategoriesReply } from '@app/machines/contract';
import type { FinancingType } from '@app/machines/order';
import { answerFields, pickedFields } from '@app/machines/fields';
import { financingPolicy } from '@app/machines/order';
import { countsOfRows, type CategoryTerms, type TermsRow } from '@app/machines/rules';
import type { InferOutput } from 'valibot';
import { notFound } from '../../kernel/errors.ts';
import type { Ports } from '../../kernel/ports.ts';
import { termsOf } from '../order-life/terms-of.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import { shopOfOrder, shopOfSalesman } from '../order-life/shop-of-order.ts';
import { countries } from './countries.ts';
import type { Query } from '../../kernel/handlers.ts';

type CategoryReply = InferOutput<typeof CategoriesReply>['categories'][number];

/** What the list of a sector may be called: the specification names it by financing and by sector, and some lists as one category. */
const sectors: Readonly<Record<string, string>> = {
  general_categories: 'general',
  lease_categories: 'general',
  medical_categories: 'medical',
  medical_category: 'medical',
  industry_categories: 'industry',
  plm_categories: 'plm',
  plm_category: 'plm',
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

const categoryReply = (category: CategoryTerms, financingType: FinancingType): CategoryReply => ({
  id: category.value,
  name: category.name,
  sector: financingPolicy[financingType].sector,
  partner_program: category.partnerProgram,
  vat_levels: [...financingPolicy[financingType].vatLevels],
  own_payment_min_percent: category.ownPaymentMinPercent.toFixed(2),
  own_payment_max_percent: category.ownPaymentMaxPercent.toFixed(2),
  depreciation_rate: category.depreciationPercent?.toFixed(2) ?? null,
  price_ranges: category.priceRanges.map(({ priceFrom, priceTo, amount }) => ({
    price_from: groszToWire(priceFrom),
    price_to: groszToWire(priceTo),
    amount: groszToWire(amount),
  })),
  payments_counts: [...countsOfRows(category.rows)],
  terms: category.rows.map(rowReply),
});

/** Categories of the financing's sector as the shop offers them; another sector's goods cannot be financed so. */
export async function categoriesOf(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  name: string | undefined,
  financingType: FinancingType,
  shop: Shop,
) {
  const sector = sectors[name ?? ''];
  if (sector === undefined) throw notFound();
  if (sector !== financingPolicy[financingType].sector) return { categories: [] };
  const terms = await termsOf(db, { financingType, shop, at: now() });
  return { categories: terms.map((category) => categoryReply(category, financingType)) };
}

export const getClientCategories: Query<'getClientCategories' | 'shopGetClientCategories'> = async (
  request,
) => {
  const { db } = request.ports;
  const { order } = await findOrder(request);
  return categoriesOf(
    request.ports,
    request.params['categories'],
    order.financingType,
    await shopOfOrder(db, order),
  );
};

/** The goods that a shop lets pick; of a category that such an order cannot hold, none. */
export async function productsOf(db: Database, financingType: FinancingType, shopId: string) {
  const { sector, vatLevels } = financingPolicy[financingType];
  const [products, categories] = await Promise.all([
    stored.listPredefinedProducts(db, shopId),
    stored.listCategories(db, sector, shopId),
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
}

export const getPredefinedProducts: Query<'getPredefinedProducts' | 'shopGetPredefinedProducts'> = async (
  request,
) => {
  const { order } = await findOrder(request);
  return productsOf(request.ports.db, order.financingType, order.shopId);
};

/** The same before there is an order: on the terms of the salesman's own shop. */
export const listCategories: Query<'listCategories'> = async (request) =>
  categoriesOf(
    request.ports,
    request.params['categories'],
    request.query.financing_type,
    await shopOfSalesman(request),
  );

export const listPredefinedProducts: Query<'listPredefinedProducts'> = async (request) =>
  productsOf(request.ports.db, request.query.financing_type, (await shopOfSalesman(request)).id);

/** Countries by their Polish names, Poland first. */
export const getCitizenships: Query<'getCitizenships'> = async () => ({ citizenships: countries() });
