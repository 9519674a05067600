/** Where an order's money is, or may be, when the order ends. */
export type MoneyTaken = 'nothing' | 'verifying' | 'verified' | 'paying' | 'paid' | 'atCounter';

interface Payment {
  readonly kind: string;
  readonly status: string;
  readonly onPlace: boolean;
}

interface Known {
  readonly paid: boolean;
  readonly initialPayment: number;
  readonly paymentUnanswered: boolean;
  readonly bankUnanswered: boolean;
}

/**
 * What an order that ended has taken from its client: nothing, a złoty of the bank verification, the initial payment online,
 * or the initial payment in the salesman's hands; or what an attempt without an answer may still take. What counts as
 * settled because nothing was owed has taken nothing.
 */
export function moneyTaken(known: Known, payments: readonly Payment[]): MoneyTaken {
  const came = payments.filter(({ status }) => ['completed', 'accepted', 'refused'].includes(status));
  const initial = came.filter(({ kind }) => kind === 'initial_payment');
  if (initial.some(({ onPlace }) => !onPlace)) return 'paid';
  if (initial.length > 0 || (known.paid && known.initialPayment > 0)) return 'atCounter';
  if (known.paymentUnanswered) return 'paying';
  if (came.length > 0) return 'verified';
  return known.bankUnanswered ? 'verifying' : 'nothing';
}
