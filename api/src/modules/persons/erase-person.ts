import {
  eraseOrder,
  findPersonsOrders,
  insertPersonRequest,
  lockOrderById,
  lockToErase,
  savePersonRequest,
  saveOrder,
  type KeptKind,
  type SoughtPerson,
  type Tx,
} from '@app/db';
import type { DataKind, RetentionHold } from '@app/machines/rules';
import { ApiError, notFound } from '../../kernel/errors.ts';
import { planPerson, refuseSeveralPersons, type PlannedOrder } from './person-plan.ts';

/** What became of an order of the person, as its request keeps it; nothing personal. */
export interface DoneOrder {
  readonly id: string;
  readonly slug: string;
  readonly number: string;
  readonly version: number;
  readonly hold: RetentionHold | null;
  readonly erased: readonly DataKind[];
  readonly kept: readonly KeptKind[];
  readonly restricted: boolean;
}

/** Who asks, why, and which plan was agreed to. */
export interface AskedErasure {
  readonly sought: SoughtPerson;
  readonly reason: string;
  readonly userId: string | null;
  readonly digest: string;
}

/** 409: what would be done is not what was agreed to. */
const otherPlan = (): ApiError =>
  new ApiError(409, {
    error: 'W międzyczasie coś się zmieniło i skutki byłyby inne. Sprawdź plan jeszcze raz i potwierdź.',
    code: 'plan',
  });

/** Marks an order whose data are only stored from now on. */
async function restrict(tx: Tx, orderId: string, at: number): Promise<number> {
  const order = await lockOrderById(tx, orderId);
  if (order === null) return 0;
  if (order.restrictedAt !== null) return order.version;
  return (await saveOrder(tx, order, { restrictedAt: at }, at)).version;
}

async function carryOut(
  tx: Tx,
  { order, hold, goes, stays }: PlannedOrder,
  requestId: string,
  at: number,
): Promise<DoneOrder> {
  const { id, slug, number } = order;
  const kinds = goes.map(({ kind }) => kind);
  const isErased = hold === null && (kinds.length > 0 || stays.length === 0);
  const erased = isErased ? await eraseOrder(tx, { orderId: id, kinds, requestId }, at) : null;
  const restricted = stays.length > 0;
  const version = restricted ? await restrict(tx, id, at) : (erased?.order.version ?? order.version);
  return { ...{ id, slug, number, version, hold, restricted }, erased: erased?.kinds ?? [], kept: stays };
}

/**
 * Carries out the plan that was agreed to, all of it or nothing: what no law keeps is erased, the rest is only stored. Orders in
 * flight are left alone. Throws 404 where the person is in no order, 409 where the plan would be another one now.
 */
export async function erasePerson(
  tx: Tx,
  { sought, reason, userId, digest }: AskedErasure,
  at: number,
): Promise<{ readonly id: string; readonly number: string; readonly done: readonly DoneOrder[] }> {
  const ids = (await findPersonsOrders(tx, sought)).map(({ order }) => order.id);
  // Whoever else erases these orders waits, and finds another plan then.
  for (const id of ids.toSorted()) await lockToErase(tx, id);
  const plan = await planPerson(tx, sought, at);
  if (plan.orders.length === 0) throw notFound();
  if (plan.digest !== digest) throw otherPlan();
  refuseSeveralPersons(plan);
  const request = await insertPersonRequest(tx, { kind: 'erasure', sought, reason, userId, done: [] }, at);
  const done: DoneOrder[] = [];
  for (const order of plan.orders) done.push(await carryOut(tx, order, request.id, at));
  await savePersonRequest(tx, request.id, done);
  return { ...request, done };
}
