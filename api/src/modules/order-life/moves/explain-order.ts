import { adminMoves, effectTexts, lockedEvents, type OrderEvent } from '@app/machines/order';
import type { Order } from '@app/db';
import type { Query } from '../../../kernel/handlers.ts';
import { findOrder } from '../authorize-order.ts';
import { computeTransition } from '../compute-transition.ts';
import { Refused } from '../../../kernel/refusals.ts';

/** What follows a move, as far as the chart knows it without what is sent with the event. */
function effectsOf(order: Order, event: OrderEvent, at: number): string[] {
  try {
    const { effects } = computeTransition(order, event, {}, at);
    return effects.map(({ name }) => effectTexts[name].name);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

/** Where the order may go from here, and what is not possible now. */
export const explainOrder: Query<'explainOrder'> = async (request) => {
  const { order, access } = await findOrder(request);
  const at = request.ports.now();
  return {
    moves: adminMoves(order, access.canSend).map(({ to, event, waitsFor, forcible, lacks }) => ({
      to,
      event,
      effects: effectsOf(
        order,
        event === null
          ? { type: 'FORCE', actor: 'admin', to, reason: '–' }
          : ({ type: event, actor: 'admin' } as OrderEvent),
        at,
      ),
      waits_for: [...waitsFor],
      forcible,
      lacks: lacks.map((lack) => ({ ...lack })),
    })),
    refused: lockedEvents(order, access.canSend).map(({ event, sentence, opensIn }) => ({
      event,
      sentence,
      opens_in: [...opensIn],
    })),
  };
};
