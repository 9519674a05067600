import type { Order, OrderChanges, Tx } from '@app/db';
import type { CallName, OrderWire, ReplyOf } from '@app/machines/contract';
import type { CallRequest, OrderCommand } from '../../kernel/call-context.ts';
import { advanceOrder, type SentEvent } from './advance-order.ts';
import { findOrder, authorizeOrder } from './authorize-order.ts';
import { renderOrderReply } from './order-reply.ts';
import { type AccessContext, demandConfirmation } from '../../kernel/access.ts';

/** What a call makes of the order that it found: the event, and what is written with it. */
export interface Sending {
  readonly event: SentEvent | ((order: Order) => SentEvent);
  readonly write?: ((tx: Tx, order: Order) => Promise<OrderChanges | void>) | undefined;
  readonly reason?: string | null;
}

const versionOf = (body: unknown): number | undefined => (body as { version?: number } | undefined)?.version;

/** The event that the sending makes of the order; a forced one demands that the password was given a moment ago. */
function eventOf(request: CallRequest<CallName>, { event }: Sending, order: Order): SentEvent {
  const sent = typeof event === 'function' ? event(order) : event;
  if (sent.type === 'FORCE') demandConfirmation(request);
  return sent;
}

const advanceOf = (
  request: CallRequest<CallName>,
  order: Order,
  access: AccessContext,
  sending: Sending,
) => ({
  slug: order.slug,
  actor: access.actor,
  userId: access.userId,
  event: (seen: Order) => eventOf(request, sending, seen),
  expectedVersion: versionOf(request.body),
  reason: sending.reason ?? null,
  ...(sending.write ? { write: sending.write } : {}),
});

/** Sends the event as the caller of the request, under the version that the page saw and the request's key. */
export async function sendEvent(request: CallRequest<CallName>, sending: Sending): Promise<Order> {
  const { order, access } = await findOrder(request);
  const advance = advanceOf(request, order, access, sending);
  return advanceOrder(request.ports, { ...advance, request: request.requestKey });
}

type OrderCall = {
  [N in CallName]: ReplyOf<N> extends OrderWire ? (OrderWire extends ReplyOf<N> ? N : never) : never;
}[CallName];

/**
 * A call that sends an event and answers the order. `ask` may look things up first; then the move, and the answer under
 * the request's key, are one transaction: a repetition is answered to the letter, also after a crash.
 */
export const sends = <N extends OrderCall>(
  ask: (request: CallRequest<N>, found: Order) => Sending | Promise<Sending>,
): OrderCommand<N> => ({
  async transition(request, found) {
    const { ports, requestKey } = request;
    const { order, access } = await authorizeOrder(request, found?.order ?? null);
    const sending = await ask(request, order);
    let text = '';
    await advanceOrder(ports, {
      ...advanceOf(request, order, access, sending),
      ...(found && { found }),
      reply: {
        forStaff: access.canReadHistory,
        key: requestKey,
        render: (moved, dossier) => (text = JSON.stringify(renderOrderReply(moved, dossier, access))),
      },
    });
    return text;
  },
});
