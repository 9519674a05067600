import { randomUUID } from 'node:crypto';
import { checkHistory, storeReply, listOrderEvents, loadOrder, type Database } from '@app/db';
import { insertClaim } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { calls, type CallName } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestHash } from '../../http/idempotency.ts';
import { advanceOrder } from './advance-order.ts';
import { runSeededApp, summaryConsents, type RunningApp } from '../../testing/index.ts';

onEachDatabase('requests that come more than once', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const patch = async (slug: string, path: string, body: object, key?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const answer = await world.app.request(`/api/orders/${slug}/${path}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, reply: (await answer.json()) as Record<string, unknown> };
  };
  const events = async (slug: string): Promise<string[]> => {
    const order = await loadOrder(db, slug);
    return (await listOrderEvents(db, order?.id ?? '')).map(({ event }) => event);
  };

  test('answer the stored reply under the same key and write one history row (R1, R2)', async () => {
    const slug = await world.createOrder();
    const key = randomUUID();
    const first = await patch(slug, 'consents', summaryConsents, key);
    const again = await patch(slug, 'consents', summaryConsents, key);
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    expect(await events(slug)).toEqual(['CREATE', 'CONFIRM_SUMMARY']);
  });

  test('answer it to the letter when the order has moved on since (R2)', async () => {
    const slug = await world.createOrder();
    const key = randomUUID();
    const first = await patch(slug, 'consents', summaryConsents, key);
    await patch(slug, 'move_to_previouses', {});
    expect(await patch(slug, 'consents', summaryConsents, key)).toEqual(first);
    expect(await events(slug)).toEqual(['CREATE', 'CONFIRM_SUMMARY', 'MOVE_TO_PREVIOUS']);
  });

  test('are refused under the same key with another body (R1)', async () => {
    const slug = await world.createOrder();
    const key = randomUUID();
    await patch(slug, 'consents', summaryConsents, key);
    expect(
      (await patch(slug, 'consents', { ...summaryConsents, telecommunications_use_contest: true }, key))
        .status,
    ).toBe(422);
  });

  test('are answered 409 while the first is still running (R1)', async () => {
    const slug = await world.createOrder();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => patch(slug, 'consents', summaryConsents, key)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await events(slug)).toEqual(['CREATE', 'CONFIRM_SUMMARY']);
  });

  test('get past what a process of an older release left under their key', async () => {
    const slug = await world.createOrder();
    const [claimed, committed] = [randomUUID(), randomUUID()];
    const hash = (key: string) =>
      requestHash(
        'PATCH',
        `/api/orders/${slug}/consents`,
        Buffer.from(JSON.stringify({ ...summaryConsents, key })),
      );
    const request = (key: string) => ({ scope: `confirmSummary:${slug}:${slug}`, key });
    const at = Date.now() - 60_001;
    const running = randomUUID();
    await db.transaction(async (tx) => {
      await insertClaim(tx, request(running), { hash: hash(running), at: Date.now() });
      await insertClaim(tx, request(claimed), { hash: hash(claimed), at });
      const reply = { hash: hash(committed), status: 200, text: '{"unanswered":true}' };
      await storeReply(tx, { ...request(committed), ...reply }, at);
    });
    const send = (key: string) => patch(slug, 'consents', { ...summaryConsents, key }, key);
    expect((await send(committed)).status).toBe(409);
    expect(await send(running)).toMatchObject({ status: 409, reply: { code: 'in_flight' } });
    expect(await events(slug)).toEqual(['CREATE']);
    expect((await send(claimed)).status).toBe(200);
    expect(await events(slug)).toEqual(['CREATE', 'CONFIRM_SUMMARY']);
  });

  test('change nothing where there is nothing to change: the version stays', async () => {
    const slug = await world.createOrder();
    const before = await world.read(slug);
    const visit = () => world.call('visitOrder', { slug }, {});
    expect(await visit()).toMatchObject({ status: before.status, version: before.version });
    const marketing = await world.call('confirmMarketingConsents', { slug }, {});
    expect(marketing).toMatchObject({ version: before.version });
    expect(await events(slug)).toEqual(['CREATE']);
  });

  test('of which one changed nothing answer the same again, and no other content under their key', async () => {
    const slug = await world.createOrder();
    const key = randomUUID();
    const path = 'company_details/confirm_marketing_consents';
    const first = await patch(slug, path, {}, key);
    expect(first.status).toBe(200);
    await patch(slug, 'consents', summaryConsents);
    expect(await patch(slug, path, {}, key)).toEqual(first);
    const other = { personal_data_marketing_receive_consent: true };
    expect((await patch(slug, path, other, key)).status).toBe(422);
  });

  test('create one order under one key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const one = await world.createOrder({ external_order_id: 'once' }, headers);
    expect(await world.createOrder({ external_order_id: 'once' }, headers)).toBe(one);
  });

  test('leave one history row each round however many clients send the event at once (R4)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const slug = await world.createOrder();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => patch(slug, 'consents', summaryConsents, randomUUID())),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
      expect(await events(slug)).toEqual(['CREATE', 'CONFIRM_SUMMARY']);
    }
  });

  test('are refused with the current order where they were made from a stale version, on every route of an order (R7)', async () => {
    const slug = await world.createOrder();
    const stale = await patch(slug, 'consents', { ...summaryConsents, version: 99 });
    expect(stale).toMatchObject({
      status: 409,
      reply: { code: 'version', order: { slug, status: 'sumup', version: 1 } },
    });
    const bodies: Partial<Record<CallName, object>> = {
      moveToPrevious: {},
      cancelOrder: {},
      selectMethod: { agreement_signature_type: 'qes' },
      decideConditions: { decision: 'accept' },
      acceptAgreement: {},
      acceptAgreements: {},
      relaunchSignature: {},
    };
    for (const [name, body] of Object.entries(bodies)) {
      const path = calls[name as CallName].path.replace('/api/orders/:slug/', '');
      const { reply } = await patch(slug, path, { ...body, version: 99 });
      expect({ name, code: reply['code'] }).toEqual({ name, code: 'version' });
    }
    expect(await events(slug)).toEqual(['CREATE']);
  });

  test('are accepted from a page that has missed nothing but reminders', async () => {
    const slug = await world.createOrder();
    await advanceOrder(world.ports, { slug, actor: 'system', event: { type: 'REMINDER_DUE' } });
    await advanceOrder(world.ports, { slug, actor: 'system', event: { type: 'REMINDER_DUE' } });
    expect(await patch(slug, 'consents', { ...summaryConsents, version: 1 })).toMatchObject({
      status: 200,
      reply: { status: 'complement_company_and_user', version: 4 },
    });
    expect(await patch(slug, 'move_to_previouses', { version: 3 })).toMatchObject({
      status: 409,
      reply: { code: 'version', order: { version: 4 } },
    });
    expect(await events(slug)).toEqual(['CREATE', 'REMINDER_DUE', 'REMINDER_DUE', 'CONFIRM_SUMMARY']);
  });

  test('are refused from a page that has also missed an answer of somebody else', async () => {
    const slug = await world.createOrder();
    await world.call('confirmMarketingConsents', { slug }, { personal_data_marketing_receive_consent: true });
    await advanceOrder(world.ports, { slug, actor: 'system', event: { type: 'REMINDER_DUE' } });
    expect(await patch(slug, 'consents', { ...summaryConsents, version: 1 })).toMatchObject({
      status: 409,
      reply: { code: 'version', order: { status: 'sumup', version: 3 } },
    });
    expect(await patch(slug, 'consents', { ...summaryConsents, version: 2 })).toMatchObject({ status: 200 });
  });

  test('leave a history that folds to the stored status and facts (R9)', async () => {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    const rows = await db.kysely.selectFrom('orders').select('id').execute();
    for (const { id } of rows) expect(await checkHistory(db, id)).toBeNull();
  });

  test('are refused loudly where the stored status is one that the chart does not know', async () => {
    const slug = await world.createOrder();
    await db.transaction((tx) =>
      tx.kysely
        .updateTable('orders')
        .set({ status: 'gone' as never })
        .where('slug', '=', slug)
        .execute(),
    );
    await expect(
      advanceOrder(world.ports, { slug, actor: 'client', event: { type: 'CANCEL' } }),
    ).rejects.toThrow('Unknown order status: gone');
    await db.transaction((tx) =>
      tx.kysely.updateTable('orders').set({ status: 'sumup' }).where('slug', '=', slug).execute(),
    );
  });
});
