import type { QueryOf } from '@app/machines/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import type { RefundsSearch } from './refunds-search.ts';

export type Register = Reply<'listRefunds'>;
export type Listed = Register['refunds'][number];

export const refundsKey = ['refunds'] as const;

/** The parts of the register; what has to be seen to comes first. */
export const refundTabs = ['open', 'owed', 'ordered', 'paid_out', 'kept_by_agreement', 'all'] as const;
export type RefundTab = (typeof refundTabs)[number];

/** The tab that is shown; the open ones where the address says none or a strange one. */
export const tabOf = ({ tab }: RefundsSearch): RefundTab =>
  refundTabs.find((known) => known === tab) ?? 'open';

/** The states of a tab; all where there are none. */
export const statesOf = (tab: RefundTab): readonly string[] =>
  tab === 'open' ? ['owed', 'ordered'] : tab === 'all' ? [] : [tab];

/** What came of an order's money and what goes back, for the refund that is unfolded; read anew with the register. */
export const orderMoneyQuery = (slug: string) =>
  queryOptions({
    queryKey: [...refundsKey, 'money', slug],
    queryFn: ({ signal }) => askApi('getMoney', { params: { slug }, signal }),
  });

/** What is asked of the server: what is open begins with what has waited longest, a history with what came last. */
export function refundsQueryOf(
  { tab: _tab, ...search }: RefundsSearch,
  tab: RefundTab,
): QueryOf<'listRefunds'> {
  const { orderId, reasons, currencies, dateFrom, dateTo, after } = search;
  const states = statesOf(tab);
  return {
    ...(states.length > 0 && { states: states.join(',') }),
    ...(reasons !== undefined && { reasons }),
    ...(currencies !== undefined && { currencies }),
    ...(orderId !== undefined && { order_id: orderId }),
    ...(dateFrom !== undefined && { date_from: dateFrom }),
    ...(dateTo !== undefined && { date_to: dateTo }),
    ...(after !== undefined && { after }),
    direction: ['open', 'owed', 'ordered'].includes(tab) ? 'asc' : 'desc',
  };
}

/** A page of the register; while other states are asked for, the old rows stay. */
export const refundsQuery = (search: RefundsSearch) =>
  queryOptions({
    queryKey: [...refundsKey, search],
    queryFn: ({ signal }) => askApi('listRefunds', { query: refundsQueryOf(search, tabOf(search)), signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
