import type { CallName } from '@app/machines/contract';
import type { EventType, OrderStatus } from '@app/machines/order';
import type { RunningApp } from '../../../../testing/index.ts';

/** A route on which a provider sends webhooks, and how an order comes to wait for them. */
export interface NotificationRoute {
  readonly provider: string;
  readonly path: string;
  /** Makes an order that waits for this provider. */
  readonly prepare: (world: RunningApp) => Promise<string>;
  /** The button of the console that lets the provider speak. */
  readonly press: (world: RunningApp) => Promise<void>;
  /** The event that reaches the chart, and the status in which the order then rests. */
  readonly event: EventType;
  readonly rests: OrderStatus;
}

async function hasButton(world: RunningApp, section: string, action: string): Promise<boolean> {
  const page = await (await fetch(`${world.simulatorsUrl}/simulators/${section}`)).text();
  return new RegExp(`simulators/items/[0-9a-f]+/${action}"`, 'u').test(page);
}

/** Looks again after each turn of the event loop until it holds; the test's own time limit bounds it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

const pressed =
  (section: string, action: string) =>
  async (world: RunningApp): Promise<void> => {
    await until(() => hasButton(world, section, action));
    await world.press(section, action);
  };

const identity = pressed('autenti', 'succeed');
const approved = pressed('decision-engine', 'approved');

async function waitingForIdentity(world: RunningApp): Promise<string> {
  const slug = await world.createOrder();
  await world.fillIn(slug, 'qes');
  await world.reached(slug, 'form_saved');
  await until(async () => (await world.read(slug)).signers_attributes.length > 0);
  return slug;
}

async function waitingForDecision(world: RunningApp): Promise<string> {
  const slug = await waitingForIdentity(world);
  await identity(world);
  await world.reached(slug, 'ready_for_siemens');
  return slug;
}

/** An order whose client is at the bank. */
export async function atTheBank(world: RunningApp, mode: '1PLN' | 'AIS'): Promise<string> {
  const slug = await world.createOrder({ own_payment_in_percent: '20' });
  await world.fillIn(slug, 'delivery');
  await world.reached(slug, 'test_payment_opened');
  const ofLook = { bm_privacy_consent: true, bm_data_transfer_consent: true } as const;
  const chosen = mode === 'AIS' ? { channel_id: '601', ...ofLook } : { channel_id: '101' };
  await world.call('startVerification', { slug }, { ...chosen, component: mode });
  return slug;
}

const waitingForBank = (world: RunningApp): Promise<string> => atTheBank(world, '1PLN');

/** An order whose agreement is accepted: it waits for its client to pay. */
export async function waitingForClientToPay(world: RunningApp): Promise<string> {
  const slug = await waitingForDecision(world);
  await approved(world);
  await world.reached(slug, 'leasing_decision_ok');
  await until(async () => (await world.read(slug)).allowed.includes('ACCEPT_AGREEMENT'));
  await world.call('acceptAgreement', { slug }, {});
  await world.reached(slug, 'initial_payment_link_sent_to_client');
  return slug;
}

type Started = { form: { action: string; fields: { name: string; value: string }[] } };

async function waitingForPayment(world: RunningApp): Promise<string> {
  const slug = await waitingForClientToPay(world);
  await world.call('openPayment', { slug }, {});
  const body = { channel_id: '101', bylaw: true, personal_data: true } as const;
  const { form } = (await world.call('startPayment' satisfies CallName, { slug }, body)) as Started;
  await world.form(form.action, Object.fromEntries(form.fields.map(({ name, value }) => [name, value])));
  return slug;
}

/** Every route on which providers send webhooks. */
export const notificationRoutes: readonly NotificationRoute[] = [
  {
    provider: 'the bank verification',
    path: '/api/bluemedia/notifications',
    prepare: waitingForBank,
    press: pressed('bluemedia', 'succeed'),
    event: 'TEST_PAYMENT_COMPLETED',
    rests: 'ready_for_siemens',
  },
  {
    provider: 'the payment provider',
    path: '/api/dotpay/notifications',
    prepare: waitingForPayment,
    press: pressed('dotpay', 'succeed'),
    event: 'PAYMENT_COMPLETED',
    rests: 'initial_payment_accepted',
  },
  {
    provider: 'the signing provider',
    path: '/api/autenti/notifications',
    prepare: waitingForIdentity,
    press: identity,
    event: 'IDENTITY_CONFIRMED',
    rests: 'ready_for_siemens',
  },
  {
    provider: 'the decision engine',
    path: '/api/decision_engine/notifications',
    prepare: waitingForDecision,
    press: approved,
    event: 'DECISION_APPROVED',
    rests: 'leasing_decision_ok',
  },
];
