import { phaseOf, type Facts, type OrderStatus } from '@app/machines/order';
import { formatPln } from '@app/machines/rules';

/** What the payment stands at, as amounts for reading; `word` says which sentence they belong to. */
export interface MoneyFigures {
  readonly word: 'due' | 'exact' | 'short' | 'over' | 'surplus';
  readonly held: string;
  readonly due: string;
  readonly difference: string;
}

/** What came beside what was asked for, where money is held or waited for; null where no amount decides. */
export function moneyFigures(status: OrderStatus, facts: Facts): MoneyFigures | null {
  const { initialPayment: due, moneyHeld: held, paid } = facts;
  const figures = (word: MoneyFigures['word']): MoneyFigures => ({
    word,
    held: formatPln(held ?? 0),
    due: formatPln(due),
    difference: formatPln(Math.abs((held ?? 0) - due)),
  });
  if (held !== null) {
    if (paid) return figures('surplus');
    return figures(held === due ? 'exact' : held < due ? 'short' : 'over');
  }
  return phaseOf(status) === 'initialPayment' && !paid && due > 0 ? figures('due') : null;
}
