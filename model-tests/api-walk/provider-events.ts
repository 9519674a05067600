import { randomUUID } from 'node:crypto';
import {
  insertBankVerification,
  insertPayment,
  insertSignature,
  listBankVerifications,
  listOrderEvents,
  listPayments,
} from '@app/db';
import type { CallName } from '@app/machines/contract';
import { call, type Scene, type Senders } from './scene.ts';

/** A provider's word, written as the scripted ports read it. */
const tell = (scene: Scene, name: CallName, orderRef: string, news: object): Promise<Response> =>
  call(scene, name, { id: randomUUID(), orderRef, ...news } as never);

async function bank(scene: Scene, outcome: 'completed' | 'failed' | 'unclear'): Promise<Response> {
  const { db } = scene.world.ports;
  const { id: orderId } = scene.order;
  const known = await listBankVerifications(db, orderId);
  const row = { orderId, mode: '1PLN', channelId: '101', personId: null, providerId: null } as const;
  const verification =
    known.at(-1) ??
    (await db.transaction((tx) =>
      insertBankVerification(tx, { ...row, status: 'started', redirectUrl: null }, scene.world.clock.now),
    ));
  return tell(scene, 'notifyBluemedia', verification.id, {
    outcome,
    positive: true,
    amount: 100,
    currency: 'PLN',
    sender: null,
  });
}

async function paid(scene: Scene, outcome: 'completed' | 'rejected'): Promise<Response> {
  const { db } = scene.world.ports;
  const { id: orderId, facts } = scene.order;
  const payments = await listPayments(db, orderId);
  const row = { orderId, kind: 'initial_payment', provider: 'dotpay', paymentType: 'online_1' } as const;
  const amount = facts.initialPayment;
  const started = { ...row, status: 'started', providerId: null, amount, redirectUrl: null } as const;
  const payment =
    payments.at(-1) ?? (await db.transaction((tx) => insertPayment(tx, started, scene.world.clock.now)));
  const news = { outcome, operationNumber: randomUUID(), amount, currency: 'PLN' };
  return tell(scene, 'notifyDotpay', payment.id, news);
}

async function signed(scene: Scene, kind: 'identity' | 'agreement', completed: boolean): Promise<Response> {
  const { db } = scene.world.ports;
  const processId = randomUUID();
  const row = { orderId: scene.order.id, kind, provider: 'autenti', processId, redirectUrl: null } as const;
  await db.transaction((tx) => insertSignature(tx, { ...row, status: 'STARTED' }, scene.world.clock.now));
  const outcome = completed ? 'completed' : 'failed';
  return tell(scene, 'notifyAutenti', processId, { status: completed ? 'COMPLETED' : 'REJECTED', outcome });
}

async function decided(scene: Scene, outcome: 'approved' | 'rejected' | 'conditional'): Promise<Response> {
  const { order, world } = scene;
  const asked = (await listOrderEvents(world.ports.db, order.id)).findLast(
    ({ visited: passed, toStatus }) => passed.length > 0 && toStatus === order.status,
  );
  const conditions = outcome === 'conditional' ? { ownPaymentInPercent: 20, paymentsCount: 24 } : null;
  return tell(scene, 'notifyDecisionEngine', `${order.id}.${asked?.seq ?? 0}`, { outcome, conditions });
}

/** What providers tell, each about a row of its own that is made where the walk has none. */
export const byProvider: Senders = {
  TEST_PAYMENT_COMPLETED: (scene) => bank(scene, 'completed'),
  TEST_PAYMENT_FAILED: (scene) => bank(scene, 'failed'),
  PAYMENT_COMPLETED: (scene) => paid(scene, 'completed'),
  PAYMENT_REJECTED: (scene) => paid(scene, 'rejected'),
  IDENTITY_CONFIRMED: (scene) => signed(scene, 'identity', true),
  SIGNATURE_COMPLETED: (scene) => signed(scene, 'agreement', true),
  SIGNATURE_FAILED: (scene) => signed(scene, 'agreement', false),
  DECISION_APPROVED: (scene) => decided(scene, 'approved'),
  DECISION_REJECTED: (scene) => decided(scene, 'rejected'),
  DECISION_CONDITIONAL: (scene) => decided(scene, 'conditional'),
};
