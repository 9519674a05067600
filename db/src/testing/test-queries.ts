import type { Tx } from '../engine/database.ts';
import type { RequestKey } from '../engine/idempotency.ts';
import { eventInsert, type StoredOrderEvent } from '../engine/order-events.ts';
import { keysOfOrder } from '../engine/sealed/order-keys.ts';
import { open } from '../engine/sealed/seal.ts';
import { runWrite } from '../engine/writes.ts';
import type { Task } from '../task.queries.ts';

export { insertOrder } from '../engine/insert-order.ts';
export { insertEffects } from '../engine/outbox.ts';

/** Adds a row to the history. */
export const appendOrderEvent = async (tx: Tx, event: StoredOrderEvent): Promise<void> =>
  void (await runWrite(tx, eventInsert(await keysOfOrder(tx, event.orderId), event)));

/** All of an order's tasks, newest first. */
export const listTasks = (tx: Tx, orderId: string): Promise<Task[]> =>
  tx.kysely.selectFrom('tasks').selectAll().where('orderId', '=', orderId).orderBy('id', 'desc').execute();

/** Who has seen which numbers of the order and why, in the order of time. */
export async function listNumberReveals(tx: Tx, orderId: string) {
  const rows = await tx.kysely
    .selectFrom('numberReveals')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  const keys = await keysOfOrder(tx, orderId);
  return rows.map(({ id, fields, personName, reason, ...row }) => ({
    ...row,
    id,
    fields: JSON.parse(fields) as string[],
    personName: personName && open(keys, `number_reveals:${id}:personName`, personName),
    reason: open(keys, `number_reveals:${id}:reason`, reason),
  }));
}

/** Claims a key as releases up to 0014 did before they acted. */
export async function insertClaim(
  tx: Tx,
  { scope, key }: RequestKey,
  { hash, at }: { readonly hash: string; readonly at: number },
): Promise<void> {
  const claim = { scope, key, requestHash: hash, state: 'in_flight', at } as const;
  await tx.kysely.insertInto('idempotencyKeys').values(claim).execute();
}

export async function saveShopLogo(tx: Tx, shopId: string, logoFileId: string): Promise<void> {
  await tx.kysely.updateTable('shops').set({ logoFileId }).where('id', '=', shopId).execute();
}

export { kindsLeft } from '../erasure/erase-order.ts';
export { runBound } from '../engine/statement.ts';
