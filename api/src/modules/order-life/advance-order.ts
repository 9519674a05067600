import { lockOrder, StaleVersion, type Order, type LoadedOrder, type Tx } from '@app/db';
import type { Actor, OrderEvent } from '@app/machines/order';
import type { SentEvent } from '../../kernel/handlers.ts';
import type { Ports } from '../../kernel/ports.ts';
import { Refused, UnknownOrder } from '../../kernel/refusals.ts';
import {
  commitPlainTransition,
  commitWithDetails,
  type CommittedTransition,
  type TransitionWrites,
} from './commit-transition.ts';
import { computeTransition, type Sender, type TransitionResult } from './compute-transition.ts';
import { isOnlyStored } from './authorize-order.ts';
import { concernsMoney } from './book-money.ts';
import { requireShown } from './shown-version.ts';
import { callsBack, raisesTask } from './enqueue-effects.ts';

/** What is sent at an order, by whom, and what is written with it if the chart accepts. */
export interface Advance extends TransitionWrites, Sender {
  readonly slug: string;
  readonly actor: Actor;
  /** The event, or how it follows from the order as the transaction sees it. */
  readonly event: SentEvent | ((order: Order) => SentEvent);
  /** The order where the caller has just read it; looked at again where it has moved since. */
  readonly found?: LoadedOrder;
  /** The version that the caller has judged by; another one is refused as StaleVersion. */
  readonly expectedVersion?: number | undefined;
  /** The version that the caller's page shows; refused as StaleVersion where it has missed what matters for the event. */
  readonly shownVersion?: number | undefined;
  /** Throws where what the chart makes of the event is not what its sender has agreed to; then nothing is written. */
  readonly approve?: (tx: Tx, order: Order, result: TransitionResult) => Promise<void>;
}

const onlyStored = 'Dane tego wniosku są usunięte albo tylko przechowywane: nie można go prowadzić dalej.';

async function transitionOf(
  tx: Tx,
  { settings: { mode } }: Ports,
  found: Order,
  advance: Advance,
  at: number,
): Promise<TransitionResult> {
  if (advance.expectedVersion !== undefined && advance.expectedVersion !== found.version) {
    throw new StaleVersion(found.id, advance.expectedVersion);
  }
  const sent = typeof advance.event === 'function' ? advance.event(found) : advance.event;
  await requireShown(tx, found, advance.shownVersion, sent.type);
  if (isOnlyStored(found)) throw new Refused(found.status, onlyStored, []);
  const event = { ...sent, actor: advance.actor } as OrderEvent;
  return computeTransition(found, event, { ...advance, mode }, at);
}

async function attempt(ports: Ports, advance: Advance, at: number): Promise<CommittedTransition> {
  const { found, reply } = advance;
  if (found !== undefined && reply?.forStaff === false && advance.write === undefined) {
    const result = await transitionOf(ports.db, ports, found.order, advance, at);
    const { row, effects } = result;
    if (!raisesTask(effects) && !callsBack(effects) && !concernsMoney({ event: row.event, effects }))
      return commitPlainTransition(ports, found, result, reply, at);
  }
  return ports.db.transaction(async (tx) => {
    const order = found?.order ?? (await lockOrder(tx, advance.slug));
    if (order === null) throw new UnknownOrder();
    const result = await transitionOf(tx, ports, order, advance, at);
    await advance.approve?.(tx, order, result);
    return commitWithDetails(tx, order, result, advance, at);
  });
}

/**
 * The only way for an event to move an order: load, ask the chart, save status, facts, history, deadline,
 * tasks and outbox in one transaction. Throws UnknownOrder, StaleVersion, Refused, and an error for a stored status
 * that the chart does not know; then nothing is written.
 */
export async function transitionOrder(ports: Ports, advance: Advance): Promise<CommittedTransition> {
  const at = ports.now();
  const committed = await attempt(ports, advance, at).catch((error: unknown) => {
    if (!(error instanceof StaleVersion) || advance.found === undefined) throw error;
    const { found: _moved, ...again } = advance;
    return attempt(ports, again, at);
  });
  const { order, event, hasEffects } = committed;
  ports.changes.announce(order.id, order.version);
  ports.metrics.transitioned(event);
  if (hasEffects) ports.wakeOutbox();
  return committed;
}

/** The same without a reply: resolves to the order after the transition. */
export const advanceOrder = async (ports: Ports, advance: Advance): Promise<Order> =>
  (await transitionOrder(ports, advance)).order;
