import { findByName, findByWords } from './company-name-search.queries.ts';
import type { Tx } from './engine/database.ts';
import type { Order } from './engine/order-row.ts';
import { blindIndexes } from './engine/sealed/digests.ts';
import {
  beforeNumber,
  isSold,
  noHits,
  type Hit,
  type Hits,
  type OrderScope,
  type SearchCursor,
  type SearchQuery,
} from './order-scope.ts';
import { loadOrdersByIds } from './order.queries.ts';
import { readSearchTerm } from './search-term.ts';

type Kind = 'email' | 'phone' | 'externalId' | 'vatId';

const columns = {
  email: 'contactEmailIndex',
  phone: 'contactPhoneIndex',
  externalId: 'externalOrderId',
} as const;

/** Orders of exactly this contact, company or external number. What is personal is compared as a blind index. */
async function findByExact(tx: Tx, kind: Kind, value: string, asked: SearchQuery): Promise<Hits> {
  const stored = kind === 'externalId' ? [value] : blindIndexes(tx.keys, kind, value);
  // One walk a value: of `in (…)` SQLite sorts all that it finds, or reads the whole table in order.
  const walks = stored.map((one) => {
    const walk = kind === 'vatId' ? byCompany(tx, one, asked) : byColumn(tx, columns[kind], one, asked);
    return tx.kysely.selectFrom(walk.as('walk')).selectAll();
  });
  const [first, ...others] = walks;
  if (first === undefined) return noHits;
  const rows = await others.reduce((union, walk) => union.unionAll(walk), first).execute();
  return { hits: rows.map(({ id, number }) => ({ id, number: Number(number) })), cut: null };
}

const byCompany = ({ kysely }: Tx, vatIdIndex: string, { shopIds, sold, after, limit }: SearchQuery) =>
  kysely
    .selectFrom('companies')
    .innerJoin('orders', 'orders.id', 'companies.orderId')
    .select(['orders.id', 'orders.number'])
    .where('companies.vatIdIndex', '=', vatIdIndex)
    .$if(after !== null, (rows) => rows.where('companies.orderId', '<', after?.[1] ?? ''))
    .$if(shopIds !== null, (rows) => rows.where('orders.shopId', 'in', shopIds ?? []))
    .$if(sold !== undefined, (rows) => rows.where(isSold(sold, 'orders.id')))
    .orderBy('companies.orderId', 'desc')
    .limit(limit);

const byColumn = (
  { kysely }: Tx,
  column: (typeof columns)[keyof typeof columns],
  value: string,
  { shopIds, sold, after, limit }: SearchQuery,
) =>
  kysely
    .selectFrom('orders')
    .select(['id', 'number'])
    .where(column, '=', value)
    .$if(after !== null, (rows) => rows.where('id', '<', after?.[1] ?? ''))
    .$if(shopIds !== null, (rows) => rows.where('shopId', 'in', shopIds ?? []))
    .$if(sold !== undefined, (rows) => rows.where(isSold(sold, 'orders.id')))
    .orderBy('id', 'desc')
    .limit(limit);

const minDigits = 6;
const maxDigits = 9;
const maxShopsApart = 64;

/** The numbers that begin so: one range per count of digits, since order is by number and not by text. */
function rangesOf(start: string): (readonly [from: number, to: number])[] {
  if (start.startsWith('0')) return [];
  const lengths = Array.from({ length: maxDigits }, (_, index) => index + 1);
  return lengths
    .filter((length) => length >= Math.max(minDigits, start.length))
    .map((length) => {
      const step = 10 ** (length - start.length);
      return [Number(start) * step, Number(start) * step + step - 1] as const;
    });
}

/** Orders whose number begins so. */
async function findByNumber(tx: Tx, start: string, asked: SearchQuery): Promise<Hits> {
  const { shopIds, sold, after, limit } = asked;
  const apart = shopIds !== null && shopIds.length <= maxShopsApart ? shopIds : [null];
  const arms = rangesOf(start).flatMap(([from, to]) =>
    apart.map((shopId) => {
      const arm = tx.kysely
        .selectFrom('orderSearch')
        .select(['orderId as id', 'number'])
        .where('number', '>=', from)
        .where('number', '<=', to)
        .$if(shopId !== null, (rows) => rows.where('shopId', '=', shopId ?? ''))
        .$if(shopId === null && shopIds !== null, (rows) => rows.where('shopId', 'in', shopIds ?? []))
        .$if(sold !== undefined, (rows) => rows.where(isSold(sold, 'orderSearch.orderId')))
        .$if(after !== null, (rows) =>
          after === null
            ? rows
            : rows.where('number', '<', beforeNumber(after)).where('orderId', '<', after[1]),
        )
        .orderBy('number', 'desc')
        .limit(limit);
      return tx.kysely.selectFrom(arm.as('arm')).selectAll();
    }),
  );
  const [first, ...others] = arms;
  if (first === undefined) return noHits;
  return { hits: await others.reduce((union, arm) => union.unionAll(arm), first).execute(), cut: null };
}

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
  const asked: SearchQuery = { ...among, after, limit: size + 1 };
  const found = await Promise.all(searchesOf(tx, typed, byNumberOnly, asked));
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

function searchesOf(tx: Tx, typed: string, byNumberOnly: boolean, asked: SearchQuery): Promise<Hits>[] {
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
