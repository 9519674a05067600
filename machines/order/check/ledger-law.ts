import { shopStatusOf } from '../order.facets.ts';
import { orderChart } from '../order.chart.ts';
import type { Reached, Step } from './laws.ts';

/** What of an order's money is where somebody has decided about it, or looks at it: in grosz. */
function keptIn({ status, facts }: Reached): number {
  const { paid, initialPayment, moneyHeld } = facts;
  const accepted = paid && shopStatusOf(status, facts) !== 'cancelation' ? initialPayment : 0;
  const isLookedAt = orderChart.requiresOf(status).includes('moneyHeld');
  return accepted + (isLookedAt ? (moneyHeld ?? 0) : 0);
}

/** What a move brings: a payment is told with all that is held then, and the salesman takes what is owed. */
function broughtBy({ before, event, after }: Step): number {
  if (event.type === 'ACCEPT_PAYMENT_ON_PLACE') return after.facts.initialPayment;
  return event.held === undefined ? 0 : event.held - (before.facts.moneyHeld ?? 0);
}

/**
 * Law 7 of a single move: what was received before it or by it is accepted, or held where somebody looks at it; what is
 * neither is owed back with the same move.
 */
export function ledgerLaw(step: Step): string | null {
  const { before, event, after, effects } = step;
  const lost = keptIn(before) + broughtBy(step) - keptIn(after);
  const isOwedBack = effects.some(({ name }) => name === 'oweRefund');
  if (isOwedBack ? lost >= 0 : lost === 0) return null;
  return `${before.status} —${event.type}→ ${after.status} loses money`;
}
