import type { Tx } from '../database.ts';
import { findByName } from '../dialects/find-by-name.ts';
import { loadOrdersByIds } from '../orders/load-orders-by-ids.ts';
import type { Order } from '../orders/order.ts';
import type { OrderScope } from '../orders/order-scope.ts';
import { findByExact } from './find-by-exact.ts';
import { findByNumber } from './find-by-number.ts';
import { findByWords } from './find-by-words.ts';
import type { Asked, Hit, Hits, SearchCursor } from './hit.ts';
import { readSearchTerm } from './search-term.ts';

/** `next` may go on after a short page: then more may lie further back than one page looks. */
export interface SearchPage {
  readonly orders: readonly Order[];
  readonly next: SearchCursor | null;
}

/** Where orders are looked for: among those that the searcher sees, by number alone or by everything. */
export interface SearchScope extends OrderScope {
  readonly byNumberOnly?: boolean;
}

const newestFirst = (one: Hit, other: Hit): number => (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

/** Orders found by what was typed (number, company, VAT id, e-mail, telephone, external number), newest first. */
export async function searchOrders(
  tx: Tx,
  typed: string,
  scope: SearchScope,
  page: { readonly size: number; readonly after?: SearchCursor | null },
): Promise<SearchPage> {
  const { size, after = null } = page;
  if (scope.shopIds?.length === 0) return { orders: [], next: null };
  const { byNumberOnly = false, ...among } = scope;
  const asked: Asked = { ...among, after, limit: size + 1 };
  const found = await Promise.all(waysOf(tx, typed, byNumberOnly, asked));
  const [cut] = found.flatMap((way) => (way.cut === null ? [] : [way.cut])).sort(newestFirst);
  const unique = new Map(found.flatMap(({ hits }) => hits).map((hit) => [hit.id, hit]));
  const hits = [...unique.values()].filter(({ id }) => cut === undefined || id >= cut.id).sort(newestFirst);
  const shown = hits.slice(0, size);
  const last = hits.length > size ? shown.at(-1) : cut;
  const orders = await loadOrdersByIds(
    tx,
    shown.map(({ id }) => id),
  );
  return { orders, next: last === undefined ? null : [last.number, last.id] };
}

function waysOf(tx: Tx, typed: string, byNumberOnly: boolean, asked: Asked): Promise<Hits>[] {
  const { email, vatId, phone, numberStart, externalId, name } = readSearchTerm(typed);
  const byNumber = numberStart === null ? [] : [findByNumber(tx, numberStart, asked)];
  if (byNumberOnly) return byNumber;
  return [
    ...byNumber,
    ...(email === null ? [] : [findByExact(tx, 'email', email, asked)]),
    ...(vatId === null ? [] : [findByExact(tx, 'vatId', vatId, asked)]),
    ...(phone === null ? [] : [findByExact(tx, 'phone', phone, asked)]),
    ...(externalId === null ? [] : [findByExact(tx, 'externalId', externalId, asked)]),
    ...(name === null ? [] : [findByName(tx, name, asked), findByWords(tx, name, asked)]),
  ];
}
