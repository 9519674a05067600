import {
  listOpenEffects,
  listOrderEvents,
  listSignatures,
  loadOrder,
  type Database,
  type Order,
  type OrderEffect,
} from '@app/db';
import { insertEffects } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { EffectName } from '@app/machines/order';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Ports } from '../../../kernel/ports.ts';
import { performers } from '../../../performers.ts';
import { ProviderRefused, ProviderUnavailable, type Providers } from '../../../providers/ports.ts';
import { runApp, seedShop, type RunningApp, type SentEvent } from '../../../testing/index.ts';
import { advanceOrder } from '../advance-order.ts';
import { attempt } from './perform-outbox.ts';

const tomorrow = Date.now() + 24 * 60 * 60_000;
const starts = ['startIdentityVerification', 'startSignature', 'orderCourier'] as const;

onEachDatabase('a provider answers late', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
  });
  afterAll(() => world.stop());

  const load = async (slug: string): Promise<Order> => {
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    return order;
  };
  /** An order with company and person that a client, an administrator or the clock can move. */
  async function verifying(): Promise<Order> {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'delivery');
    await world.reached(slug, 'test_payment_opened');
    return load(slug);
  }

  let asked = 0;
  /** An effect that only the test performs: the worker would take it tomorrow. */
  async function put({ id, slug }: Order, effect: EffectName): Promise<Omit<OrderEffect, 'attempts'>> {
    const { version, status } = await load(slug);
    const key = `late:${(asked += 1)}`;
    const data = { seq: version, status };
    const at = Date.now();
    await db.transaction((tx) => insertEffects(tx, id, [{ effect, key, data, dueAt: tomorrow }], at));
    const row = (await listOpenEffects(db, id)).at(-1);
    return { id: row?.id ?? '', orderId: id, effect, key, data, askedAt: at };
  }

  /** The application's providers, of which the test sees what is begun and called back, and when. */
  function watched(when: { began?: () => Promise<void>; asked?: () => Promise<void> } = {}) {
    const seen = { begun: [] as string[], calledBack: [] as string[], letters: [] as string[] };
    const { signing, courier } = world.ports.providers;
    const began = async (id: string): Promise<void> => {
      seen.begun.push(id);
      await when.began?.();
    };
    const providers: Providers = {
      ...world.ports.providers,
      mail: { sendMail: async ({ subject }) => void seen.letters.push(subject), close: () => undefined },
      signing: {
        ...signing,
        async start(request) {
          await when.asked?.();
          const process = await signing.start(request);
          await began(process.processId);
          return process;
        },
        async withdraw(processId, key) {
          await signing.withdraw(processId, key);
          seen.calledBack.push(processId);
        },
      },
      courier: {
        async orderCourier(request) {
          await when.asked?.();
          const parcel = await courier.orderCourier(request);
          await began(parcel.parcelId);
          return parcel;
        },
        async cancelCourier(parcelId, key) {
          await courier.cancelCourier(parcelId, key);
          seen.calledBack.push(parcelId);
        },
      },
    };
    const ports: Ports = { ...world.ports, providers };
    return { ports, seen };
  }

  const systemSends = async ({ slug }: Order, event: SentEvent) =>
    void (await advanceOrder(world.ports, { slug, actor: 'system', event }));
  const administratorForces = async ({ slug }: Order, to: Order['status']) =>
    void (await advanceOrder(world.ports, {
      slug,
      actor: 'admin',
      event: { type: 'FORCE', to, reason: 'Próba' },
    }));
  const movers = {
    'the client cancels': ({ slug }: Order) => world.call('cancelOrder', { slug }, { reason: 'Rezygnacja' }),
    'an administrator sends it back': ({ slug, status }: Order) =>
      advanceOrder(world.ports, {
        slug,
        actor: 'admin',
        event: { type: 'SEND_BACK', to: 'form_opened', restedIn: ['form_opened', status] },
        reason: 'Próba',
      }),
    'its deadline passes': (order: Order) => systemSends(order, { type: 'DEADLINE_PASSED' }),
  };
  const invitationsTo = async ({ slug }: Order) => {
    const { agreementId } = await load(slug);
    const mails = await (await fetch(`${world.simulatorsUrl}/simulators/messages`)).text();
    return mails.split(`Dokument do podpisu: Umowa ${agreementId}`).length - 1;
  };
  const openOf = async ({ id }: Order) => (await listOpenEffects(db, id)).map(({ effect }) => effect);
  const keptOf = async ({ id }: Order) =>
    (await listSignatures(db, id)).map(({ processId, status }) => [processId, status]);

  for (const start of starts)
    for (const [mover, move] of Object.entries(movers))
      test(`to ${start} while ${mover}: it is called back at once, nothing is kept and no letter sent`, async () => {
        const order = await verifying();
        const effect = await put(order, start);
        const begins = Promise.withResolvers<void>();
        const answers = Promise.withResolvers<void>();
        const { ports, seen } = watched({
          async began() {
            begins.resolve();
            await answers.promise;
          },
        });
        const performing = attempt(ports, performers, { ...effect, attempts: 1 });
        await begins.promise;
        await move(order);
        answers.resolve();
        await performing;
        expect(seen.begun).toHaveLength(1);
        expect({ calledBack: seen.calledBack, letters: seen.letters }).toEqual({
          calledBack: seen.begun,
          letters: [],
        });
        expect(await keptOf(order)).toEqual([]);
        expect(await openOf(order)).not.toContain(start);
      });

  for (const start of starts)
    test(`to ${start} with nothing, and the order is gone on by the next attempt: what had begun is called back`, async () => {
      const order = await verifying();
      const effect = await put(order, start);
      const lost = watched({ began: () => Promise.reject(new ProviderUnavailable('The line broke')) });
      await attempt(lost.ports, performers, { ...effect, attempts: 9 });
      expect(lost.seen.begun).toHaveLength(1);
      await movers['the client cancels'](order);
      const again = watched();
      await attempt(again.ports, performers, { ...effect, attempts: 10 });
      const { signing } = world.ports.providers;
      const stands =
        start === 'orderCourier'
          ? again.seen.calledBack
          : [(await signing.read(lost.seen.begun[0] ?? '')).status];
      expect(stands).toEqual(start === 'orderCourier' ? lost.seen.begun : ['ABORTED']);
      expect(await keptOf(order)).toEqual([]);
      expect(await openOf(order)).not.toContain(start);
    });

  test('to the next attempt at a signature that never reached it: nobody is invited to sign', async () => {
    const order = await verifying();
    const effect = await put(order, 'startSignature');
    const away = watched({ asked: () => Promise.reject(new ProviderUnavailable('Autenti did not answer')) });
    await attempt(away.ports, performers, { ...effect, attempts: 9 });
    await movers['the client cancels'](order);
    await attempt(away.ports, performers, { ...effect, attempts: 10 });
    expect(await openOf(order)).not.toContain('startSignature');
    expect(await invitationsTo(order)).toBe(0);
  });

  test('with nothing, and the order is cancelled: its next attempt comes at once, not after its pause', async () => {
    const order = await verifying();
    const effect = await put(order, 'startSignature');
    const lost = watched({ began: () => Promise.reject(new ProviderUnavailable('The line broke')) });
    await attempt(lost.ports, performers, { ...effect, attempts: 9 });
    await db.transaction((tx) =>
      tx.kysely.updateTable('outbox').set({ attempts: 9 }).where('id', '=', effect.id).execute(),
    );
    await movers['the client cancels'](order);
    await vi.waitFor(async () => expect(await openOf(order)).toEqual([]), 10_000);
    expect((await world.ports.providers.signing.read(lost.seen.begun[0] ?? '')).status).toBe('ABORTED');
  });

  test('with a refusal of what an earlier visit of the status asked for: the order stays', async () => {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await world.reached(slug, 'form_saved');
    const order = await load(slug);
    const effect = await put(order, 'startIdentityVerification');
    const begins = Promise.withResolvers<void>();
    const answers = Promise.withResolvers<void>();
    const { ports } = watched({
      async asked() {
        begins.resolve();
        await answers.promise;
        throw new ProviderRefused('Autenti answered 422');
      },
    });
    const performing = attempt(ports, performers, { ...effect, attempts: 1 });
    await begins.promise;
    await administratorForces(order, 'qes_failed');
    await world.call('relaunchSignature', { slug }, {});
    answers.resolve();
    await performing;
    expect((await load(slug)).status).toBe('form_saved');
    expect((await listOrderEvents(db, order.id)).map(({ event }) => event)).not.toContain('SIGNATURE_FAILED');
  });

  test('of a process that is replaced: the earlier one is called back at the provider', async () => {
    const order = await verifying();
    const { ports, seen } = watched();
    await attempt(ports, performers, { ...(await put(order, 'startSignature')), attempts: 1 });
    await attempt(ports, performers, { ...(await put(order, 'orderCourier')), attempts: 1 });
    const [signature = '', parcel = ''] = seen.begun;
    expect(seen.calledBack).toEqual([signature]);
    expect(await keptOf(order)).toEqual([
      [signature, 'ABORTED'],
      [parcel, 'STARTED'],
    ]);
    expect((await world.ports.providers.signing.read(signature)).status).toBe('ABORTED');
    expect(await invitationsTo(order)).toBe(1);
  });

  test('of a process whose status was left by force: it is called back at the provider', async () => {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await world.reached(slug, 'form_saved');
    const order = await load(slug);
    await vi.waitFor(async () => expect(await keptOf(order)).toEqual([[expect.any(String), 'STARTED']]));
    await administratorForces(order, 'qes_failed');
    await vi.waitFor(async () => expect(await keptOf(order)).toEqual([[expect.any(String), 'ABORTED']]));
    const [[processId] = []] = await keptOf(order);
    expect((await world.ports.providers.signing.read(processId ?? '')).status).toBe('ABORTED');
    expect((await load(slug)).status).toBe('qes_failed');
  });
});
