import { raiseTask, type NewEffect, type Order, type Tx } from '@app/db';
import { endsProcesses, type Effect } from '@app/machines/order';
import { booksMoney } from './book-money.ts';

const isTask = ({ name }: Effect): boolean => name === 'raiseTask';

/** Whether the effects raise a task, so that an earlier task of the order has to be looked for. */
export const raisesTask = (effects: readonly Effect[]): boolean => effects.some(isTask);

/** Whether the effects call back what runs, so that what waits to begin has to be looked for. */
export const callsBack = (effects: readonly Effect[]): boolean =>
  effects.some(({ name }) => endsProcesses(name));

/** The outbox rows of a transition; their key (order, history row, place) is the same over all attempts. */
export const outboxRows = (
  order: Pick<Order, 'id' | 'version' | 'status'>,
  effects: readonly Effect[],
): NewEffect[] =>
  effects
    .filter((effect) => !isTask(effect) && !booksMoney(effect))
    .map(({ name, data }, place) => ({
      effect: name,
      key: `${order.id}:${order.version}:${place}:${name}`,
      data: { ...data, seq: order.version, status: order.status },
    }));

/** The tasks for administrators among the effects of a transition. */
export async function raiseTasks(
  tx: Tx,
  order: Order,
  effects: readonly Effect[],
  at: number,
): Promise<void> {
  for (const { data } of effects.filter(isTask)) {
    const task = {
      orderId: order.id,
      type: data.task ?? 'other',
      dueAt: at,
      raisedBy: null,
      raisedIn: order.status,
      assignedUserId: null,
    };
    await raiseTask(tx, task, at);
  }
}
