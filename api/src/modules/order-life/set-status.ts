import type { Command, PlainEventType, SentEvent } from '../../kernel/handlers.ts';
import { completeCouriers, type Order } from '@app/db';
import { targetOf, type OrderStatus } from '@app/machines/order';
import { invalid } from '../../kernel/errors.ts';
import { findScan, keepScan } from './signed-scan.ts';

/** The chart's own events that need nothing but the choice of where they lead; cancelling and shipping have calls of their own. */
const ownEvents = [
  'RETRY_TEST_PAYMENT',
  'REOPEN_DECISION',
  'RESEND_AGREEMENT',
  'RETRY_PAYMENT',
  'AGREEMENT_VERIFIED',
  'RELEASE_FOR_PICKUP',
  'FINISH',
] as const satisfies readonly PlainEventType[];

const returned = { type: 'COURIER_RETURNED_SIGNED', scanGiven: true } as const;

/**
 * The event that an administrator's choice stands for: the chart's own where it would be taken, else a forced move with
 * its reason. A courier who is back with the agreement is told with its scan.
 */
export function eventTo(
  { status, facts }: Pick<Order, 'status' | 'facts'>,
  to: OrderStatus,
  reason: string | null,
  scanGiven: boolean,
): SentEvent {
  const leads = (event: { type: (typeof ownEvents)[number] } | typeof returned): boolean =>
    targetOf(status, facts, { ...event, actor: 'admin' }) === to;
  const own = ownEvents.find((type) => leads({ type }));
  if (own !== undefined) return { type: own };
  if (leads(returned)) return { ...returned, scanGiven };
  if (reason === null || reason.trim() === '') throw invalid({ reason: 'Podaj powód zmiany statusu' });
  return { type: 'FORCE', to, reason: reason.trim() };
}

/** An administrator's move. */
export const setStatus: Command<'setStatus'> = async ({ ports, body }, order) => {
  const { status, reason = null, attachment_id: id } = body;
  const scan = id === undefined ? null : await findScan(ports.db, order, id);
  const event = (now: Order) => eventTo(now, status, reason, scan !== null);
  return {
    event,
    async write(tx, now) {
      if (event(now).type !== 'COURIER_RETURNED_SIGNED') return;
      await completeCouriers(tx, now.id, ports.now());
      if (scan !== null) await keepScan(tx, now, scan);
    },
  };
};
