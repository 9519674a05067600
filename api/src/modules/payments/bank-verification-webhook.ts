import {
  insertPayment,
  loadBankVerification,
  saveBankVerification,
  type BankVerification,
  type NewPayment,
} from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
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

/** What came with a verification, in grosz; of another currency nothing that could be counted. */
const verificationPayment = (
  { orderId, providerId, channelId }: BankVerification,
  { amount, currency }: BankVerificationEvent,
): NewPayment => ({
  orderId,
  kind: 'test_payment',
  provider: 'bluemedia',
  providerId,
  paymentType: `online_${channelId}`,
  amount: currency === 'PLN' ? amount : 0,
  status: 'completed',
  redirectUrl: null,
});

/** What the bank says, if it is of what was asked for: another amount or currency, or a look into the account without its verdict, is for a person. */
function outcomeOf(
  event: BankVerificationEvent,
  { mode }: BankVerification,
): BankVerificationEvent['outcome'] {
  if (event.outcome !== 'completed') return event.outcome;
  const asAsked = event.currency === 'PLN' && event.amount === verificationAmount[mode];
  return asAsked && (mode === '1PLN' || event.positive) ? 'completed' : 'unclear';
}

/** What the bank says of a verification. A pending after the result undoes nothing. */
async function interpretBankVerification(
  ports: Ports,
  event: BankVerificationEvent,
): Promise<Interpretation | NotInterpreted> {
  const verification = await loadBankVerification(ports.db, event.orderRef);
  if (verification === null) return { reason: 'Nie znamy takiej weryfikacji.', unknown: true };
  const order = await orderOf(ports, verification.orderId);
  const since = verification.createdAt;
  const outcome = outcomeOf(event, verification);
  const type = bankEvents[outcome];
  if (type === null) return { order, since, event: null };
  const status = outcome === 'failed' ? 'failed' : 'completed';
  // A złoty that came has to go back, and a refusal says so.
  const paid = status === 'completed' && event.amount > 0 && verification.status !== 'completed';
  const answer = { ...event.sender, positive: event.positive };
  return {
    order,
    since,
    money: paid ? 'test_payment' : undefined,
    event: { type, paymentId: verification.id },
    write: async (tx) => {
      if (paid) await insertPayment(tx, verificationPayment(verification, event), ports.now());
      await saveBankVerification(tx, verification.id, { status, answer }, ports.now());
      return { redirectUrl: null };
    },
  };
}

/** Blue Media reports the result of a bank verification. */
export const bankVerificationWebhook: Webhook<BankVerificationEvent> = {
  provider: 'bluemedia',
  parse: (request) => request.ports.providers.bankVerification.parseNotification(bodyText(request)),
  interpret: interpretBankVerification,
};
