import type { FinancingType } from '@app/machines/order';
import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../queries/answer.ts';
import { askApi } from '../../queries/call-api.ts';
import type { Order } from '../../queries/order.ts';

const lists: Readonly<Record<FinancingType, string>> = {
  lease: 'general_categories',
  b2b_loan: 'general_categories',
  medical: 'medical_categories',
  industry: 'industry_categories',
  plm: 'plm_categories',
};

/** The categories of the order's sector. */
export function categoriesQuery({ slug, facts }: Order) {
  const categories = lists[facts.financingType];
  return queryOptions({
    queryKey: ['categories', slug, categories],
    queryFn: ({ signal }) => askApi('getClientCategories', { params: { slug, categories }, signal }),
  });
}

const usual = [12, 24, 36, 48, 60];

/** The counts of instalments that can be chosen, the order's own among them. */
export function countsOf(
  categories: Reply<'getClientCategories'>['categories'],
  own: number,
): readonly number[] {
  const offered = categories.flatMap((category) => category.paymentsCounts);
  return [...new Set([...(offered.length > 0 ? offered : usual), ...(own > 0 ? [own] : [])])].sort(
    (a, b) => a - b,
  );
}
