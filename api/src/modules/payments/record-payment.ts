import { insertPayment, isKnownPayment, listPayments, recordOperation, StaleVersion, type Tx } from '@app/db';
import { groszFromWire } from '@app/machines/contract';
import { warsawDay } from '@app/machines/rules';
import { invalid } from '../../kernel/errors.ts';
import type { Command } from '../../kernel/handlers.ts';
import { heldInZloty } from '../order-life/book-money.ts';

interface Money {
  /** Grosz. */
  readonly amount: number;
  /** Whoever brought it, a bank or a till, knows it by this number. */
  readonly reference: string;
  /** Epoch milliseconds. */
  readonly cameAt: number;
}

/** Keeps the money as an operation of its own, provided by hand; 422 where it was kept before. */
async function book(
  tx: Tx,
  orderId: string,
  { amount, reference, cameAt }: Money,
  at: number,
): Promise<void> {
  if (await isKnownPayment(tx, 'by_hand', reference))
    throw invalid({ reference: 'Wpłata o tym numerze jest już zapisana' });
  const payment = {
    orderId,
    kind: 'initial_payment',
    provider: 'by_hand',
    providerId: reference,
    paymentType: 'by_hand',
    amount,
    status: 'started',
    redirectUrl: null,
  } as const;
  const { id } = await insertPayment(tx, payment, at);
  const operation = {
    orderId,
    paymentId: id,
    provider: 'by_hand',
    number: id,
    kind: 'payment',
    amount,
    currency: 'PLN',
    status: 'completed',
    relatedNumber: null,
  } as const;
  await recordOperation(tx, operation, cameAt);
}

/** Money that came towards the initial payment by another way than the payment provider's, on an administrator's word. */
export const recordPayment: Command<'recordPayment'> = async ({ ports, body }, order) => {
  const amount = groszFromWire(body.amount);
  if (amount <= 0) throw invalid({ amount: 'Podaj kwotę wpłaty' });
  if (body.received_on > warsawDay(ports.now()))
    throw invalid({ received_on: 'Ten dzień jeszcze nie nadszedł' });
  // The day alone is known: its noon stands for it.
  const money = { amount, reference: body.reference, cameAt: Date.parse(`${body.received_on}T12:00:00Z`) };
  const held = heldInZloty(await listPayments(ports.db, order.id)) + amount;
  return {
    event(now) {
      if (now.version !== order.version) throw new StaleVersion(order.id, order.version);
      return { type: 'RECORD_PAYMENT', held };
    },
    write: (tx) => book(tx, order.id, money, ports.now()),
  };
};
