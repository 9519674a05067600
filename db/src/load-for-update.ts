import { sql, type Selectable } from 'kysely';
import { rowsAsJson, rowsFromJson } from './engine/batch-query.ts';
import type { Tx } from './engine/database.ts';
import { camelCase } from './engine/dialects/column-names.ts';
import { findReply, replyFromRow, type KeyedRequest, type StoredReply } from './engine/idempotency.ts';
import { orderFromRow, type Order } from './engine/order-row.ts';
import { keysFromRow, keysOfOrder } from './engine/sealed/order-keys.ts';
import { statement } from './engine/statement.ts';
import { detailColumns, detailQueries } from './order-details-selects.ts';
import { loadOrderDetails, orderDetailsOf, type OrderDetails } from './order-details.queries.ts';
import { loadOrder } from './order.queries.ts';
import type { OrderKeysTable, OrdersTable } from './tables/orders.ts';
import type { IdempotencyKeysTable } from './tables/outbox.ts';
import type { DialectName } from './tables/schema.ts';

/** An order and its details as a client sees them: read on demand, or read already. */
export interface LoadedOrder {
  readonly order: Order;
  readonly details: () => Promise<OrderDetails>;
}

/** The stored reply of a request's key, and the order that the request changes. */
export interface LoadedForUpdate {
  /** What is stored under the request's key; 'none' for a request without one. */
  readonly reply: StoredReply;
  /** Null for an unknown slug. */
  readonly loaded: LoadedOrder | null;
}

type LoadForUpdate = (tx: Tx, slug: string, request: KeyedRequest | undefined) => Promise<LoadedForUpdate>;

const noReply: StoredReply = { state: 'none' };

/** SQLite answers in the same turn, so nothing is read that may not be needed. */
const perQuery: LoadForUpdate = async (tx, slug, request) => {
  const reply = request === undefined ? noReply : await findReply(tx, request);
  const order = reply.state === 'none' ? await loadOrder(tx, slug) : null;
  return { reply, loaded: order && { order, details: () => loadOrderDetails(tx, order, false) } };
};

type AllRow = Readonly<Record<keyof typeof detailColumns, string>> & {
  /** JSON with the columns under their names in the database. */
  readonly order: string | null;
  readonly requestHash: string | null;
  readonly status: number | null;
  readonly reply: Selectable<IdempotencyKeysTable>['reply'];
  /** Of the order that the reply tells of. */
  readonly repliedTo: string | null;
  readonly sealedKey: Selectable<OrderKeysTable>['sealedKey'];
};

const all = statement<{ slug: string; scope: string | null; key: string | null }, AllRow>((db, params) => {
  const subject = { orderId: sql.ref<string>('found.id'), shopId: sql.ref<string>('found.shopId') };
  return db
    .selectFrom(sql`(select 1)`.as('always'))
    .leftJoin('orders as found', (join) => join.on('found.slug', '=', params.slug))
    .leftJoin('idempotencyKeys as kept', (join) =>
      join.on('kept.scope', '=', params.scope).on('kept.key', '=', params.key),
    )
    .leftJoin('orderKeys as own', (join) => join.onRef('own.orderId', '=', 'found.id'))
    .select([sql<string | null>`row_to_json(found)::text`.as('order'), 'requestHash', 'kept.status', 'reply'])
    .select(['kept.orderId as repliedTo', 'own.sealedKey'])
    .select(rowsAsJson(detailColumns, detailQueries(db, subject)) as never);
});

const orderRowFromJson = (text: string): Selectable<OrdersTable> =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as object).map(([name, value]) => [camelCase(name), value]),
  ) as never;

/** PostgreSQL is remote: key, order and details in one round trip. */
const batched: LoadForUpdate = async (tx, slug, request) => {
  const { scope = null, key = null } = request ?? {};
  const [row] = await tx.run(all, { slug, scope, key });
  if (row === undefined) throw new Error('A left join answered no row');
  const { requestHash, status, reply, repliedTo } = row;
  const kept = requestHash === null ? undefined : { requestHash, status, reply };
  const orderRow = row.order === null ? null : orderRowFromJson(row.order);
  const keys = orderRow === null ? tx.keys : keysFromRow(tx, orderRow.id, row.sealedKey);
  const order = orderRow && orderFromRow(keys, orderRow);
  return {
    reply: request === undefined ? noReply : replyFromRow(await keysOfOrder(tx, repliedTo), request, kept),
    loaded: order && {
      order,
      details: async () =>
        orderDetailsOf(keys, order.id, rowsFromJson<keyof typeof detailColumns>(detailColumns, row)),
    },
  };
};

const ways: Record<DialectName, LoadForUpdate> = { sqlite: perQuery, postgres: batched };

/** The reply that the request's key already has, and the order: looked up in the way that costs the engine least. */
export const loadForUpdate: LoadForUpdate = (tx, slug, request) => ways[tx.dialect](tx, slug, request);
