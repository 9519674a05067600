import { randomUUID } from 'node:crypto';
import {
  insertBankVerification,
  insertPayment,
  insertSignature,
  listBankVerifications,
  listOrderEvents,
  listPayments,
  listPersons,
  removeDraft,
  type Order,
} from '@app/db';
import { filledForm, type WalkingApp } from '@app/api/testing';
import { calls, type BodyOf, type CallName, type OrderWire } from '@app/machines/contract';
import type { OrderEvent, OrderStatus } from '@app/machines/order';
import { categoryOf, person } from './begin-walk.ts';

/** The application with somebody signed in at each panel. */
export interface World extends WalkingApp {
  readonly admin: Readonly<Record<string, string>>;
  readonly salesman: Readonly<Record<string, string>>;
}

interface Scene {
  readonly world: World;
  readonly order: Order;
  /** Where the chart leads; an administrator's call names it. */
  readonly to: OrderStatus;
}

async function call<N extends CallName>(
  { world, order }: Scene,
  name: N,
  body: BodyOf<N>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { method, path } = calls[name];
  return world.app.request(path.replace(':slug', order.slug), {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
}

/** A provider's word, written as the scripted ports read it. */
const tell = (scene: Scene, name: CallName, orderRef: string, news: object): Promise<Response> =>
  call(scene, name, { id: randomUUID(), orderRef, ...news } as never);

const allConsents = Object.fromEntries(
  [
    'personal_data_consent',
    'bik_procuration_consent',
    'big_authorization_consent',
    'personal_data_sharing_consent',
    'terms_of_use_consent',
    'electronic_invoice_consent',
  ].map((name) => [name, true]),
);

const contact = {
  full_name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  phone: person.phone,
};

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
  return tell(scene, 'notifyBluemedia', verification.id, { outcome, amount: 100, sender: null });
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
    ({ passed, toStatus }) => passed.length > 0 && toStatus === order.status,
  );
  const conditions = outcome === 'conditional' ? { ownPaymentInPercent: 20, paymentsCount: 24 } : null;
  return tell(scene, 'notifyDecisionEngine', `${order.id}.${asked?.seq ?? 0}`, { outcome, conditions });
}

type Sender = (scene: Scene, event: OrderEvent) => Promise<Response> | null;

/** The seat that the form sends where the registry has said none. */
const seat = {
  street: 'Lipowa',
  building_number: '12',
  postal_code: '53-505',
  city: 'Wrocław',
  country: 'PL',
};

const items = ({ order }: Scene): BodyOf<'updateProducts'> => ({
  order_items_attributes: [
    {
      name: 'Laptop',
      quantity: 1,
      gross_price: '50000.00',
      gross_price_selected: true,
      category: categoryOf[order.financingType],
    },
  ],
});

