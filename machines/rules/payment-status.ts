/** What a provider reports of money, under a number of its own. Amount in hundredths of `currency`. */
export interface MoneyOperation {
  readonly number: string;
  readonly kind: 'payment' | 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly status: 'pending' | 'completed' | 'rejected';
  /** What was decided about a sum that came; null: nothing yet. */
  readonly settled: 'accepted' | 'refused' | null;
  /** Of a refund: the operation whose money it gives back. */
  readonly relatedNumber: string | null;
}

/** Where a sum that came is; `completed`: held, nobody has accepted or refused it yet. */
export type SumStatus = 'completed' | 'accepted' | 'refused' | 'refunded';

/** Where a payment is, by its operations. */
export type PaymentStatus = 'opened' | 'started' | 'rejected' | SumStatus;

/** The sums that came among a payment's operations, and where each is. */
export function sumsOf<O extends MoneyOperation>(
  operations: readonly O[],
): (Omit<O, 'status'> & { readonly status: SumStatus })[] {
  const done = operations.filter(({ status }) => status === 'completed');
  return done
    .filter(({ kind }) => kind === 'payment')
    .map((sum) => {
      const returned = done
        .filter(({ kind, relatedNumber }) => kind === 'refund' && relatedNumber === sum.number)
        .reduce((total, { amount }) => total + amount, 0);
      return {
        ...sum,
        status: returned > 0 && returned >= sum.amount ? 'refunded' : (sum.settled ?? 'completed'),
      };
    });
}

const byWeight: readonly SumStatus[] = ['completed', 'accepted', 'refused', 'refunded'];

/** The status of a payment that we opened or started, read from its operations, oldest first. */
export function paymentStatus(
  begun: 'opened' | 'started',
  operations: readonly MoneyOperation[],
): PaymentStatus {
  const sums = sumsOf(operations);
  const status = byWeight.find((each) => sums.some((sum) => sum.status === each));
  return status ?? (operations.at(-1)?.status === 'rejected' ? 'rejected' : begun);
}
