import {
  insertPayment,
  insertRefunds,
  listPayments,
  recordOperation,
  settleOperations,
  type Database,
  type Payment,
} from '@app/db';

/** A payment of an order, and the sum that came of it; one of the lease's initial fee, through Dotpay, where nothing else is said. */
interface Came {
  readonly kind?: 'initial_payment' | 'test_payment';
  readonly provider?: string;
  readonly paymentType?: string;
  /** Grosz; what was asked for where it differs stands in `expected`. */
  readonly amount: number;
  readonly expected?: number;
  readonly status?: 'pending' | 'completed' | 'rejected';
  readonly settled?: 'accepted' | 'refused';
  /** Of the sum, grosz. */
  readonly owed?: number;
}

/** A payment that was begun at this time, of which nothing is known yet. */
export function beginPayment(db: Database, orderId: string, at: string, payment: Came): Promise<Payment> {
  const { kind = 'initial_payment', provider = 'dotpay', paymentType = 'online_1', amount } = payment;
  const form = { orderId, kind, provider, paymentType, providerId: null, redirectUrl: null };
  const opened = { ...form, amount: payment.expected ?? amount, status: 'started' } as const;
  return db.transaction((tx) => insertPayment(tx, opened, Date.parse(at)));
}

/** A sum that a provider reported under this number, with what was decided of it and what goes back. */
export async function receiveSum(
  db: Database,
  orderId: string,
  at: string,
  number: string,
  payment: Came,
): Promise<void> {
  const { amount, status = 'completed', settled, owed } = payment;
  const { id: paymentId, provider } = await beginPayment(db, orderId, at, payment);
  const came = { kind: 'payment', currency: 'PLN', relatedNumber: null, number, amount, status } as const;
  const moment = Date.parse(at);
  await db.transaction(async (tx) => {
    await recordOperation(tx, { ...came, orderId, paymentId, provider }, moment);
    const own = (await listPayments(tx, orderId)).find(({ id }) => id === paymentId)?.operations ?? [];
    if (settled !== undefined) await settleOperations(tx, own, settled, moment);
    if (owed === undefined) return;
    const refund = { orderId, operationId: own[0]?.id ?? '', currency: 'PLN', reason: 'refused' } as const;
    await insertRefunds(tx, [{ ...refund, amount: owed }], moment + 1);
  });
}
