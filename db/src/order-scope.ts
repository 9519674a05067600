import type { FinancingType } from '@app/machines/order';
import { sql } from 'kysely';

/** Which orders lists, counts and searches look at. */
export interface OrderScope {
  /** Of these shops; null of all. */
  readonly shopIds: readonly string[] | null;
  /** Of those only what this account sold, financed so. */
  readonly sold?: { readonly by: string; readonly financingType: FinancingType };
}

/** Whether the order whose id stands in the column is one that the account sold; true where no account is given. */
export const isSold = (sold: OrderScope['sold'], id: string) =>
  sold === undefined
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from orders as sold where sold.id = ${sql.ref(id)}
        and sold.sold_by = ${sold.by} and sold.financing_type = ${sold.financingType})`;

/** An order that was found. Ids rise with age, so hits are ordered by them. */
export interface Hit {
  readonly id: string;
  readonly number: number;
}

/** Where the page before ended; opaque to callers. */
export type SearchCursor = readonly [number: number, id: string];

/** What one way of searching found, newest first. */
export interface Hits {
  readonly hits: readonly Hit[];
  /** The last order that was looked at, where there was more to look at; null where nothing is left out. */
  readonly cut: Hit | null;
}

/** The arguments of every kind of search: among which orders, after which hit, and how many. */
export interface SearchQuery extends OrderScope {
  readonly after: SearchCursor | null;
  readonly limit: number;
}

export const noHits: Hits = { hits: [], cut: null };

/** Two processes may give numbers and ids in another order within moments: a search by number begins so much earlier. */
export const beforeNumber = (after: SearchCursor): number => after[0] + 64;
