import type { Order, OrderChanges, Tx } from '@app/db';
import type { CallName, OrderWire, ReplyOf } from '@app/machines/contract';
import type { CallRequest, Change } from '../http/call-request.ts';
import { advanceOrder, type SentEvent } from './advance-order.ts';
import { currentOrderFor } from './current-order-for.ts';
import { findOrder } from './find-order.ts';

/** What a call makes of the order that it found: the event, and what is written with it. */
export interface Sending {
  readonly event: SentEvent | ((order: Order) => SentEvent);
  readonly write?: ((tx: Tx, order: Order) => Promise<OrderChanges | void>) | undefined;
  readonly reason?: string | null;
}

const versionOf = (body: unknown): number | undefined => (body as { version?: number } | undefined)?.version;

/** Sends the event as the caller of the request, under the version that the page saw and the request's key. */
export async function sendEvent(request: CallRequest<CallName>, sending: Sending): Promise<Order> {
  const { order, viewer } = await findOrder(request);
  return advanceOrder(request.ports, {
    slug: order.slug,
    actor: viewer.actor,
    userId: viewer.userId,
    event: sending.event,
    expectedVersion: versionOf(request.body),
    reason: sending.reason ?? null,
    ...(sending.write ? { write: sending.write } : {}),
    request: request.requestKey,
  });
}

type OrderCall = {
  [N in CallName]: ReplyOf<N> extends OrderWire ? (OrderWire extends ReplyOf<N> ? N : never) : never;
}[CallName];

/** A call that sends an event and answers the order. `ask` may look things up first; nothing is written until the chart accepts. */
export const sends = <N extends OrderCall>(
  ask: (request: CallRequest<N>, found: Order) => Sending | Promise<Sending>,
): Change<N> => ({
  act: async (request) => {
    const { order } = await findOrder(request);
    await sendEvent(request, await ask(request, order));
  },
  answer: async (request) => (await currentOrderFor(request)) as ReplyOf<N>,
});