const byClient: Partial<Record<OrderEvent['type'], Sender>> = {
  UPDATE_ITEMS: (scene) => call(scene, 'updateProducts', items(scene)),
  UPDATE_CALCULATION: (scene) =>
    call(scene, 'updateCalculation', { payments_count: 36, dont_move_to_next_status: true }),
  ACCEPT_CALCULATION: (scene) => call(scene, 'updateCalculation', { payments_count: 36 }),
  CONFIRM_SUMMARY: (scene) => call(scene, 'confirmSummary', allConsents),
  COMPLEMENT_COMPANY_AND_USER: (scene) =>
    call(scene, 'complementCompany', { vat_id: person.vatId, ...contact }),
  CORRECT_VAT_ID: (scene) => call(scene, 'correctVatId', { vat_id: person.vatId }),
  CLIENT_LOGGED_IN: (scene) => call(scene, 'visitOrder', {}),
  SELECT_METHOD: (scene, event) =>
    event.type === 'SELECT_METHOD'
      ? call(scene, 'selectMethod', { agreement_signature_type: event.method })
      : null,
  START_FORM: async (scene) => {
    // Only the first draft begins a form.
    await scene.world.ports.db.transaction((tx) => removeDraft(tx, scene.order.id));
    return call(scene, 'saveDraft', { order: {} });
  },
  SAVE_FORM_FOR_LATER: (scene) => call(scene, 'saveFormForLater', { order: {} }),
  SUBMIT_COMPANY_FORM: async (scene) => {
    const read = (await (await call(scene, 'getOrder', undefined)).json()) as OrderWire;
    const form = filledForm(read, person);
    const doctor = { doctor: scene.order.facts.guarantee, company_statement: false };
    const persons = form.company_attributes.krs_users_attributes.map((one) => ({ ...one, ...doctor }));
    const known = form.company_attributes.addresses_attributes ?? [];
    const company_attributes = {
      ...form.company_attributes,
      addresses_attributes: known.length > 0 ? known : [{ ...seat, correspondence: false }],
      krs_users_attributes: persons,
    };
    const incomes = { last_year_income: '900000.00', income_before_tax: '120000.00' };
    return call(scene, 'submitForm', { order: { ...form, ...incomes, company_attributes } });
  },
  START_TEST_PAYMENT: async (scene) => {
    const [signer] = await listPersons(scene.world.ports.db, scene.order.id);
    return call(scene, 'startVerification', {
      channel_id: '101',
      component: '1PLN',
      identity_verification_krs_user_id: signer?.id ?? '',
      big_verification_consent: true,
      bik_verification_consent: true,
    });
  },
  CHANGE_VERIFICATION_MODE: (scene) => call(scene, 'changeVerificationMode', {}),
  ACCEPT_CONDITIONS: (scene) => call(scene, 'decideConditions', { decision: 'accept' }),
  REJECT_CONDITIONS: (scene) => call(scene, 'decideConditions', { decision: 'reject' }),
  ACCEPT_AGREEMENT: (scene) => call(scene, 'acceptAgreement', {}),
  CHOOSE_COURIER: (scene) => call(scene, 'chooseCourier', {}),
  RELAUNCH_SIGNATURE: (scene) => call(scene, 'relaunchSignature', {}),
  OPEN_PAYMENT: (scene) => call(scene, 'openPayment', {}),
  RETRY_PAYMENT: (scene) => call(scene, 'openPayment', {}),
  START_PAYMENT: (scene) =>
    call(scene, 'startPayment', { channel_id: '101', bylaw: true, personal_data: true }),
  MOVE_TO_PREVIOUS: (scene) => call(scene, 'moveToPrevious', {}),
  CANCEL: (scene) => call(scene, 'cancelOrder', {}),
};

const byShop: Partial<Record<OrderEvent['type'], Sender>> = {
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
  (status: 'accepted_by_admin' | 'rejected_by_admin'): Sender =>
  (scene) =>
    call(scene, 'decideAgreement', { agreement_status: status }, scene.world.admin);

const byAdministrator: Partial<Record<OrderEvent['type'], Sender>> = {
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
  ACCEPT_SIGNED_AGREEMENT: agreement('accepted_by_admin'),
  REJECT_SIGNED_AGREEMENT: agreement('rejected_by_admin'),
  RENEW_AGREEMENT: (scene, event) =>
    event.type === 'RENEW_AGREEMENT'
      ? call(scene, 'renewAgreement', { kind: event.kind }, scene.world.admin)
      : null,
  RELAUNCH_SIGNATURE: (scene) => call(scene, 'renewAgreement', { kind: 'qes' }, scene.world.admin),
  SHIP: (scene) => call(scene, 'setShippingNumber', { shipping_number: 'PL1' }, scene.world.admin),
  CONFIRM_DELIVERY: (scene) => call(scene, 'setDelivery', { delivered_at: '2026-11-20' }, scene.world.admin),
  SET_PICKUP_DATE: (scene) => call(scene, 'setDelivery', { delivered_at: '2026-11-20' }, scene.world.admin),
  CHANGE_CASH_PAYMENT: (scene, event) =>
    event.type === 'CHANGE_CASH_PAYMENT'
      ? call(scene, 'setCashPayment', { cash_payment_allowed: event.allowed }, scene.world.admin)
      : null,
  CANCEL: (scene) => call(scene, 'superadminCancelOrder', {}, scene.world.admin),
};

const byProvider: Partial<Record<OrderEvent['type'], Sender>> = {
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

const senders = {
  client: byClient,
  salesman: byShop,
  admin: byAdministrator,
  system: byProvider,
  shop_api: {},
};

/** Sends the event as its actor would over the wire; null where no call carries it from him. */
export function sendOverTheWire(scene: Scene, event: OrderEvent): Promise<Response> | null {
  const table: Partial<Record<OrderEvent['type'], Sender>> = senders[event.actor];
  scene.world.registry.knows = !('companyFound' in event) || event.companyFound;
  return table[event.type]?.(scene, event) ?? null;
}
