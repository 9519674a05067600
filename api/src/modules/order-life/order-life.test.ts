import { checkHistory, listOrderEvents, loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import type { OrderStatus } from '@app/machines/order';
import { afterEach, expect, test } from 'vitest';
import { advanceOrder } from './advance-order.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

onEachDatabase('an order from the shop to finished', (open) => {
  let running: RunningApp | undefined;
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });

  const begin = async (): Promise<RunningApp> => {
    const db = await open();
    await seedShop(db);
    running = await runApp(db);
    return running;
  };

  async function pay(world: RunningApp, slug: string): Promise<void> {
    await world.call('openPayment', { slug }, {});
    const { form } = (await world.call(
      'startPayment',
      { slug },
      { channel_id: '101', email: 'ksiegowosc@firma.example', bylaw: true, personal_data: true },
    )) as {
      form: { action: string; fields: { name: string; value: string }[] };
    };
    expect(form.fields).toContainEqual({ name: 'email', value: 'ksiegowosc@firma.example' });
    await world.form(form.action, Object.fromEntries(form.fields.map(({ name, value }) => [name, value])));
    await world.press('dotpay', 'succeed');
    await world.reached(slug, 'initial_payment_accepted');
  }

  async function history(world: RunningApp, slug: string): Promise<OrderStatus[]> {
    const order = await loadOrder(world.ports.db, slug);
    const id = order?.id ?? '';
    expect(await checkHistory(world.ports.db, id)).toBeNull();
    return (await listOrderEvents(world.ports.db, id)).flatMap(({ visited }) => visited);
  }

  async function deliver(world: RunningApp, slug: string, admin: Record<string, string>): Promise<void> {
    await world.reached(slug, 'siemens_agreement_accepted');
    await waitFor(async () => await isMailed(world, 'Umowa została zawarta'));
    await world.call('setShippingNumber', { slug }, { shipping_number: 'PL123' }, admin);
    await waitFor(async () => await isMailed(world, 'PL123'));
    await world.call('setDelivery', { slug }, { delivered_at: '2026-11-20' }, admin);
    await world.call('setStatus', { slug }, { status: 'finished' }, admin);
  }

  test('is not forced past its company: the refusal says what is missing and who brings it', async () => {
    const world = await begin();
    const slug = await world.createOrder();
    const force = (to: OrderStatus) =>
      advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'FORCE', to, reason: 'Próba' } });
    await force('complement_company_and_user');
    await expect(force('agreement_method_selection')).rejects.toMatchObject({
      status: 'complement_company_and_user',
      reason: 'Tego statusu nie można wymusić. Podaj dane firmy i osoby do kontaktu. (klient lub sprzedawca)',
    });
  });

  test('is walked with a qualified signature', { timeout: 60_000 }, async () => {
    const world = await begin();
    const admin = await world.signIn('admin@test.example');
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await world.reached(slug, 'form_saved');
    await waitFor(async () => (await world.read(slug)).signers_attributes.length > 0);
    await world.press('autenti', 'succeed');
    await world.reached(slug, 'ready_for_siemens');
    await waitFor(async () => await hasButton(world, 'decision-engine', 'approved'));
    await world.press('decision-engine', 'approved');
    await world.reached(slug, 'leasing_decision_ok');
    await waitFor(async () => (await world.read(slug)).allowed.includes('ACCEPT_AGREEMENT'));
    await world.call('acceptAgreement', { slug }, {});
    await world.reached(slug, 'initial_payment_link_sent_to_client');
    await pay(world, slug);
    await waitFor(async () => (await world.read(slug)).signers_attributes.length > 0);
    await world.press('autenti', 'succeed');
    await world.reached(slug, 'agreement_signed');
    await waitFor(async () =>
      (await world.read(slug)).attachments_attributes.some(({ type }) => type === 'signed_agreement'),
    );
    await world.call('decideAgreement', { slug }, { status: 'accepted' }, admin);
    await deliver(world, slug, admin);
    expect(await history(world, slug)).toEqual([
      'sumup',
      'complement_company_and_user',
      'agreement_method_selection',
      'qes_selected',
      'form_opened',
      'form_saved',
      'identity_confirmed',
      'ready_for_siemens',
      'leasing_decision_ok',
      'agreement_accepted',
      'initial_payment_link_sent_to_client',
      'initial_payment_opened',
      'initial_payment_in_progress',
      'initial_payment_completed',
      'initial_payment_accepted',
      'agreement_signed',
      'agreement_accepted_by_admin',
      'siemens_agreement_accepted',
      'shipped',
      'delivered',
      'finished',
    ]);
    expect(world.log).toEqual([]);
  });

  test('is walked with the courier and the bank verification', { timeout: 60_000 }, async () => {
    const world = await begin();
    const admin = await world.signIn('admin@test.example');
    const slug = await world.createOrder({ own_payment_in_percent: '20' });
    await world.fillIn(slug, 'delivery');
    await world.reached(slug, 'test_payment_opened');
    const { channels } = (await world.call('getVerificationChannels', { slug }, undefined)) as {
      channels: { id: string; component: 'AIS' | '1PLN' }[];
    };
    const bank = channels.find(({ component }) => component === '1PLN');
    const start = () =>
      world.call('startVerification', { slug }, { channel_id: bank?.id ?? '', component: '1PLN' });
    await start();
    await world.press('bluemedia', 'fail');
    await world.reached(slug, 'test_payment_opened');
    await start();
    await world.press('bluemedia', 'succeed');
    await world.reached(slug, 'ready_for_siemens');
    expect((await world.read(slug)).payments_attributes).toEqual([
      expect.objectContaining({ payment_type: 'test_payment', status: 'refused', amount: '1.00' }),
    ]);
    // The bank returns it by itself.
    const { refunds, history: happened } = (await world.call(
      'getMoney',
      { slug },
      undefined,
      admin,
    )) as ReplyOf<'getMoney'>;
    expect([refunds, happened.map(({ what }) => what)]).toEqual([[], ['payment_completed', 'refund_owed']]);
    await waitFor(async () => await hasButton(world, 'decision-engine', 'approved'));
    await world.press('decision-engine', 'approved');
    await world.reached(slug, 'leasing_decision_ok');
    await waitFor(async () => (await world.read(slug)).allowed.includes('ACCEPT_AGREEMENT'));
    await world.call('acceptAgreement', { slug }, {});
    await world.reached(slug, 'initial_payment_link_sent_to_client');
    await pay(world, slug);
    await waitFor(async () => await hasButton(world, 'courier', 'succeed'));
    await waitFor(async () => await isMailed(world, 'Kurier przywiezie umowę do podpisu'));
    const attachment_id = await world.addScan(slug, admin);
    await world.call('setStatus', { slug }, { status: 'signed', attachment_id }, admin);
    await world.call('decideAgreement', { slug }, { status: 'accepted' }, admin);
    await deliver(world, slug, admin);
    expect((await history(world, slug)).slice(3, 12)).toEqual([
      'delivery_selected',
      'form_opened',
      'form_saved',
      'test_payment_opened',
      'test_payment_in_progress',
      'test_payment_opened',
      'test_payment_in_progress',
      'test_payment_completed',
      'test_payment_accepted',
    ]);
    expect(world.log).toEqual([]);
  });
});

async function hasButton(world: RunningApp, section: string, action: string): Promise<boolean> {
  const page = await (await fetch(`${world.simulatorsUrl}/simulators/${section}`)).text();
  return new RegExp(`simulators/items/[0-9a-f]+/${action}"`, 'u').test(page);
}

/** Looks again after each turn of the event loop until it holds; the test's own time limit bounds it. */
async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

async function isMailed(world: RunningApp, heading: string): Promise<boolean> {
  return (await (await fetch(`${world.simulatorsUrl}/simulators/messages`)).text()).includes(heading);
}
