import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { termsOf } from '../parts/offer/category-terms.ts';
import type { Order } from '../queries/order-query.ts';

export type Provider = Reply<'getMedSalesProvider'>['provider'];
export type Compared = Reply<'listMedSalesCalculations'>['calculations'][number];

/** How many providers a list holds: beyond them one types how the name begins. */
export const mostProviders = 50;

/** The shops that sell medical equipment, by name. */
export const providersQuery = (name: string) =>
  queryOptions({
    queryKey: ['med-sales', 'providers', name],
    queryFn: async ({ signal }) =>
      (await askApi('listMedSalesProviders', { query: name === '' ? {} : { name }, signal })).providers,
  });

/** One of them, with its terms and the goods that may be picked. */
export const providerQuery = (id: string) =>
  queryOptions({
    queryKey: ['med-sales', 'provider', id],
    queryFn: async ({ signal }) => {
      const { provider, categories, products } = await askApi('getMedSalesProvider', {
        params: { id },
        signal,
      });
      return { provider, products, categories: categories.map(termsOf) };
    },
  });

/** What the user sold, newest first. */
export const soldOffersQuery = queryOptions({
  queryKey: ['med-sales', 'orders'],
  queryFn: async ({ signal }) => (await askApi('listMedSalesOrders', { signal })).orders,
});

/** The calculations beside the order's own, on its goods as they are. */
export const comparedQuery = ({ slug, version }: Order) =>
  queryOptions({
    queryKey: ['med-sales', 'calculations', slug, version],
    queryFn: async ({ signal }) =>
      (await askApi('listMedSalesCalculations', { params: { slug }, signal })).calculations,
  });
