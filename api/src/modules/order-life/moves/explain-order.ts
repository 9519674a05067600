import type { ReplyOf } from '@app/machines/contract';
import {
  adminMoves,
  effectTexts,
  lockedEvents,
  notGuaranteedOnline,
  type AdminMove,
  type OrderEvent,
} from '@app/machines/order';
import type { Order } from '@app/db';
import type { Query } from '../../../kernel/handlers.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { findOrder, isOnlyStored } from '../authorize-order.ts';
import { computeTransition } from '../compute-transition.ts';
import { Refused } from '../../../kernel/refusals.ts';

/** What follows a move, as far as the chart knows it without what is sent with the event; the sentence where it is refused. */
function outcomeOf(order: Order, event: OrderEvent, { settings, now }: Ports): readonly string[] | string {
  try {
    const { effects } = computeTransition(order, event, settings, now());
    return effects.map(({ name }) => effectTexts[name].name);
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

type Explained = ReplyOf<'explainOrder'>['moves'][number];

/** A move as the desk shows it; one that the policy of where we run refuses lacks what its sentence says. */
function explained(
  order: Order,
  { to, event, waitsFor, forcible, lacks }: AdminMove,
  ports: Ports,
): Explained {
  const sent: OrderEvent =
    event === null
      ? { type: 'FORCE', actor: 'admin', to, reason: '–' }
      : ({ type: event, actor: 'admin' } as OrderEvent);
  const outcome = outcomeOf(order, sent, ports);
  // A renewal may be of a kind that is not refused.
  const isBarred = outcome === notGuaranteedOnline && event !== 'RENEW_AGREEMENT';
  return {
    to,
    event: isBarred ? null : event,
    effects: typeof outcome === 'string' ? [] : [...outcome],
    waits_for: [...waitsFor],
    forcible: forcible && !isBarred,
    lacks: [...lacks, ...(isBarred ? [{ sentence: notGuaranteedOnline, who: null, record: null }] : [])],
  };
}

/** Where the order may go from here, and what is not possible now. */
export const explainOrder: Query<'explainOrder'> = async (request) => {
  const { order, access } = await findOrder(request);
  if (isOnlyStored(order)) return { moves: [], refused: [] };
  return {
    moves: adminMoves(order, access.canSend).map((move) => explained(order, move, request.ports)),
    refused: lockedEvents(order, access.canSend).map(({ event, sentence, opensIn }) => ({
      event,
      sentence,
      opens_in: [...opensIn],
    })),
  };
};
