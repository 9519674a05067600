import { dataKinds, type DataKind } from '@app/machines/rules';
import { sql, type Kysely } from 'kysely';
import { checkFlagsOfCompany } from '../company.queries.ts';
import type { Tx } from '../engine/database.ts';
import { newId } from '../engine/ids.ts';
import type { Order } from '../engine/order-row.ts';
import { holdOrderKey } from '../engine/sealed/order-keys.ts';
import { saveOrder } from '../engine/save-order.ts';
import { lockOrderById } from '../order.queries.ts';
import { fileTypesOf, partsOf, type ErasedRows } from './erased-tables.ts';
import { forgetOrder } from './forget-order.ts';

/** The tables as rows of text: which of them it is, is data here. */
type AnyTable = Kysely<Record<string, Record<string, string | null>>>;

/** The column that says whose the row is. */
const ownerOf = (table: string): 'id' | 'orderId' => (table === 'orders' ? 'id' : 'orderId');

/** The rows of an order in which there is something of the part. */
const filled = (tx: Tx, orderId: string, { table, goes }: ErasedRows) =>
  (tx.kysely as unknown as AnyTable)
    .selectFrom(table)
    .select(ownerOf(table))
    .where(ownerOf(table), '=', orderId)
    .$if(goes !== 'rows', (query) =>
      query.where((eb) => eb.or((goes as readonly string[]).map((column) => eb(column, 'is not', null)))),
    )
    .limit(1);

/** Whether anything of the kind is left of an order. */
async function isLeft(tx: Tx, orderId: string, kind: DataKind): Promise<boolean> {
  for (const part of partsOf(kind)) if ((await filled(tx, orderId, part).execute()).length > 0) return true;
  const file = await tx.kysely
    .selectFrom('files')
    .select('id')
    .where('orderId', '=', orderId)
    .where('type', 'in', fileTypesOf(kind))
    .limit(1)
    .execute();
  return file.length > 0;
}

/** The kinds of which an order still has something. */
export async function kindsLeft(tx: Tx, orderId: string): Promise<readonly DataKind[]> {
  const left: DataKind[] = [];
  for (const kind of dataKinds) if (await isLeft(tx, orderId, kind)) left.push(kind);
  return left;
}

async function erasePart(tx: Tx, orderId: string, { table, goes }: ErasedRows): Promise<void> {
  const all = tx.kysely as unknown as AnyTable;
  if (goes === 'rows') await all.deleteFrom(table).where('orderId', '=', orderId).execute();
  else
    await all
      .updateTable(table)
      .set(Object.fromEntries(goes.map((column) => [column, null])))
      .where(ownerOf(table), '=', orderId)
      .execute();
}

/** Rows of files, with what says that their contents have to go too. */
async function eraseFiles(tx: Tx, orderId: string, kind: DataKind, at: number): Promise<void> {
  const gone = await tx.kysely
    .deleteFrom('files')
    .where('orderId', '=', orderId)
    .where('type', 'in', fileTypesOf(kind))
    .returning('path')
    .execute();
  if (gone.length === 0) return;
  const rests = gone.map(({ path }) => ({
    ...{ id: newId(), orderId, place: 'files' as const },
    ...{ path, createdAt: at },
  }));
  await tx.kysely.insertInto('erasureRests').values(rests).execute();
}

/** Replies that are stored to be given again; those of a release that did not note their order are known by their calls. */
async function eraseReplies(tx: Tx, { id, slug }: Order): Promise<void> {
  const own = slug.replaceAll(/[%_\\]/gu, '\\$&');
  await tx.kysely.deleteFrom('idempotencyKeys').where('orderId', '=', id).execute();
  await tx.kysely
    .deleteFrom('idempotencyKeys')
    .where('orderId', 'is', null)
    .where(sql<boolean>`scope like ${`%:${own}:%`} escape '\\'`)
    .execute();
}

async function eraseKind(tx: Tx, order: Order, kind: DataKind, at: number): Promise<void> {
  if (kind === 'application') {
    // Other orders of the company stand beside one less.
    await checkFlagsOfCompany(tx, order.id, at);
    // By what a shop's repeated request is known again: a digest of all that it told.
    await tx.kysely
      .updateTable('externalOrders')
      .set({ contentIndex: null })
      .where('orderId', '=', order.id)
      .execute();
  }
  for (const part of partsOf(kind).filter(({ table }) => table !== 'orders'))
    await erasePart(tx, order.id, part);
  await eraseFiles(tx, order.id, kind, at);
  if (kind === 'communication') await eraseReplies(tx, order);
}

/** What of the order's own row goes with these kinds. */
const ownColumns = (kinds: readonly DataKind[]): Readonly<Record<string, null>> =>
  Object.fromEntries(
    kinds
      .flatMap(partsOf)
      .filter(({ table }) => table === 'orders')
      .flatMap(({ goes }) => (goes as readonly string[]).map((column) => [column, null])),
  );

/** What is erased, and on whose asking: of nobody's where the retention job does it. */
export interface Erasure {
  readonly orderId: string;
  readonly kinds: readonly DataKind[];
  readonly requestId: string | null;
}

/** What became of an order: how it is now, and which kinds went. */
export interface ErasedOrder {
  readonly order: Order;
  readonly kinds: readonly DataKind[];
}

/** The order, held until the transaction's end: nobody writes anything of it meanwhile. Its key first, as who writes of the order takes them. */
export async function lockToErase(tx: Tx, orderId: string): Promise<Order | null> {
  await holdOrderKey(tx, orderId);
  return lockOrderById(tx, orderId);
}

/**
 * Erases kinds of data of an order: rows go, or columns of rows that lists, history and sums need. What lies outside the
 * database is written down to be removed after the commit. The version rises, so that who has read the order before
 * writes nothing over it. Null where there is no such order, or nothing of the kinds is left. Whether the order may be erased, its
 * caller has asked in the same transaction.
 */
export async function eraseOrder(
  tx: Tx,
  { orderId, kinds, requestId }: Erasure,
  at: number,
): Promise<ErasedOrder | null> {
  const order = await lockToErase(tx, orderId);
  if (order === null || order.erasedAt !== null) return null;
  const present = await kindsLeft(tx, orderId);
  const going = present.filter((kind) => kinds.includes(kind));
  const isWhole = present.length === going.length;
  if (going.length === 0 && !isWhole) return null;
  if (going.length > 0)
    await tx.kysely
      .insertInto('orderErasures')
      .values(going.map((kind) => ({ orderId, kind, at, requestId })))
      .onConflict((conflict) => conflict.columns(['orderId', 'kind']).doNothing())
      .execute();
  for (const kind of going) await eraseKind(tx, order, kind, at);
  if (isWhole) {
    await tx.kysely
      .insertInto('erasureRests')
      .values({ id: newId(), orderId, place: 'simulators', path: null, createdAt: at })
      .execute();
    await forgetOrder(tx, orderId, at);
  }
  const changes = {
    ...ownColumns(going),
    ...(isWhole ? { erasedAt: at, retentionAt: null } : { retentionAt: 0 }),
  };
  return { order: await saveOrder(tx, order, changes, at), kinds: going };
}
