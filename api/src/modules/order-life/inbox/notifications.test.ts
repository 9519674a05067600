import { createHmac } from 'node:crypto';
import {
  listUnappliedInboxEntries,
  listOpenEffects,
  listOrderEvents,
  listPayments,
  listRefunds,
  listSignatures,
  loadOrder,
  loadOrderById,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceOrder } from '../advance-order.ts';
import { signingWebhook } from '../../signing/signing-webhook.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { simulatedSettings } from '../../../providers/settings.ts';

/** The key that both sides of the test derive. */
const { decisionEngine } = simulatedSettings({ url: '', publicUrl: '', smtpUrl: '', secret: 'test secret' });

onEachDatabase('provider notifications', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const decide = async (body: object) => {
    const raw = JSON.stringify(body);
    const signature = `sha256=${createHmac('sha256', decisionEngine.keys[0]).update(raw).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return (
      await world.app.request('/api/decision_engine/notifications', { method: 'POST', headers, body: raw })
    ).status;
  };

  /** Until the providers were called everything that the order asks it. */
  async function performed(id: string): Promise<void> {
    const due = async () => (await listOpenEffects(db, id)).filter(({ dueAt }) => dueAt <= Date.now());
    while ((await due()).length > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Answers by how many versions the order has risen since, each of which its readers were told. */
  async function following(id: string): Promise<() => Promise<number>> {
    const versionOf = async () => (await loadOrderById(db, id))?.version ?? 0;
    const before = await versionOf();
    const told = new Set<number>();
    const quiet = () => undefined;
    world.ports.changes.follow(id, {
      changed: (version) => void told.add(version),
      missed: quiet,
      stopped: quiet,
    });
    return async () => {
      const now = await versionOf();
      // What is committed is read before its readers are told of it.
      while (now > before && !told.has(now)) await new Promise((resolve) => setImmediate(resolve));
      const versions = Array.from({ length: now - before }, (_, place) => before + place + 1);
      expect([...told]).toEqual(versions);
      return versions.length;
    };
  }

  async function judged(): Promise<{ slug: string; id: string; reference: string }> {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await advanceOrder(world.ports, {
      slug,
      actor: 'system',
      event: { type: 'IDENTITY_CONFIRMED', newest: true },
    });
    await world.reached(slug, 'ready_for_siemens');
    const order = await loadOrder(db, slug);
    const id = order?.id ?? '';
    const seq = (await listOrderEvents(db, id)).findLast(
      ({ toStatus }) => toStatus === 'ready_for_siemens',
    )?.seq;
    return { slug, id, reference: `${id}.${seq}` };
  }

  test('that come a hundred times move the order once (R3)', async () => {
    const { slug, id, reference } = await judged();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => decide({ id: 'd-1', reference, outcome: 'rejected' })),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await world.read(slug)).status).toBe('leasing_decision_rejected');
    expect((await listOrderEvents(db, id)).filter(({ event }) => event === 'DECISION_REJECTED')).toHaveLength(
      1,
    );
  });

  test('that come after the order was cancelled change nothing and are listed with the reason (R3)', async () => {
    const { slug, reference } = await judged();
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    expect(await decide({ id: 'd-2', reference, outcome: 'approved' })).toBe(200);
    expect((await world.read(slug)).status).toBe('canceled');
    const [latest] = await listUnappliedInboxEntries(db);
    expect(latest).toMatchObject({
      provider: 'decision_engine',
      reason: 'Decyzja dotyczy innego zgłoszenia niż to, które jest teraz rozpatrywane.',
    });
  });

  test('that ask for other terms put the calculation beside the original', async () => {
    const { slug, reference } = await judged();
    const conditions = { own_payment_in_percent: 20, payments_count: 24 };
    expect(await decide({ id: 'd-3', reference, outcome: 'conditional', conditions })).toBe(200);
    const offers = (await world.call('getContemporaryCalculations', { slug }, undefined)) as Record<
      'original' | 'proposed',
      object
    >;
    expect(offers.original).toMatchObject({ own_payment_in_percent: '10.00', payments_count: 36 });
    expect(offers.proposed).toMatchObject({ own_payment_in_percent: '20.00', payments_count: 24 });
    await world.call('decideConditions', { slug }, { decision: 'accept' });
    expect(await world.read(slug)).toMatchObject({ own_payment_in_percent: '20.00', payments_count: 24 });
  });

  test('of money that nobody waits for are written down and owed back', { timeout: 60_000 }, async () => {
    const { slug, id, reference } = await judged();
    await decide({ id: 'd-4', reference, outcome: 'approved' });
    await world.reached(slug, 'leasing_decision_ok');
    while (!(await world.read(slug)).allowed.includes('ACCEPT_AGREEMENT'))
      await new Promise((resolve) => setImmediate(resolve));
    await world.call('acceptAgreement', { slug }, {});
    await world.reached(slug, 'initial_payment_link_sent_to_client');
    await world.call('openPayment', { slug }, {});
    const { form } = (await world.call(
      'startPayment',
      { slug },
      { channel_id: '101', bylaw: true, personal_data: true },
    )) as {
      form: { action: string; fields: { name: string; value: string }[] };
    };
    await world.form(form.action, Object.fromEntries(form.fields.map(({ name, value }) => [name, value])));
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    await performed(id);
    const newVersions = await following(id);
    await world.press('dotpay', 'succeed');
    while ((await listRefunds(db, id)).length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await listRefunds(db, id)).map(({ reason, state }) => [reason, state])).toEqual([
      ['late', 'owed'],
    ]);
    expect((await listPayments(db, id)).map(({ kind, status }) => [kind, status])).toEqual([
      ['initial_payment', 'refused'],
    ]);
    expect((await world.read(slug)).status).toBe('canceled');
    expect(await newVersions()).toBe(1);
  });

  test('of a złoty that comes when the verification is over are written down and owed back', async () => {
    const slug = await world.createOrder({ own_payment_in_percent: '20' });
    await world.fillIn(slug, 'delivery');
    await world.reached(slug, 'test_payment_opened');
    await world.call('startVerification', { slug }, { channel_id: '101', component: '1PLN' });
    await advanceOrder(world.ports, { slug, actor: 'client', event: { type: 'CANCEL' } });
    const id = (await loadOrder(db, slug))?.id ?? '';
    await performed(id);
    const newVersions = await following(id);
    await world.press('bluemedia', 'succeed');
    while ((await listPayments(db, id)).length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await listPayments(db, id)).map(({ kind, amount, status }) => [kind, amount, status])).toEqual([
      ['test_payment', 100, 'refused'],
    ]);
    expect((await listRefunds(db, id)).map(({ reason, state }) => [reason, state])).toEqual([
      ['zloty', 'owed'],
    ]);
    expect(await newVersions()).toBe(1);
  });

  test('of a signing process that goes on are a new version, and no version where nothing is new', async () => {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    while ((await world.read(slug)).signers_attributes.length === 0)
      await new Promise((resolve) => setImmediate(resolve));
    const id = (await loadOrder(db, slug))?.id ?? '';
    const process = (await listSignatures(db, id))[0]?.processId ?? '';
    const newVersions = await following(id);
    const say = (status: 'PENDING' | 'STARTED', eventId: string) =>
      receiveWebhook(
        world.ports,
        signingWebhook,
        { id: eventId, orderRef: process, status, outcome: 'pending', signers: [] } as { id: string },
        '[]',
      );
    await say('STARTED', 'autenti:same');
    expect(await newVersions()).toBe(0);
    await say('PENDING', 'autenti:other');
    expect((await listSignatures(db, id)).map(({ status }) => status)).toEqual(['PENDING']);
    expect(await newVersions()).toBe(1);
  });
});
