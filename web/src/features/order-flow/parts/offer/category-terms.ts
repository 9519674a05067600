import { financingPolicy } from '@app/machines/order';
import type { FinancingType } from '@app/machines/order';
import { fromDecimal } from '@app/machines/rules';
import type { CategoryTerms, TermsRow } from '@app/machines/rules';
import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../../api/answer.ts';
import { askApi } from '../../../../api/call-api.ts';
import { callOf } from '../../queries/call-of.ts';
import type { Order } from '../../queries/order-query.ts';

const listNameOf = (financingType: FinancingType) => `${financingPolicy[financingType].sector}_categories`;

type Category = Reply<'getClientCategories'>['categories'][number];

const orNull = (amount: string | null) => (amount === null ? null : fromDecimal(amount));

const rowOf = (row: Category['terms'][number]): TermsRow => ({
  minCount: row.minCount,
  maxCount: row.maxCount,
  priceFrom: orNull(row.priceFrom),
  priceTo: orNull(row.priceTo),
  ratePercent: Number(row.rateInPercent),
  factorPercent: Number(row.factorInPercent),
  residualPercent: Number(row.residualInPercent),
  administrativeCostPercent: Number(row.administrativeCostInPercent),
  administrativeFee: 0,
  administrativeCostFinanced: row.administrativeCostFinanced,
  handlingFee: fromDecimal(row.handlingFee),
  insurancePrice: fromDecimal(row.insurancePrice),
  serviceFee: fromDecimal(row.serviceFee),
});

/** A category on its shop's terms, as the rules take it. */
export const termsOf = (category: Category): CategoryTerms => ({
  value: category.id,
  name: category.name,
  partnerProgram: category.partnerProgram,
  ownPaymentMinPercent: Number(category.ownPaymentMinPercent),
  ownPaymentMaxPercent: Number(category.ownPaymentMaxPercent),
  depreciationPercent: category.depreciationRate === null ? null : Number(category.depreciationRate),
  priceRanges: category.priceRanges.map(({ priceFrom, priceTo, amount }) => ({
    priceFrom: fromDecimal(priceFrom),
    priceTo: fromDecimal(priceTo),
    amount: fromDecimal(amount),
  })),
  rows: category.terms.map(rowOf),
});

/** What the order's shop offers goods of its kind on, as the rules take it. */
export function categoryTermsQuery(order: Order) {
  const { slug, facts } = order;
  const categories = listNameOf(facts.financingType);
  return queryOptions({
    queryKey: ['categories', slug, categories],
    queryFn: async ({ signal }) => {
      const reply = await askApi(callOf('getClientCategories', order), {
        params: { slug, categories },
        signal,
      });
      return reply.categories.map(termsOf);
    },
  });
}

/** The same of the salesman's own shop, before there is an order. */
export function shopTermsQuery(financingType: FinancingType) {
  const categories = listNameOf(financingType);
  return queryOptions({
    queryKey: ['shop-categories', financingType],
    queryFn: async ({ signal }) => {
      const query = { financing_type: financingType };
      const reply = await askApi('listCategories', { params: { categories }, query, signal });
      return reply.categories.map(termsOf);
    },
  });
}

/** The goods that the order's shop lets pick instead of typing. */
export function predefinedProductsQuery(order: Order) {
  const { slug } = order;
  return queryOptions({
    queryKey: ['predefined-products', slug],
    queryFn: async ({ signal }) =>
      (await askApi(callOf('getPredefinedProducts', order), { params: { slug }, signal })).products,
  });
}

/** The same of the salesman's own shop, before there is an order. */
export function shopProductsQuery(financingType: FinancingType) {
  return queryOptions({
    queryKey: ['shop-products', financingType],
    queryFn: async ({ signal }) =>
      (await askApi('listPredefinedProducts', { query: { financing_type: financingType }, signal })).products,
  });
}

export type PredefinedProduct = Reply<'getPredefinedProducts'>['products'][number];
