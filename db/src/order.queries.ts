import type { CustomTheme, Facts, FinancingType, OrderStatus } from '@app/machines/order';
import type { Selectable } from 'kysely';
import { openCompany } from './company.queries.ts';
import type { Tx } from './engine/database.ts';
import { orderFromRow, type Order } from './engine/order-row.ts';
import { blindIndexes } from './engine/sealed/digests.ts';
import { keysOfOrder, keysOfOrders } from './engine/sealed/order-keys.ts';
import { statement } from './engine/statement.ts';
import type { OrdersTable } from './tables/orders.ts';

const bySlug = statement<{ slug: string }, Selectable<OrdersTable>>((db, params) =>
  db.selectFrom('orders').selectAll().where('slug', '=', params.slug),
);

/** By the client's capability; null for an unknown slug. */
export async function loadOrder(tx: Tx, slug: string): Promise<Order | null> {
  const [row] = await tx.run(bySlug, { slug });
  return row ? orderFromRow(await keysOfOrder(tx, row.id), row) : null;
}

export async function loadOrderById(tx: Tx, id: string): Promise<Order | null> {
  const row = await tx.kysely.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? orderFromRow(await keysOfOrder(tx, row.id), row) : null;
}

/** By the number that the shop's own system gave it; two shops may use the same. The newest where a shop repeats one. */
export async function loadOrderByExternalId(
  tx: Tx,
  shopId: string,
  externalOrderId: string,
): Promise<Order | null> {
  const row = await tx.kysely
    .selectFrom('orders')
    .selectAll()
    .where('shopId', '=', shopId)
    .where('externalOrderId', '=', externalOrderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? orderFromRow(await keysOfOrder(tx, row.id), row) : null;
}

/** The orders in the order of their ids; what is not there is left out. */
export async function loadOrdersByIds(tx: Tx, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const rows = await tx.kysely.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const keys = await keysOfOrders(
    tx,
    rows.map(({ id }) => ({ orderId: id })),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [orderFromRow(keys(id), row)];
  });
}

/** An order's version and whose it is: all that a page has to know which has the order already. */
export interface OrderVersion {
  readonly version: number;
  readonly shopId: string;
  readonly soldBy: string | null;
  readonly financingType: FinancingType;
}

const versionBySlug = statement<{ slug: string }, OrderVersion>((db, params) =>
  db
    .selectFrom('orders')
    .select(['version', 'shopId', 'soldBy', 'financingType'])
    .where('slug', '=', params.slug),
);

/** Null for an unknown slug. */
export async function loadOrderVersion(tx: Tx, slug: string): Promise<OrderVersion | null> {
  const [row] = await tx.run(versionBySlug, { slug });
  return row ?? null;
}

/** What a client's page is chosen by, before anything else of the order is read. */
export interface ShownOrder {
  readonly status: OrderStatus;
  readonly facts: Facts;
  /** Null where the shop has the default theme. */
  readonly customTheme: CustomTheme | null;
}

const shownBySlug = statement<{ slug: string }, Omit<ShownOrder, 'facts'> & { facts: string }>((db, params) =>
  db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shopId')
    .select(['orders.status', 'orders.facts', 'shops.customTheme'])
    .where('orders.slug', '=', params.slug),
);

/** Null for an unknown slug. */
export async function loadShownOrder(tx: Tx, slug: string): Promise<ShownOrder | null> {
  const [row] = await tx.run(shownBySlug, { slug });
  return row === undefined ? null : { ...row, facts: JSON.parse(row.facts) as Facts };
}

const lockedBySlug = statement<{ slug: string }, Selectable<OrdersTable>>((db, params, dialect) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('slug', '=', params.slug)
    .$if(dialect === 'postgres', (query) => query.forNoKeyUpdate()),
);

/**
 * As `loadOrder`, for a transaction that goes on to change it: on PostgreSQL others wait for the commit, on SQLite
 * writers wait for one another anyway.
 */
export async function lockOrder(tx: Tx, slug: string): Promise<Order | null> {
  const [row] = await tx.run(lockedBySlug, { slug });
  return row ? orderFromRow(await keysOfOrder(tx, row.id), row) : null;
}

/** The same by the order's id. */
export async function lockOrderById(tx: Tx, id: string): Promise<Order | null> {
  const row = await tx.kysely
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(tx.dialect === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ? orderFromRow(await keysOfOrder(tx, row.id), row) : null;
}

/** Nobody mistypes so many VAT ids: who has more orders than are looked at is not believed. */
const mostOfContact = 200;

/**
 * One contact e-mail belongs to one VAT id: whether another order of another company has this one. The order that is being
 * written does not count, whichever VAT id it had before; a VAT id that no registry knows was mistyped and binds nothing (F089).
 */
export async function isEmailOfOtherCompany(
  tx: Tx,
  email: string,
  vatId: string,
  orderId: string | null = null,
): Promise<boolean> {
  const rows = await tx.kysely
    .selectFrom('orders')
    .innerJoin('companies', 'companies.orderId', 'orders.id')
    .select(['companies.orderId', 'companies.details'])
    .where('orders.contactEmailIndex', 'in', blindIndexes(tx.keys, 'email', email))
    .where('companies.vatIdIndex', 'not in', blindIndexes(tx.keys, 'vatId', vatId))
    .$if(orderId !== null, (query) => query.where('orders.id', '<>', orderId))
    .limit(mostOfContact)
    .execute();
  const keys = await keysOfOrders(tx, rows);
  const isKnown = (row: (typeof rows)[number]): boolean =>
    openCompany(keys(row.orderId), row.orderId, row.details).name !== null;
  return rows.length === mostOfContact || rows.some(isKnown);
}

/** Gives these orders to the account, or to nobody; the slugs that are orders. Their versions stay: nothing that a client sees changes. */
export async function assignOrders(
  tx: Tx,
  slugs: readonly string[],
  attendantId: string | null,
): Promise<string[]> {
  const rows = await tx.kysely
    .updateTable('orders')
    .set({ attendantId })
    .where('slug', 'in', slugs)
    .returning('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Who attends to an order; null: nobody. */
export async function loadAttendantId(tx: Tx, orderId: string): Promise<string | null> {
  const row = await tx.kysely
    .selectFrom('orders')
    .select('attendantId')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.attendantId ?? null;
}
