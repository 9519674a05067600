import { isSettled, type RefundOfSum } from './refunds.ts';

/** What a provider reports of money, under a number of its own. Amount in hundredths of `currency`. */
export interface MoneyOperation {
  readonly id: string;
  readonly kind: 'payment' | 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly status: 'pending' | 'completed' | 'rejected';
  /** What was decided about a sum that came; null: nothing yet. */
  readonly settled: 'accepted' | 'refused' | null;
}

/** Where a sum that came is; `completed`: held, nobody has accepted or refused it yet; `refused`: owed back. */
export const sumStatuses = ['completed', 'accepted', 'refused', 'refunded'] as const;
export type SumStatus = (typeof sumStatuses)[number];

/** Where a payment is, by its operations. */
export const paymentStatuses = ['opened', 'started', 'rejected', ...sumStatuses] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where a payment is, in the words of staff (ADMIN-048). */
export const paymentStatusNames: Readonly<Record<PaymentStatus, string>> = {
  opened: 'rozpoczęta',
  started: 'oczekująca',
  rejected: 'odrzucona',
  completed: 'przetworzona',
  accepted: 'zrealizowana',
  refused: 'do zwrotu',
  refunded: 'zakończona',
};

/** The sums that came among a payment's operations, where each is, and what of it does not go back. */
export function sumsOf<O extends MoneyOperation>(
  operations: readonly O[],
  refunds: readonly RefundOfSum[],
): (Omit<O, 'status'> & { readonly status: SumStatus; readonly rest: number })[] {
  return operations
    .filter(({ kind, status }) => kind === 'payment' && status === 'completed')
    .map((sum) => {
      const own = refunds.filter(({ operationId }) => operationId === sum.id);
      const rest = Math.max(0, sum.amount - own.reduce((total, { amount }) => total + amount, 0));
      const back = own.every(isSettled) ? 'refunded' : 'refused';
      return {
        ...sum,
        rest,
        status: own.length > 0 && rest === 0 ? back : (sum.settled ?? 'completed'),
      };
    });
}

/** The status of a payment that we opened or started, read from its operations, oldest first, and their refunds. */
export function paymentStatus(
  begun: 'opened' | 'started',
  operations: readonly MoneyOperation[],
  refunds: readonly RefundOfSum[],
): PaymentStatus {
  const sums = sumsOf(operations, refunds);
  const status = sumStatuses.find((each) => sums.some((sum) => sum.status === each));
  return status ?? (operations.at(-1)?.status === 'rejected' ? 'rejected' : begun);
}
