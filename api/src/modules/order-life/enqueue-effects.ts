import { insertComment, raiseTask, type NewEffect, type Order, type Tx } from '@app/db';
import { delayOf, endsProcesses, phaseOf, type Effect } from '@app/machines/order';
import { booksMoney } from './book-money.ts';

const isTask = ({ name }: Effect): boolean => name === 'raiseTask';

/** Whether the effects raise a task, so that an earlier task of the order has to be looked for. */
export const raisesTask = (effects: readonly Effect[]): boolean => effects.some(isTask);

/** Whether the effects call back what runs, so that what waits to begin has to be looked for. */
export const callsBack = (effects: readonly Effect[]): boolean =>
  effects.some(({ name }) => endsProcesses(name));

/** The outbox rows of a transition at `at` (epoch ms); their key (order, history row, place) is the same over all attempts. */
export const outboxRows = (
  order: Pick<Order, 'id' | 'version' | 'status' | 'facts'>,
  effects: readonly Effect[],
  at: number,
): NewEffect[] =>
  effects
    .filter((effect) => !isTask(effect) && !booksMoney(effect))
    .map(({ name, data }, place) => ({
      effect: name,
      key: `${order.id}:${order.version}:${place}:${name}`,
      data: { ...data, seq: order.version, status: order.status },
      dueAt: at + delayOf(name, order.facts),
    }));

/** What has to be done about the goods of an order that is over, the only thing for which the chart calls somebody then. */
const fetchGoods =
  'Wniosek anulowano po wydaniu towaru. Wstrzymaj wydanie albo ustal z klientem i sklepem zwrot towaru.';

/** The tasks for administrators among the effects of a transition; where type and status say what is to be done, without words. */
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
    const { id: taskId } = await raiseTask(tx, task, at);
    if (phaseOf(order.status) === 'closed')
      await insertComment(tx, { orderId: order.id, userId: null, body: fetchGoods, taskId }, at);
  }
}
