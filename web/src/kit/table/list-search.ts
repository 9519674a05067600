import { useDebounced } from '../use-debounced.ts';

/** A list's filters and order as they stand in the address; a filter that is not set is left out. */
export type ListSearch<Key extends string> = { [K in Key]?: string };

/** Milliseconds that a filter or a typed text must rest before it is queried (specification 9). */
const debounce = 500;

/** Reads them, for a route's `validateSearch`: what is empty or unknown is left out; a number ('118437') or 'true' is a text. */
export function searchReader<Key extends string>(keys: readonly Key[]) {
  return (given: Readonly<Record<string, unknown>>): ListSearch<Key> => {
    const search: ListSearch<Key> = {};
    for (const key of keys) {
      const value = given[key];
      const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
      if (text !== '') search[key] = text;
    }
    return search;
  };
}

/** The filters with this change; '' takes one away. */
export function changed<S extends ListSearch<string>>(search: S, change: S): S {
  return Object.fromEntries(
    Object.entries({ ...search, ...change }).filter(([, value]) => value !== ''),
  ) as S;
}

const filtersOf = ({ after: _after, ...filters }: { after?: string }) => JSON.stringify(filters);

/** Another page is asked for at once, other filters when they rest. */
const restOf = (from: { after?: string }, to: { after?: string }) =>
  filtersOf(from) === filtersOf(to) ? 0 : debounce;

/** What is queried, which follows what stands in the address, and whether it lags behind. */
export function useQueriedSearch<S extends { after?: string }>(search: S): { queried: S; pending: boolean } {
  const queried = useDebounced(search, restOf);
  return { queried, pending: queried !== search };
}
