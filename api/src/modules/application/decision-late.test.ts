import { listOpenEffects, listUnappliedInboxEntries, loadOrder, type Database, type Order } from '@app/db';
import { insertEffects } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { performers } from '../../performers.ts';
import { runSeededApp, type RunningApp, type SentEvent } from '../../testing/index.ts';
import { advanceOrder } from '../order-life/advance-order.ts';
import { receiveWebhook } from '../order-life/inbox/receive-webhook.ts';
import { attempt } from '../order-life/outbox/perform-outbox.ts';
import { decisionWebhook } from './decision-webhook.ts';

const tomorrow = Date.now() + 24 * 60 * 60_000;

onEachDatabase('a decision engine that answers late', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const load = async (slug: string): Promise<Order> => {
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    return order;
  };
  const send = async (slug: string, actor: 'admin' | 'system', event: SentEvent) =>
    void (await advanceOrder(world.ports, { slug, actor, event, reason: 'Próba' }));

  /** Submits the application of an order while somebody moves it; the engine then approves. */
  async function submitWhile(order: Order, move: () => Promise<void>): Promise<void> {
    const { id, version: seq, status } = order;
    const effect = 'submitToDecisionEngine';
    const key = `late:${id}:${seq}`;
    const data = { seq, status };
    await db.transaction((tx) => insertEffects(tx, id, [{ effect, key, data, dueAt: tomorrow }], Date.now()));
    const row = (await listOpenEffects(db, id)).find((each) => each.effect === effect);
    const submitted = Promise.withResolvers<string>();
    const answer = Promise.withResolvers<void>();
    const { decisionEngine, ...others } = world.ports.providers;
    const submit: typeof decisionEngine.submit = async (request) => {
      submitted.resolve(request.reference);
      await answer.promise;
      return decisionEngine.submit(request);
    };
    const ports = { ...world.ports, providers: { ...others, decisionEngine: { ...decisionEngine, submit } } };
    const asked = {
      id: row?.id ?? '',
      orderId: id,
      effect,
      key,
      data,
      askedAt: Date.now(),
      attempts: 1,
    } as const;
    const performing = attempt(ports, performers, asked);
    const reference = await submitted.promise;
    await move();
    answer.resolve();
    await performing;
    await approve(reference);
  }

  const approve = (orderRef: string) => {
    const event = { id: `approved ${orderRef}`, orderRef, outcome: 'approved', conditions: null } as const;
    return receiveWebhook(world.ports, decisionWebhook, event, '[]');
  };

  async function submitting(): Promise<Order> {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await send(slug, 'system', { type: 'IDENTITY_CONFIRMED', newest: true });
    await world.reached(slug, 'ready_for_siemens');
    return load(slug);
  }

  test.each([
    [
      'the client has cancelled',
      (slug: string) => world.call('cancelOrder', { slug }, { reason: 'Rezygnacja' }),
      'canceled',
    ],
    [
      'an administrator has sent the order back',
      (slug: string) =>
        send(slug, 'admin', { type: 'SEND_BACK', to: 'form_opened', restedIn: ['form_opened'] }),
      'form_opened',
    ],
  ] as const)('while %s moves nothing', async (_who, move, rests) => {
    const { slug, ...order } = await submitting();
    await submitWhile({ slug, ...order }, async () => void (await move(slug)));
    expect((await load(slug)).status).toBe(rests);
    const [latest] = await listUnappliedInboxEntries(db);
    expect(latest?.reason).toBe('Decyzja dotyczy innego zgłoszenia niż to, które jest teraz rozpatrywane.');
  });

  test('after the clock has called a person decides all the same', async () => {
    const { slug, ...order } = await submitting();
    await submitWhile({ slug, ...order }, () => send(slug, 'system', { type: 'DEADLINE_PASSED' }));
    expect((await load(slug)).status).toBe('leasing_decision_ok');
  });

  test('of an earlier submission moves nothing while a newer one waits', async () => {
    const order = await submitting();
    const { slug } = order;
    const older = `${order.id}.${order.version}`;
    await send(slug, 'admin', { type: 'FORCE', to: 'leasing_decision_rejected', reason: 'Próba' });
    await send(slug, 'admin', { type: 'REOPEN_DECISION' });
    await approve(older);
    expect((await load(slug)).status).toBe('ready_for_siemens');
    await approve(`${order.id}.${(await load(slug)).version}`);
    expect((await load(slug)).status).toBe('leasing_decision_ok');
  });
});
