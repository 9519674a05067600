import { appendOrderEvent, insertOrder, type NewOrder, type Order, type Tx } from '@app/db';
import { chartHash, deadlineAt, type Actor } from '@app/machines/order';
import type { Ports } from '../../kernel/ports.ts';
import { computeCreation } from './compute-transition.ts';
import { enqueueEffects } from './enqueue-effects.ts';
import { factColumns } from './fact-columns.ts';

/** What an order is created with. */
export interface CreateOrder {
  readonly order: Omit<NewOrder, 'status' | 'chartHash' | 'at' | 'deadlineAt' | 'soldBy'>;
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
  const { status, facts, visited, effects } = computeCreation(order.facts, actor);
  const created = await insertOrder(tx, {
    ...order,
    ...factColumns(facts),
    facts,
    flowType: facts.flowType,
    soldBy: userId,
    status,
    chartHash,
    deadlineAt: deadlineAt(status, at),
    at,
  });
  await appendOrderEvent(tx, {
    orderId: created.id,
    seq: created.version,
    event: 'CREATE',
    factsPatch: facts,
    fromStatus: null,
    toStatus: status,
    visited,
    actor,
    userId,
    reason: null,
    forced: false,
    at,
    chartHash,
  });
  await write?.(tx, created);
  await enqueueEffects(tx, created, effects, at);
  return created;
}

/** The same in a transaction of its own. */
export async function createOrder(ports: Ports, creation: CreateOrder): Promise<Order> {
  const order = await ports.db.transaction((tx) => insertCreatedOrder(tx, creation, ports.now()));
  ports.wakeOutbox();
  return order;
}
