import {
  raiseTask,
  receiveNotification,
  settleNotification,
  type Order,
  type OrderChanges,
  type Tx,
} from '@app/db';
import { phaseOf } from '@app/machines/order';
import { advanceOrder, type SentEvent } from '../orders/advance-order.ts';
import { Refused } from '../orders/refusals.ts';
import type { Ports } from '../ports.ts';

/** What a piece of news means for an order. */
export interface Meaning {
  readonly order: Order;
  /** Null: nothing to tell the chart. */
  readonly event: SentEvent | null;
  readonly write?: (tx: Tx) => Promise<OrderChanges | void>;
  /** Money has come with it: where the chart does not want it, it has to go back. */
  readonly money?: boolean;
}

/** A provider's news, its meaning found from what is stored; a sentence says why it means nothing. */
export interface News {
  readonly provider: string;
  readonly id: string;
  readonly meaning: (ports: Ports) => Promise<Meaning | string>;
}

/** Money that nobody waits for: paid already, or the order is over. Nothing changes; an administrator gives it back. */
async function giveBack(tx: Tx, order: Order, at: number): Promise<void> {
  const settled = order.facts.paid || phaseOf(order.status) === 'closed';
  const type = settled ? 'other' : 'execution_of_initial_payment';
  await raiseTask(
    tx,
    { orderId: order.id, type, dueAt: at, raisedBy: null, raisedIn: null, assignedUserId: null },
    at,
  );
}

/**
 * Writes news down once, whatever its number of deliveries, and tells the chart. What the chart refuses, or what means
 * nothing, is listed as not applied with the reason; only what could not be tried is thrown, so that the provider repeats it.
 */
export async function applyNews(ports: Ports, news: News, raw: string): Promise<void> {
  const { provider, id: notificationId } = news;
  const at = ports.now();
  const received = await ports.db.transaction((tx) =>
    receiveNotification(tx, { provider, notificationId, raw, at }),
  );
  if (received.outcome !== 'received') return;
  const notApplied = (reason: string, order?: Order, more?: (tx: Tx) => Promise<void>): Promise<void> =>
    ports.db.transaction(async (tx) => {
      await more?.(tx);
      await settleNotification(tx, received.id, {
        outcome: 'not_applied',
        reason,
        ...(order ? { orderId: order.id } : {}),
        at: ports.now(),
      });
    });
  const meaning = await news.meaning(ports);
  if (typeof meaning === 'string') return notApplied(meaning);
  const { order, event, write, money } = meaning;
  const settled = { outcome: 'applied', orderId: order.id, at: ports.now() } as const;
  if (event === null) {
    await ports.db.transaction(async (tx) => {
      await write?.(tx);
      await settleNotification(tx, received.id, settled);
    });
    return;
  }
  try {
    await advanceOrder(ports, {
      slug: order.slug,
      actor: 'system',
      event,
      write: async (tx) => {
        const changes = await write?.(tx);
        await settleNotification(tx, received.id, settled);
        return changes;
      },
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await notApplied(
      `${error.status}: ${error.reason}`,
      order,
      money ? (tx) => giveBack(tx, order, ports.now()) : undefined,
    );
  }
}
