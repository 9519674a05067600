import {
  insertPayment,
  insertRefunds,
  listOrderEvents,
  listPayments,
  newId,
  recordOperation,
  settleOperations,
  type Order,
  type Payment,
  type PaymentOperation,
  type Tx,
} from '@app/db';
import { phaseOf, shopStatusOf, type Effect, type EventType } from '@app/machines/order';
import { owedBack, sumsOf, type MoneyUse, type RefundReason } from '@app/machines/rules';

/** What was decided of a transition that may concern money. */
interface Booked {
  readonly event: string;
  readonly effects: readonly Effect[];
}

/** The effects that are rows of the ledger, written with the transition that asks for them. */
export const booksMoney = ({ name }: Effect): boolean => name === 'oweRefund' || name === 'oweZlotyBack';

const accepts: readonly string[] = [
  'PAYMENT_MATCHED',
  'ACCEPT_PAYMENT',
  'RECORD_PAYMENT',
] satisfies EventType[];
const takesOnPlace = (event: string): boolean => event === ('ACCEPT_PAYMENT_ON_PLACE' satisfies EventType);

/** Whether a transition writes anything of money. */
export const concernsMoney = ({ event, effects }: Booked): boolean =>
  accepts.includes(event) || takesOnPlace(event) || effects.some(booksMoney);

/** A sum that came, with the kind of its payment. */
export type Sum = PaymentOperation & { readonly paymentKind: Payment['kind'] };

/** What came of all payments, oldest first. */
export const receivedSums = (payments: readonly Payment[]): Sum[] =>
  payments.flatMap(({ kind: paymentKind, operations }) =>
    operations
      .filter(({ kind, status }) => kind === 'payment' && status === 'completed')
      .map((sum) => ({ ...sum, paymentKind })),
  );

/** What came towards the initial payment, by any attempt, of which nobody has decided yet. */
export const heldSums = (payments: readonly Payment[]) =>
  payments
    .filter(({ kind }) => kind === 'initial_payment')
    .flatMap(({ operations, refunds }) => sumsOf(operations, refunds))
    .filter(({ status }) => status === 'completed');

/** What of it is in PLN, in grosz. */
export const heldInZloty = (payments: readonly Payment[]): number =>
  heldSums(payments)
    .filter(({ currency }) => currency === 'PLN')
    .reduce((total, { amount }) => total + amount, 0);

/** What the order has its money for. */
export const moneyUse = ({ status, facts }: Pick<Order, 'status' | 'facts'>): MoneyUse => ({
  paid: facts.paid,
  initialPayment: facts.initialPayment,
  cancelled: shopStatusOf(status, facts) === 'cancelation',
});

/** Why money that nobody accepted goes back: it came late or besides, or the event that ended the looking at it says so. */
function reasonOf(order: Order, event: string): RefundReason {
  if (event === 'PAYMENT_COMPLETED') return order.facts.paid ? 'second' : 'late';
  if (phaseOf(order.status) === 'closed') return 'cancelled';
  return order.facts.paid ? 'second' : 'refused';
}

/** Writes down what the salesman took: the order's word for it is the only one. */
async function recordOnPlace(tx: Tx, { id: orderId, facts }: Order, at: number): Promise<void> {
  const amount = facts.initialPayment;
  const asked = { orderId, kind: 'initial_payment', provider: 'salesman', providerId: null } as const;
  const taken = { paymentType: 'on_place', amount, status: 'started', redirectUrl: null } as const;
  const { id: paymentId, provider } = await insertPayment(tx, { ...asked, ...taken }, at);
  const came = { kind: 'payment', status: 'completed', currency: 'PLN', relatedNumber: null } as const;
  const number = newId();
  await recordOperation(tx, { ...came, orderId, paymentId, provider, number, amount }, at);
  const payment = (await listPayments(tx, orderId)).find(({ id }) => id === paymentId);
  await settleOperations(tx, payment?.operations ?? [], 'accepted', at);
}

/** Orders of older releases have no record of what their salesman took; their history has. */
async function recordForgottenOnPlace(tx: Tx, order: Order, payments: readonly Payment[], at: number) {
  const isKnown = receivedSums(payments).some(({ settled }) => settled === 'accepted');
  if (isKnown || !order.facts.paid || order.facts.initialPayment === 0) return payments;
  const events = await listOrderEvents(tx, order.id);
  if (!events.some(({ event }) => takesOnPlace(event))) return payments;
  await recordOnPlace(tx, order, at);
  return listPayments(tx, order.id);
}

/** Writes down what has to go back of the money of a kind and is not written down yet; whether anything has. */
export async function oweBack(
  tx: Tx,
  order: Order,
  kind: Payment['kind'],
  event: string,
  at: number,
): Promise<boolean> {
  const found = await listPayments(tx, order.id);
  const payments = kind === 'initial_payment' ? await recordForgottenOnPlace(tx, order, found, at) : found;
  const refunds = payments.flatMap((payment) => payment.refunds);
  const accepted = order.facts.paid && !moneyUse(order).cancelled ? 'surplus' : 'cancelled';
  const owed = owedBack(kind, receivedSums(payments), refunds, moneyUse(order)).map(({ sum, amount }) => ({
    orderId: order.id,
    operationId: sum.id,
    amount,
    currency: sum.currency,
    reason:
      kind === 'test_payment'
        ? ('zloty' as const)
        : sum.settled === 'accepted'
          ? accepted
          : reasonOf(order, event),
  }));
  await insertRefunds(tx, owed, at);
  return owed.length > 0;
}

/** Writes what a transition means for the money of its order, in the transaction of the transition. */
export async function bookMoney(tx: Tx, order: Order, { event, effects }: Booked, at: number): Promise<void> {
  if (takesOnPlace(event)) await recordOnPlace(tx, order, at);
  if (accepts.includes(event)) {
    await settleOperations(tx, heldSums(await listPayments(tx, order.id)), 'accepted', at);
    await oweBack(tx, order, 'initial_payment', event, at);
  }
  // A forced move accepts nobody's money: what nobody has accepted by then goes back.
  if (event === 'FORCE' && order.facts.paid) await oweBack(tx, order, 'initial_payment', event, at);
  for (const { name } of effects.filter(booksMoney))
    await oweBack(tx, order, name === 'oweZlotyBack' ? 'test_payment' : 'initial_payment', event, at);
}
