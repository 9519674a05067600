import { putEffects, raiseTask, type Order, type Tx } from '@app/db';
import type { Effect } from '@app/machines/order';

/**
 * Writes down what the chart asks the world for: tasks for administrators at once, everything else as outbox rows whose
 * key (order, history row, place) is the same over all attempts. Answers whether the outbox has something new.
 */
export async function askWorld(
  tx: Tx,
  order: Order,
  effects: readonly Effect[],
  at: number,
): Promise<boolean> {
  const isTask = ({ name }: Effect): boolean => name === 'raiseTask' || name === 'raiseRefundTask';
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
  const asked = effects.filter((effect) => !isTask(effect));
  const rows = asked.map(({ name, data }, place) => ({
    effect: name,
    key: `${order.id}:${order.version}:${place}:${name}`,
    data: { ...data, seq: order.version, status: order.status },
  }));
  await putEffects(tx, order.id, rows, at);
  return rows.length > 0;
}
