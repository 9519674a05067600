import { markPersonAsked, raiseTask, type Order, type OrderEffect, type Tx } from '@app/db';

/** The status in which the order asked for it. */
export const enqueuedIn = (effect: OrderEffect): Order['status'] =>
  (effect.data as { status: Order['status'] }).status;

/** Raises a task about an effect that only a person can help with, once; answers its id, null where that was done before. */
export async function raiseEffectTask(tx: Tx, effect: OrderEffect, at: number): Promise<string | null> {
  if (!(await markPersonAsked(tx, effect.id, at))) return null;
  const { id } = await raiseTask(
    tx,
    {
      orderId: effect.orderId,
      type: 'other',
      dueAt: at,
      raisedBy: null,
      raisedIn: enqueuedIn(effect),
      assignedUserId: null,
    },
    at,
  );
  return id;
}
