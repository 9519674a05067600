import type { Command, SentEvent } from '../../kernel/handlers.ts';
import { completeCouriers, type Order } from '@app/db';
import { targetOf, type OrderStatus } from '@app/machines/order';
import { invalid } from '../../kernel/errors.ts';

/** The chart's own events that need nothing but the choice of where they lead; cancelling and shipping have calls of their own. */
const ownEvents = [
  'RETRY_TEST_PAYMENT',
  'REOPEN_DECISION',
  'COURIER_RETURNED_SIGNED',
  'RESEND_AGREEMENT',
  'RETRY_PAYMENT',
  'AGREEMENT_VERIFIED',
  'RELEASE_FOR_PICKUP',
  'FINISH',
] as const satisfies readonly SentEvent['type'][];

/** The event that an administrator's choice stands for: the chart's own where it would be taken, else a forced move with its reason. */
export function eventTo(order: Order, to: OrderStatus, reason: string | null): SentEvent {
  const own = ownEvents.find((type) => targetOf(order.status, order.facts, { type, actor: 'admin' }) === to);
  if (own !== undefined) return { type: own };
  if (reason === null || reason.trim() === '') throw invalid({ reason: 'Podaj powód zmiany statusu' });
  return { type: 'FORCE', to, reason: reason.trim() };
}

/** An administrator's move. */
export const setStatus: Command<'setStatus'> = ({ ports, body }) => {
  const event = (order: Order) => eventTo(order, body.status, body.reason ?? null);
  return {
    event,
    async write(tx, order) {
      if (event(order).type === 'COURIER_RETURNED_SIGNED') await completeCouriers(tx, order.id, ports.now());
    },
  };
};
