import type { DataKind } from '@app/machines/rules';
import { afterWarsawDays } from '@app/machines/rules';
import type { Tx } from '../engine/database.ts';
import { newId } from '../engine/ids.ts';
import { loadOrdersByIds } from '../order.queries.ts';
import { eraseOrder, lockToErase, type ErasedOrder } from './erase-order.ts';
import { planOrder, type OrderPlan } from './order-plan.ts';
import type { RetentionRule } from './retention-rules.ts';

/** So many days before it does it, the job tells that something of an order is erased. */
export const noticeDays = 14;
/** An order that is held is looked at again after so many days. */
const heldDays = 30;

const idsBetween = async (tx: Tx, from: number, to: number, limit: number): Promise<string[]> => {
  const rows = await tx.kysely
    .selectFrom('orders')
    .select('id')
    .where('retentionAt', '>=', from)
    .where('retentionAt', '<=', to)
    .orderBy('retentionAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** Orders that ended and were not looked at since, or since a rule was changed. */
export const listUnplanned = (tx: Tx, limit: number): Promise<string[]> => idsBetween(tx, 0, 0, limit);

/** Orders of which something is due to be erased, the longest due first. */
export const listDueOrders = (tx: Tx, now: number, limit: number): Promise<string[]> =>
  idsBetween(tx, 1, now, limit);

/** When something of the order is due, and not before it was told; null: nothing is left. */
function nextOf({ kinds, hold }: OrderPlan, at: number): number | null {
  if (kinds.length === 0) return null;
  const due = Math.min(...kinds.map(({ until }) => until));
  return Math.max(due, afterWarsawDays(at, hold === null ? noticeDays : heldDays));
}

/** Writes down when something of an order is due. The version stays: nobody sees it. */
export async function planRetention(
  tx: Tx,
  orderId: string,
  rules: readonly RetentionRule[],
  at: number,
): Promise<void> {
  const order = await lockToErase(tx, orderId);
  if (order === null || order.erasedAt !== null) return;
  const plan = await planOrder(tx, order, rules, at);
  if (plan.ending !== null && plan.hold === null && plan.kinds.length === 0) {
    await eraseOrder(tx, { orderId, kinds: [], requestId: null }, at);
    return;
  }
  const retentionAt = plan.ending === null ? null : nextOf(plan, at);
  await tx.kysely.updateTable('orders').set({ retentionAt }).where('id', '=', orderId).execute();
}

/** What the job did with an order that was due. */
export type RetentionStep = { readonly held: true } | ({ readonly held: false } & Partial<ErasedOrder>);

/** Erases what is due of an order, and writes down when the rest is. */
export async function retainOrder(
  tx: Tx,
  orderId: string,
  rules: readonly RetentionRule[],
  at: number,
): Promise<RetentionStep> {
  const order = await lockToErase(tx, orderId);
  if (order === null || order.erasedAt !== null || order.retentionAt === null || order.retentionAt > at)
    return { held: false };
  const plan = await planOrder(tx, order, rules, at);
  const kinds = plan.kinds.filter(({ until }) => until <= at).map(({ kind }) => kind);
  const erased = plan.hold === null ? await eraseOrder(tx, { orderId, kinds, requestId: null }, at) : null;
  if (erased?.order.erasedAt == null) await planRetention(tx, orderId, rules, at);
  return plan.hold === null ? { held: false, ...erased } : { held: true };
}

/** What a run did. */
export interface RetentionRun {
  readonly at: number;
  readonly orders: number;
  readonly kinds: Readonly<Partial<Record<DataKind, number>>>;
  readonly held: number;
}

/** Writes down what a run did. */
export async function insertRetentionRun(tx: Tx, { kinds, ...run }: RetentionRun): Promise<void> {
  await tx.kysely
    .insertInto('retentionRuns')
    .values({ ...run, id: newId(), kinds: JSON.stringify(kinds) })
    .execute();
}

/** The last runs, newest first. */
export async function listRetentionRuns(tx: Tx, limit: number): Promise<RetentionRun[]> {
  const rows = await tx.kysely
    .selectFrom('retentionRuns')
    .select(['at', 'orders', 'kinds', 'held'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ kinds, ...run }) => ({ ...run, kinds: JSON.parse(kinds) as RetentionRun['kinds'] }));
}

/** How many orders are due before each of these moments and not before the one before it. */
export async function countDue(tx: Tx, moments: readonly number[]): Promise<number[]> {
  const counts: number[] = [];
  let from = 1;
  for (const to of moments) {
    const { count } = await tx.kysely
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('retentionAt', '>=', from)
      .where('retentionAt', '<', to)
      .executeTakeFirstOrThrow();
    counts.push(Number(count));
    from = to;
  }
  return counts;
}

/** What is due before a moment, soonest first: each order with what goes of it by then. */
export async function listSoonDue(
  tx: Tx,
  rules: readonly RetentionRule[],
  { at, before, limit }: { readonly at: number; readonly before: number; readonly limit: number },
): Promise<readonly OrderPlan[]> {
  const orders = await loadOrdersByIds(tx, await idsBetween(tx, 1, before, limit));
  return Promise.all(orders.map((order) => planOrder(tx, order, rules, at)));
}
