import { phaseOf } from '@app/machines/order';
import { formatPln } from '@app/machines/rules';
import type { StaffOrder } from '../order-query.ts';
import { moneyFigures } from './money-figures.ts';
import type { MoveSpec } from './move-specs.ts';

/** A sentence of a move's dialog by its key, with the amounts that stand in it. */
export type MoveWarning =
  | { readonly word: 'nothingCame' | 'unanswered' | 'answersLater' | 'second' | 'atTheBank' }
  | { readonly word: 'short'; readonly held: string; readonly due: string; readonly difference: string }
  | { readonly word: 'tooMuch'; readonly difference: string };

type Known = Pick<StaffOrder, 'status' | 'facts'>;

/** What an order's money says against forcing it on: that it did not come, is too little, or may still come. */
function ofForce({ status, facts }: Known): readonly MoveWarning[] {
  const money = moneyFigures(status, facts);
  const paying = phaseOf(status) === 'initialPayment' && !facts.paid;
  return [
    ...(paying && !facts.paymentCame && facts.initialPayment > 0 ? [{ word: 'nothingCame' } as const] : []),
    ...(money?.word === 'short' ? [{ ...money, word: money.word }] : []),
    ...(facts.paymentUnanswered ? [{ word: 'unanswered' } as const] : []),
    ...(facts.bankUnanswered ? [{ word: 'atTheBank' } as const] : []),
  ];
}

/** What of a recorded payment of so many grosz goes back, now or once the provider answers too. */
function ofPayment(
  { initialPayment, moneyHeld, paid, paymentUnanswered }: Known['facts'],
  amount: number,
): readonly MoveWarning[] {
  const over = (moneyHeld ?? 0) + amount - initialPayment;
  if (paid) return [{ word: 'second' }];
  return [
    ...(over > 0 ? [{ word: 'tooMuch', difference: formatPln(over) } as const] : []),
    ...(paymentUnanswered ? [{ word: 'answersLater' } as const] : []),
  ];
}

/** What whoever forces a move or vouches for evidence has to know before he confirms it; `amount` is a payment's, in grosz. */
export function warningsOf(
  { event, manner }: Pick<MoveSpec, 'event' | 'manner'>,
  order: Known,
  amount: number | null,
): readonly MoveWarning[] {
  if (manner === 'force') return ofForce(order);
  if (event === 'RECORD_PAYMENT') return ofPayment(order.facts, amount ?? 0);
  return event === 'RECORD_IDENTITY' && order.facts.bankUnanswered ? [{ word: 'atTheBank' }] : [];
}
