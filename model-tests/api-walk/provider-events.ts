import { randomUUID } from 'node:crypto';
import {
  insertBankVerification,
  insertPayment,
  insertSignature,
  listBankVerifications,
  listOrderEvents,
  listPayments,
  listPersons,
} from '@app/db';
import type { CallName } from '@app/machines/contract';
import { call, type WalkContext, type Senders } from './walk-context.ts';

/** Sends a webhook in the form that the scripted ports read. */
const sendWebhook = (
  context: WalkContext,
  name: CallName,
  orderRef: string,
  event: object,
): Promise<Response> => call(context, name, { id: randomUUID(), orderRef, ...event } as never);

async function bank(context: WalkContext, outcome: 'completed' | 'failed' | 'unclear'): Promise<Response> {
  const { db } = context.world.ports;
  const { id: orderId } = context.order;
  const known = await listBankVerifications(db, orderId);
  const row = { orderId, mode: '1PLN', channelId: '101', personId: null, providerId: null } as const;
  const verification =
    known.at(-1) ??
    (await db.transaction((tx) =>
      insertBankVerification(tx, { ...row, status: 'started', redirectUrl: null }, context.world.clock.now),
    ));
  return sendWebhook(context, 'notifyBluemedia', verification.id, {
    outcome,
    positive: true,
    amount: 100,
    currency: 'PLN',
    sender: null,
  });
}

async function paid(context: WalkContext, outcome: 'completed' | 'rejected'): Promise<Response> {
  const { db } = context.world.ports;
  const { id: orderId, facts } = context.order;
  const payments = await listPayments(db, orderId);
  const row = { orderId, kind: 'initial_payment', provider: 'dotpay', paymentType: 'online_1' } as const;
  const amount = facts.initialPayment;
  const started = { ...row, status: 'started', providerId: null, amount, redirectUrl: null } as const;
  const payment =
    payments.at(-1) ?? (await db.transaction((tx) => insertPayment(tx, started, context.world.clock.now)));
  const event = { outcome, operationNumber: randomUUID(), amount, currency: 'PLN' };
  return sendWebhook(context, 'notifyDotpay', payment.id, event);
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
  TEST_PAYMENT_FAILED: (context) => bank(context, 'failed'),
  PAYMENT_COMPLETED: (context) => paid(context, 'completed'),
  PAYMENT_REJECTED: (context) => paid(context, 'rejected'),
  IDENTITY_CONFIRMED: (context) => signed(context, 'identity', 'COMPLETED'),
  SIGNER_SIGNED: (context) => signed(context, 'agreement', 'STARTED'),
  SIGNATURE_COMPLETED: (context) => signed(context, 'agreement', 'COMPLETED'),
  SIGNATURE_FAILED: (context) => signed(context, 'agreement', 'REJECTED'),
  DECISION_APPROVED: (context) => decided(context, 'approved'),
  DECISION_REJECTED: (context) => decided(context, 'rejected'),
  DECISION_CONDITIONAL: (context) => decided(context, 'conditional'),
};
