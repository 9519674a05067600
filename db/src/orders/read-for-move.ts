import { sql, type Selectable } from 'kysely';
import type { DialectName, Tx } from '../database.ts';
import { asJson, fromJson } from '../dialects/gather.ts';
import { findReply, replyFromRow, type FoundReply, type KeyedRequest } from '../idempotency/find-reply.ts';
import { plain, plainQueries } from '../order-dossier/dossier-selects.ts';
import { dossierOf, loadOrderDossier } from '../order-dossier/load-order-dossier.ts';
import type { OrderDossier } from '../order-dossier/order-dossier.ts';
import { statement } from '../statement.ts';
import type { IdempotencyKeysTable } from '../tables/engine.ts';
import type { OrdersTable } from '../tables/orders.ts';
import { camelCase } from '../dialects/row-names.ts';
import { loadOrder } from './load-order.ts';
import { orderFromRow, type Order } from './order.ts';

/** An order with what hangs on it, its notes aside: read when it is asked for, or already there. */
export interface OrderAtHand {
  readonly order: Order;
  readonly dossier: () => Promise<OrderDossier>;
}

/** What a request that moves an order begins with. */
export interface ReadForMove {
  /** What is stored under the request's key; 'none' for a request without one. */
  readonly reply: FoundReply;
  /** Null for a slug that was never given. */
  readonly found: OrderAtHand | null;
}

type Reads = (tx: Tx, slug: string, request: KeyedRequest | undefined) => Promise<ReadForMove>;

const noReply: FoundReply = { state: 'none' };

/** SQLite answers in the same turn, so nothing is read that may not be needed. */
const oneByOne: Reads = async (tx, slug, request) => {
  const reply = request === undefined ? noReply : await findReply(tx, request);
  const order = reply.state === 'none' ? await loadOrder(tx, slug) : null;
  return { reply, found: order && { order, dossier: () => loadOrderDossier(tx, order, false) } };
};

type Whole = Readonly<Record<keyof typeof plain, string>> & {
  /** JSON with the columns under their names in the database. */
  readonly order: string | null;
  readonly requestHash: string | null;
  readonly status: number | null;
  readonly reply: Selectable<IdempotencyKeysTable>['reply'];
};

const whole = statement<{ slug: string; scope: string | null; key: string | null }, Whole>((db, given) => {
  const whose = { orderId: sql.ref<string>('found.id'), shopId: sql.ref<string>('found.shopId') };
  return db
    .selectFrom(sql`(select 1)`.as('always'))
    .leftJoin('orders as found', (join) => join.on('found.slug', '=', given.slug))
    .leftJoin('idempotencyKeys as kept', (join) =>
      join.on('kept.scope', '=', given.scope).on('kept.key', '=', given.key),
    )
    .select([sql<string | null>`row_to_json(found)::text`.as('order'), 'requestHash', 'kept.status', 'reply'])
    .select(asJson(plain, plainQueries(db, whose)) as never);
});

const namedAsOurs = (text: string): Selectable<OrdersTable> =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as object).map(([name, value]) => [camelCase(name), value]),
  ) as never;

/** PostgreSQL is away: one way there and back for key, order and what hangs on it. */
const inOneStatement: Reads = async (tx, slug, request) => {
  const { scope = null, key = null } = request ?? {};
  const [row] = await tx.run(whole, { slug, scope, key });
  if (row === undefined) throw new Error('A left join answered no row');
  const { requestHash, status, reply } = row;
  const kept = requestHash === null ? undefined : { requestHash, status, reply };
  const order = row.order === null ? null : orderFromRow(tx.keys, namedAsOurs(row.order));
  return {
    reply: request === undefined ? noReply : replyFromRow(tx.keys, request, kept),
    found: order && {
      order,
      dossier: async () => dossierOf(tx.keys, order.id, fromJson<keyof typeof plain>(plain, row)),
    },
  };
};

const ways: Record<DialectName, Reads> = { sqlite: oneByOne, postgres: inOneStatement };

/** The reply that the request's key already has, and the order: looked up in the way that costs the engine least. */
export const readForMove: Reads = (tx, slug, request) => ways[tx.dialect](tx, slug, request);
