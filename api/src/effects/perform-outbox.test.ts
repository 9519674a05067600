import {
  listOpenEffects,
  listSignatures,
  listTasks,
  loadOrder,
  putEffects,
  type Database,
  type Order,
  type OrderEffect,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { EffectName, OrderStatus } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ports } from '../ports.ts';
import { ProviderUnavailable, type MailAsk } from '../providers/index.ts';
import { runApp, seedShop, type RunningApp } from '../testing/index.ts';
import { attempt } from './perform-outbox.ts';

const tomorrow = Date.now() + 24 * 60 * 60_000;

onEachDatabase('effects of the outbox', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
  });
  afterAll(() => world.stop());

  async function begin(): Promise<Order> {
    const contact = { full_name: 'Jan Kowalski', email: 'jan@firma.example', phone: '600100200' };
    const order = await loadOrder(db, await world.createOrder({ user_attributes: contact }));
    if (order === null) throw new Error('The order is gone');
    return order;
  }

  let asked = 0;
  /** An effect that only the test performs: the worker would take it tomorrow. */
  async function put(
    order: Order,
    effect: EffectName,
    { status = order.status, at = order.statusSince }: { status?: OrderStatus; at?: number } = {},
  ): Promise<Omit<OrderEffect, 'attempts'>> {
    const data = { seq: order.version, status };
    const key = `asked:${(asked += 1)}`;
    await db.transaction((tx) => putEffects(tx, order.id, [{ effect, key, data, dueAt: tomorrow }], at));
    const { id = '' } = (await listOpenEffects(db, order.id)).at(-1) ?? {};
    return { id, orderId: order.id, effect, key, data, askedAt: at };
  }

  const mailedBy = (sendMail: (ask: MailAsk) => Promise<void>): Ports => {
    const mail = { sendMail, close: () => undefined };
    return { ...world.ports, providers: { ...world.ports.providers, mail } };
  };
  const tasksOf = async ({ id }: Order) =>
    (await listTasks(db, id)).map(({ type, status }) => [type, status]);
  const openOf = async ({ id }: Order) => (await listOpenEffects(db, id)).map(({ effect }) => effect);

  test('that lack what an order was forced past raise one task, though the first attempt was lost with its process', async () => {
    const order = await begin();
    const effect = await put(order, 'submitToDecisionEngine');
    for (const attempts of [2, 3, 8]) await attempt(world.ports, { ...effect, attempts });
    expect(await tasksOf(order)).toEqual([['other', 'active']]);
    expect(await openOf(order)).toEqual(['submitToDecisionEngine']);
  });

  test('that go on failing raise one task from the eighth attempt on, though that was lost with its process', async () => {
    const order = await begin();
    const effect = await put(order, 'sendOffer');
    const away = mailedBy(() => Promise.reject(new ProviderUnavailable('Mail did not answer')));
    for (const attempts of [1, 6, 7]) await attempt(away, { ...effect, attempts });
    expect(await tasksOf(order)).toEqual([]);
    for (const attempts of [9, 10]) await attempt(away, { ...effect, attempts });
    expect(await tasksOf(order)).toEqual([['other', 'active']]);
  });

  test('that begin a signing process keep it though its letters cannot be sent yet, and begin no second one', async () => {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await world.reached(slug, 'form_saved');
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    const effect = await put(order, 'startSignature');
    const away = mailedBy(() => Promise.reject(new ProviderUnavailable('Mail did not answer')));
    const processes = async () =>
      (await listSignatures(db, order.id))
        .filter(({ kind }) => kind === 'agreement')
        .map(({ status, processId }) => [status, processId !== null]);
    await attempt(away, { ...effect, attempts: 1 });
    expect(await processes()).toEqual([['STARTED', true]]);
    expect(await openOf(order)).toContain('startSignature');
    const sent: string[] = [];
    await attempt(
      mailedBy(async ({ subject }) => void sent.push(subject)),
      { ...effect, attempts: 2 },
    );
    expect(sent).toEqual([`Podpisz umowę leasingu – wniosek nr ${order.number}`]);
    expect(await processes()).toEqual([['STARTED', true]]);
    expect(await openOf(order)).not.toContain('startSignature');
  });

  test('that are letters of a status are not sent once the order has left it', async () => {
    const order = await begin();
    const sent: string[] = [];
    const ports = mailedBy(async ({ subject }) => void sent.push(subject));
    const perform = async (effect: Omit<OrderEffect, 'attempts'>) => {
      sent.splice(0);
      await attempt(ports, { ...effect, attempts: 1 });
      return sent.length;
    };
    const elsewhere = { status: 'leasing_decision_ok' } as const;
    const before = { at: order.statusSince - 1 };
    const letters = [
      'notifyApproval',
      'notifyConditions',
      'notifyCourier',
      'notifyRejection',
      'notifyShipment',
      'notifySignatureFailed',
      'notifyVerificationFailed',
      'notifyVerificationRejected',
      'sendOffer',
      'sendReturnLink',
    ] as const;
    for (const letter of letters) {
      expect([letter, await perform(await put(order, letter))]).toEqual([letter, 1]);
      expect([letter, await perform(await put(order, letter, elsewhere))]).toEqual([letter, 0]);
      expect([letter, await perform(await put(order, letter, before))]).toEqual([letter, 0]);
    }
    expect(await perform(await put(order, 'sendPaymentLink'))).toBe(0);
    expect(await perform(await put(order, 'emailPdfOffer', elsewhere))).toBe(1);
    expect(await perform(await put(order, 'notifyCancelation', elsewhere))).toBeGreaterThan(0);
    expect(await openOf(order)).toEqual([]);
  });
});
