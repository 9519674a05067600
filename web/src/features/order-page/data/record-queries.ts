import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { staffOrderKey } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';

type Known = Pick<StaffOrder, 'slug' | 'version'>;

/** What the client answered to; read anew with every version of the order. */
export const approvalsQuery = ({ slug, version }: Known) =>
  queryOptions({
    queryKey: [...staffOrderKey(slug), 'approvals', version],
    queryFn: ({ signal }) => askApi('listApprovals', { params: { slug }, signal }),
  });

/** How far the agreement has come. */
export const agreementQuery = ({ slug, version }: Known) =>
  queryOptions({
    queryKey: [...staffOrderKey(slug), 'agreement', version],
    queryFn: ({ signal }) => askApi('getAgreementRecord', { params: { slug }, signal }),
  });

/** What the order has lived through. */
export const lifeQuery = ({ slug, version }: Known, kind: 'moves' | 'all') =>
  queryOptions({
    queryKey: [...staffOrderKey(slug), 'life', kind, version],
    queryFn: ({ signal }) => askApi('listOrderLife', { params: { slug }, query: { kind }, signal }),
  });

/** What the order shares with other companies' orders. */
export const potentialFraudsQuery = ({ slug, version }: Known) =>
  queryOptions({
    queryKey: [...staffOrderKey(slug), 'potential-frauds', version],
    queryFn: ({ signal }) => askApi('listPotentialFrauds', { params: { slug }, signal }),
  });

/** What else the company has applied for. */
export const companyOrdersQuery = ({ slug, version }: Known) =>
  infiniteQueryOptions({
    queryKey: [...staffOrderKey(slug), 'company-orders', version],
    queryFn: ({ pageParam, signal }) =>
      askApi('listCompanyOrders', {
        params: { slug },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** A suspicion of fraud. */
export type Fraud = Reply<'listPotentialFrauds'>['frauds'][number];
