import type { BodyOf, OrderWire } from '@app/machines/contract';
import type { OrderEvent } from '@app/machines/order';
import { byClient } from './client-events.ts';
import { byProvider } from './provider-events.ts';
import { call, type Scene, type Sender, type Senders } from './scene.ts';

const byShop: Senders = {
  CONFIRM_SUMMARY: (scene) =>
    call(scene, 'shopSetStatus', { status: 'complement_company_and_user' }, scene.world.salesman),
  RELEASE_FOR_PICKUP: (scene) =>
    call(scene, 'shopSetStatus', { status: 'waiting_for_delivery' }, scene.world.salesman),
  SHIP: (scene) =>
    call(scene, 'shopSetStatus', { status: 'shipped', shipping_number: 'PL1' }, scene.world.salesman),
  CONFIRM_DELIVERY: (scene) =>
    call(scene, 'shopSetDelivery', { delivered_at: '2026-11-20' }, scene.world.salesman),
  SET_PICKUP_DATE: (scene) =>
    call(scene, 'shopSetDelivery', { delivered_at: '2026-11-20' }, scene.world.salesman),
  ACCEPT_CONDITIONS: (scene) =>
    call(scene, 'shopDecideConditions', { decision: 'accept' }, scene.world.salesman),
  REJECT_CONDITIONS: (scene) =>
    call(scene, 'shopDecideConditions', { decision: 'reject' }, scene.world.salesman),
  TAKE_OVER: (scene) => call(scene, 'shopTakeOver', {}, scene.world.salesman),
  CANCEL: (scene) => call(scene, 'shopCancelOrder', {}, scene.world.salesman),
};

const choose: Sender = (scene) => call(scene, 'setStatus', { status: scene.to }, scene.world.admin);
const payment =
  (name: 'test_payment' | 'initial_payment', decision: 'accept' | 'reject'): Sender =>
  (scene) =>
    call(scene, 'decidePayment', { payment: name, decision }, scene.world.admin);
const agreement =
  (status: 'accepted' | 'rejected'): Sender =>
  (scene) =>
    call(scene, 'decideAgreement', { status }, scene.world.admin);

/** Renews what the administrator's page names: the newest signing process. */
async function renew(scene: Scene, kind: BodyOf<'renewAgreement'>['kind']): Promise<Response> {
  const read = await call(scene, 'getSuperadminOrder', undefined, scene.world.admin);
  const { autenti_id } = (await read.json()) as OrderWire;
  return call(scene, 'renewAgreement', { kind }, scene.world.admin, { autenti_id: autenti_id ?? 'none' });
}

const byAdministrator: Senders = {
  RETRY_TEST_PAYMENT: choose,
  REOPEN_DECISION: choose,
  COURIER_RETURNED_SIGNED: choose,
  RESEND_AGREEMENT: choose,
  FINISH: choose,
  RELEASE_FOR_PICKUP: choose,
  RETRY_PAYMENT: choose,
  AGREEMENT_VERIFIED: choose,
  ACCEPT_TEST_PAYMENT: payment('test_payment', 'accept'),
  REJECT_TEST_PAYMENT: payment('test_payment', 'reject'),
  ACCEPT_PAYMENT: payment('initial_payment', 'accept'),
  REJECT_PAYMENT: payment('initial_payment', 'reject'),
  ACCEPT_SIGNED_AGREEMENT: agreement('accepted'),
  REJECT_SIGNED_AGREEMENT: agreement('rejected'),
  RENEW_AGREEMENT: (scene, event) => (event.type === 'RENEW_AGREEMENT' ? renew(scene, event.kind) : null),
  RELAUNCH_SIGNATURE: (scene) => renew(scene, 'qes'),
  SHIP: (scene) => call(scene, 'setShippingNumber', { shipping_number: 'PL1' }, scene.world.admin),
  CONFIRM_DELIVERY: (scene) => call(scene, 'setDelivery', { delivered_at: '2026-11-20' }, scene.world.admin),
  SET_PICKUP_DATE: (scene) => call(scene, 'setDelivery', { delivered_at: '2026-11-20' }, scene.world.admin),
  CHANGE_CASH_PAYMENT: (scene, event) =>
    event.type === 'CHANGE_CASH_PAYMENT'
      ? call(scene, 'setCashPayment', { cash_payment_allowed: event.allowed }, scene.world.admin)
      : null,
  CANCEL: (scene) => call(scene, 'superadminCancelOrder', {}, scene.world.admin),
};

const senders = {
  client: byClient,
  salesman: byShop,
  admin: byAdministrator,
  system: byProvider,
  shop_api: {},
};

/** Sends the event as its actor would over the wire; null where no call carries it from him. */
export function sendOverTheWire(scene: Scene, event: OrderEvent): Promise<Response> | null {
  const table: Senders = senders[event.actor];
  scene.world.registry.knows = !('companyFound' in event) || event.companyFound;
  return table[event.type]?.(scene, event) ?? null;
}
