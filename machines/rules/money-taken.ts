/** Where an order's money is when the order ends. */
export type MoneyTaken = 'nothing' | 'verified' | 'paid' | 'atCounter';

interface Payment {
  readonly kind: string;
  readonly status: string;
}

/**
 * What an order that ended has taken from its client: nothing, a złoty of the bank verification, the initial payment online,
 * or the initial payment in the salesman's hands. What counts as settled because nothing was owed has taken nothing.
 */
export function moneyTaken(
  facts: { readonly paid: boolean; readonly initialPayment: number },
  payments: readonly Payment[],
): MoneyTaken {
  const came = payments.filter(({ status }) => ['completed', 'accepted', 'refused'].includes(status));
  if (came.some(({ kind }) => kind === 'initial_payment')) return 'paid';
  if (facts.paid && facts.initialPayment > 0) return 'atCounter';
  return came.length > 0 ? 'verified' : 'nothing';
}
