import { randomUUID } from 'node:crypto';
import {
  insertBankVerification,
  insertPayment,
  insertSignature,
  listOrderEvents,
  listPayments,
  listPersons,
  recordOperation,
} from '@app/db';
import type { CallName } from '@app/machines/contract';
import { accepts } from '@app/machines/order';
import type { OrderEvent } from '@app/machines/order';
import { call, type WalkContext, type Senders } from './walk-context.ts';

/** Sends a webhook in the form that the scripted ports read. */
const sendWebhook = (
  context: WalkContext,
  name: CallName,
  orderRef: string,
  event: object,
): Promise<Response> => call(context, name, { id: randomUUID(), orderRef, ...event } as never);

/** The bank's answer of a look into the account, which brings no money: of the newest, or of one that a newer has followed. */
async function bank(
  context: WalkContext,
  outcome: 'completed' | 'failed' | 'unclear',
  newest = true,
): Promise<Response> {
  const { clock, ports } = context.world;
  const asked = { orderId: context.order.id, mode: 'AIS', channelId: '101', personId: null } as const;
  const begin = () =>
    ports.db.transaction((tx) => {
      const started = { ...asked, providerId: null, status: 'started', redirectUrl: null } as const;
      return insertBankVerification(tx, started, (clock.now += 1));
    });
  const verification = await begin();
  if (!newest) await begin();
  const said = { outcome, positive: true, amount: 0, currency: 'PLN', sender: null };
  return sendWebhook(context, 'notifyBluemedia', verification.id, said);
}

/** Names a payment of the order, the newest or an older one, beside others of which one is unanswered or none. */
async function paymentOf({ world, order }: WalkContext, newest: boolean, unanswered: boolean) {
  const { db } = world.ports;
  const { id: orderId, facts } = order;
  const row = { orderId, kind: 'initial_payment', provider: 'dotpay', paymentType: 'online_1' } as const;
  const started = { ...row, status: 'started', providerId: null, redirectUrl: null } as const;
  const at = world.clock.now;
  const begin = () =>
    db.transaction((tx) => insertPayment(tx, { ...started, amount: facts.initialPayment }, at));
  const attempts = (await listPayments(db, orderId)).filter(({ kind }) => kind === 'initial_payment');
  const last = attempts.at(-1);
  const named = last === undefined || !newest || unanswered ? await begin() : last;
  const others = [...attempts.filter(({ id }) => id !== named.id), ...(newest ? [] : [await begin()])];
  for (const { id: paymentId } of unanswered ? [] : others) {
    const none = { kind: 'payment', status: 'rejected', amount: 0, currency: 'PLN' } as const;
    const said = { ...none, orderId, paymentId, provider: 'dotpay', number: randomUUID() };
    await db.transaction((tx) => recordOperation(tx, { ...said, relatedNumber: null }, at));
  }
  return named;
}

async function paid(
  context: WalkContext,
  outcome: 'completed' | 'rejected',
  event: OrderEvent,
): Promise<Response> {
  const newest = !('newest' in event) || event.newest;
  const payment = await paymentOf(context, newest, 'unanswered' in event && event.unanswered);
  const { initialPayment, moneyHeld } = context.order.facts;
  const amount = 'held' in event ? event.held - (moneyHeld ?? 0) : initialPayment;
  const said = { outcome, operationNumber: randomUUID(), amount, currency: 'PLN' };
  return sendWebhook(context, 'notifyDotpay', payment.id, said);
}

/** A process of the agreement's, of which one of the signers reports his signature, or which ends. */
async function signed(
  context: WalkContext,
  kind: 'identity' | 'agreement',
  status: 'STARTED' | 'COMPLETED' | 'REJECTED',
): Promise<Response> {
  const { db } = context.world.ports;
  const processId = randomUUID();
  const persons = await listPersons(db, context.order.id);
  const signers = persons.map(({ id }) => ({ personId: id, signed: false }));
  const row = { orderId: context.order.id, kind, provider: 'autenti', processId, signers } as const;
  await db.transaction((tx) => insertSignature(tx, { ...row, status: 'STARTED' }, context.world.clock.now));
  const outcomes = { STARTED: 'pending', COMPLETED: 'completed', REJECTED: 'failed' } as const;
  const email = persons[0]?.email ?? context.order.contact?.email ?? '';
  return sendWebhook(context, 'notifyAutenti', processId, {
    status,
    outcome: outcomes[status],
    signers: [{ email, signed: status !== 'REJECTED' }],
  });
}

async function decided(
  context: WalkContext,
  outcome: 'approved' | 'rejected' | 'conditional',
): Promise<Response> {
  const { order, world } = context;
  const asked = (await listOrderEvents(world.ports.db, order.id)).findLast(
    ({ visited, toStatus }) => visited.length > 0 && toStatus === order.status,
  );
  const conditions = outcome === 'conditional' ? { ownPaymentInPercent: 20, paymentsCount: 24 } : null;
  return sendWebhook(context, 'notifyDecisionEngine', `${order.id}.${asked?.seq ?? 0}`, {
    outcome,
    conditions,
  });
}

/** The webhooks of the providers; each names a row, which is inserted where the walk has none. */
export const byProvider: Senders = {
  TEST_PAYMENT_COMPLETED: (context) => bank(context, 'completed'),
  TEST_PAYMENT_FAILED: (context, event) => bank(context, 'failed', 'newest' in event && event.newest),
  // What comes of comparing the bank's data is no webhook.
  TEST_PAYMENT_UNCLEAR: (context) =>
    accepts(context.order.status, 'TEST_PAYMENT_MATCHED') ? null : bank(context, 'unclear'),
  PAYMENT_COMPLETED: (context, event) => paid(context, 'completed', event),
  PAYMENT_REJECTED: (context, event) => paid(context, 'rejected', event),
  IDENTITY_CONFIRMED: (context) => signed(context, 'identity', 'COMPLETED'),
  SIGNER_SIGNED: (context) => signed(context, 'agreement', 'STARTED'),
  SIGNATURE_COMPLETED: (context) => signed(context, 'agreement', 'COMPLETED'),
  SIGNATURE_FAILED: (context) => signed(context, 'agreement', 'REJECTED'),
  DECISION_APPROVED: (context) => decided(context, 'approved'),
  DECISION_REJECTED: (context) => decided(context, 'rejected'),
  DECISION_CONDITIONAL: (context) => decided(context, 'conditional'),
};
