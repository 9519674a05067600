import { endingOf, type OrderStatus } from '@app/machines/order';
import {
  afterWarsawDays,
  isSettled,
  warsawDay,
  warsawMoment,
  type DataKind,
  type OrderEnding,
  type RetentionBasis,
  type RetentionHold,
} from '@app/machines/rules';
import type { Tx } from '../engine/database.ts';
import type { Order } from '../engine/order-row.ts';
import { kindsLeft } from './erase-order.ts';
import type { RetentionRule } from './retention-rules.ts';

/** A kind of an order's data: until when it is kept, and why. */
export interface KeptKind {
  readonly kind: DataKind;
  /** Epoch ms. */
  readonly until: number;
  readonly basis: RetentionBasis;
  readonly reason: string;
}

/** What may become of an order's data. */
export interface OrderPlan {
  readonly order: Order;
  /** Null in flight. */
  readonly ending: OrderEnding | null;
  /** Why nothing of it is erased now; null: nothing stands against it. */
  readonly hold: RetentionHold | null;
  /** Of what is left; none in flight. */
  readonly kinds: readonly KeptKind[];
}

const dayMs = 24 * 60 * 60_000;
/** So long a payment without an answer, or an effect that fails, is still waited for. */
const waited = 90 * dayMs;

/** The status from which an order came to where it is. */
async function statusBefore(tx: Tx, { id, status }: Order): Promise<OrderStatus | null> {
  const row = await tx.kysely
    .selectFrom('orderEvents')
    .select('fromStatus')
    .where('orderId', '=', id)
    .where('toStatus', '=', status)
    .where('fromStatus', '<>', status)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.fromStatus ?? null;
}

// A stored order of an older release does not know what is held.
const awaitsMoney = ({ facts, statusSince }: Order, at: number): boolean =>
  (facts.moneyHeld ?? null) !== null ||
  ((facts.paymentUnanswered || facts.bankUnanswered) && at - statusSince < waited);

/** What stands against erasing anything of an order that ended. */
async function holdOf(tx: Tx, order: Order, at: number): Promise<RetentionHold | null> {
  const refunds = await tx.kysely
    .selectFrom('refunds')
    .select(['operationId', 'amount', 'state'])
    .where('orderId', '=', order.id)
    .execute();
  if (awaitsMoney(order, at) || refunds.some((refund) => !isSettled(refund))) return 'money';
  const task = await tx.kysely
    .selectFrom('tasks')
    .select('id')
    .where('orderId', '=', order.id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (task !== undefined) return 'task';
  const effect = await tx.kysely
    .selectFrom('outbox')
    .select('id')
    .where('orderId', '=', order.id)
    .where('doneAt', 'is', null)
    .where('createdAt', '>', at - waited)
    .limit(1)
    .executeTakeFirst();
  return effect === undefined ? null : 'effect';
}

function monthsLater(at: number, months: number): number {
  const day = new Date(at);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.getTime();
}

/** When the relation with the client is over: where the goods were financed, with the last instalment. */
function endOf(order: Order, ending: OrderEnding): number {
  const { statusSince, deliveredAt, paymentsCount, facts } = order;
  const isFinanced = ending === 'concluded' && facts.signed && deliveredAt !== null;
  return isFinanced ? Math.max(statusSince, monthsLater(deliveredAt, paymentsCount ?? 0)) : statusSince;
}

const yearEnd = (at: number): number =>
  warsawMoment(`${Number(warsawDay(at).slice(0, 4)) + 1}-01-01`, '00:00');

/** What may become of an order's data, by the rules. */
export async function planOrder(
  tx: Tx,
  order: Order,
  rules: readonly RetentionRule[],
  at: number,
): Promise<OrderPlan> {
  const ending = endingOf(order, await statusBefore(tx, order));
  if (ending === null) return { order, ending, hold: 'in_flight', kinds: [] };
  const ended = endOf(order, ending);
  const left = await kindsLeft(tx, order.id);
  const kinds = left.flatMap((kind): readonly KeptKind[] => {
    const rule = rules.find((one) => one.kind === kind && one.ending === ending);
    if (rule === undefined) throw new Error(`No rule says how long ${kind} is kept`);
    const { days, countedFrom, basis, reason } = rule;
    const from = countedFrom === 'end' ? ended : yearEnd(ended);
    return [{ kind, until: afterWarsawDays(from, days), basis, reason }];
  });
  return { order, ending, hold: await holdOf(tx, order, at), kinds };
}
