import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import type { OrdersSearch } from './orders-search.ts';

export type SavedView = Reply<'listSavedViews'>['views'][number];

/** The views of the user, and those that colleagues and the application share. */
export const savedViewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: ({ signal }) => askApi('listSavedViews', { signal }),
  staleTime: 60_000,
});

/** What a view keeps of an address: filters and order, not what was typed nor the page. */
export const filtersOf = ({
  search: _typed,
  siemens_id: _number,
  id: _id,
  after: _page,
  ...filters
}: OrdersSearch): OrdersSearch => filters;

const same = (one: object, other: object) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => Reflect.get(other, key) === value);

/** The saved views of a list, and the one whose filters stand in the address; an own one before others' of the same filters. */
export function useSavedViews(list: SavedView['list'], search: OrdersSearch, enabled: boolean) {
  const all = useQuery({ ...savedViewsQuery, enabled }).data?.views ?? [];
  const views = all.filter((view) => view.list === list);
  const { after: _, ...shown } = search;
  const open = [...views]
    .sort((one, other) => Number(other.own) - Number(one.own))
    .find((view) => same(shown, view.search));
  return { views, open };
}
