import { commitCreation, type NewOrder, type Order, type Tx } from '@app/db';
import { chartHash, deadlineAt, reminderAt, type Actor } from '@app/machines/order';
import type { Ports } from '../../kernel/ports.ts';
import { computeCreation } from './compute-transition.ts';
import { outboxRows, raiseTasks } from './enqueue-effects.ts';
import { factColumns } from './fact-columns.ts';

/** What an order is created with. */
export interface CreateOrder {
  readonly order: Omit<
    NewOrder,
    'id' | 'status' | 'chartHash' | 'at' | 'deadlineAt' | 'reminderAt' | 'soldBy'
  > & {
    readonly id: string;
  };
  readonly actor: Actor;
  /** The signed-in account that creates it, which has sold it from now on. */
  readonly userId?: string | null;
  readonly write?: (tx: Tx, order: Order) => Promise<void>;
}

/**
 * Creates an order in the caller's transaction: the chart says in which status, and the first history row holds all its
 * facts. After the commit the outbox is to be woken.
 */
export async function insertCreatedOrder(
  tx: Tx,
  { order, actor, userId = null, write }: CreateOrder,
  at: number,
): Promise<Order> {
  const { status, facts, visited, edges, effects } = computeCreation(order.facts, actor);
  const entered = { id: order.id, version: 1, status, facts };
  const created = await commitCreation(tx, {
    order: {
      ...order,
      ...factColumns(facts),
      facts,
      flowType: facts.flowType,
      soldBy: userId,
      status,
      chartHash,
      deadlineAt: deadlineAt(status, facts, at),
      reminderAt: reminderAt(status, facts, at),
      at,
    },
    event: {
      event: 'CREATE',
      factsPatch: facts,
      fromStatus: null,
      toStatus: status,
      visited,
      edges,
      actor,
      userId,
      reason: null,
      forced: false,
      at,
      chartHash,
    },
    effects: outboxRows(entered, effects, at),
  });
  await write?.(tx, created);
  await raiseTasks(tx, created, effects, at);
  return created;
}

/** The same in a transaction of its own. */
export async function createOrder(ports: Ports, creation: CreateOrder): Promise<Order> {
  const order = await ports.db.transaction((tx) => insertCreatedOrder(tx, creation, ports.now()));
  ports.wakeOutbox();
  return order;
}
