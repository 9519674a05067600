import {
  insertPayment,
  listBankVerifications,
  listPayments,
  loadBankVerification,
  recordOperation,
  saveBankVerification,
  type BankVerification,
  type Order,
  type Tx,
} from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import { oweBack } from '../order-life/book-money.ts';
import { verificationAmount, type BankVerificationEvent } from '../../providers/ports.ts';
import {
  bodyText,
  orderOf,
  type Interpretation,
  type NotInterpreted,
  type Webhook,
} from '../order-life/inbox/webhook.ts';
import type { SentEvent } from '../../kernel/handlers.ts';

const bankEvents = {
  completed: 'TEST_PAYMENT_COMPLETED',
  failed: 'TEST_PAYMENT_FAILED',
  unclear: 'TEST_PAYMENT_UNCLEAR',
  pending: null,
} as const satisfies Record<BankVerificationEvent['outcome'], SentEvent['type'] | null>;

/** The number of the payment under a verification, which older releases did not read from its notification. */
const numberOf = (
  { id, providerId }: Pick<BankVerification, 'id' | 'providerId'>,
  payment: BankVerificationEvent['payment'],
): string => payment?.number ?? providerId ?? id;

/**
 * Keeps the money that came with a verification, under a payment of the same number at the provider, and that it goes
 * back, whatever becomes of the verification.
 */
async function recordMoney(
  tx: Tx,
  order: Order,
  verification: BankVerification,
  { amount, currency, payment }: BankVerificationEvent,
  at: number,
): Promise<void> {
  const { id, orderId, mode, channelId } = verification;
  const providerId = verification.providerId ?? id;
  const known = (await listPayments(tx, orderId)).find(
    (each) => each.kind === 'test_payment' && each.providerId === providerId,
  );
  const asked = { kind: 'test_payment', amount: verificationAmount[mode], status: 'started' } as const;
  const channel = { provider: 'bluemedia', providerId, paymentType: `online_${channelId}` };
  const { id: paymentId } =
    known ?? (await insertPayment(tx, { ...asked, ...channel, orderId, redirectUrl: null }, at));
  const number = numberOf(verification, payment);
  const came = { kind: 'payment', status: 'completed', amount, currency, relatedNumber: null } as const;
  await recordOperation(tx, { ...came, orderId, paymentId, provider: 'bluemedia', number }, at);
  await oweBack(tx, order, 'test_payment', 'TEST_PAYMENT_COMPLETED', at);
}

/** What the bank says, if it is of what was asked for: another amount or currency, or a look into the account without its verdict, is for a person. */
function outcomeOf(
  event: BankVerificationEvent,
  { mode }: BankVerification,
): BankVerificationEvent['outcome'] {
  if (event.outcome !== 'completed') return event.outcome;
  const asAsked = event.currency === 'PLN' && event.amount === verificationAmount[mode];
  return asAsked && (mode === '1PLN' || event.positive) ? 'completed' : 'unclear';
}

/** What the bank says of a verification. A pending, or a failure, after the result undoes nothing. */
async function interpretBankVerification(
  ports: Ports,
  event: BankVerificationEvent,
): Promise<Interpretation | NotInterpreted> {
  const verification = await loadBankVerification(ports.db, event.orderRef);
  if (verification === null) return { reason: 'Nie znamy takiej weryfikacji.', unknown: true };
  const { id, orderId, createdAt: since } = verification;
  const [order, attempts, payments] = await Promise.all([
    orderOf(ports, orderId),
    listBankVerifications(ports.db, orderId),
    listPayments(ports.db, orderId),
  ]);
  const outcome = outcomeOf(event, verification);
  const type = bankEvents[outcome];
  const came = event.payment?.completed ?? (outcome === 'completed' || outcome === 'unclear');
  const paid = came && event.amount > 0;
  const record = paid ? (tx: Tx) => recordMoney(tx, order, verification, event, ports.now()) : undefined;
  const said = { order, since, ...(record && { record }) };
  if (type === null) return { ...said, event: null };
  const status = outcome === 'failed' ? 'failed' : 'completed';
  const answer = { ...event.sender, positive: event.positive };
  const isOver = verification.status === 'completed';
  if (status === 'failed' && isOver) return { ...said, event: null };
  // What was asked for and never heard of is not where the client is.
  const newest = attempts.findLast((each) => each.status !== 'opened');
  const number = numberOf(verification, event.payment);
  const isKnown = payments.some(({ operations }) => operations.some((each) => each.number === number));
  return {
    ...said,
    // A złoty that came has to go back, and a refusal says so.
    money: paid && !(isOver && isKnown) ? 'test_payment' : undefined,
    event: { type, paymentId: id, newest: id === newest?.id },
    write: async (tx) => void (await saveBankVerification(tx, id, { status, answer }, ports.now())),
  };
}

/** Blue Media reports the result of a bank verification. */
export const bankVerificationWebhook: Webhook<BankVerificationEvent> = {
  provider: 'bluemedia',
  sends: Object.values(bankEvents).filter((type) => type !== null),
  parse: (request) => request.ports.providers.bankVerification.parseNotification(bodyText(request)),
  interpret: interpretBankVerification,
};
