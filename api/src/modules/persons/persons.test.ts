import { loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderFaults } from '../../testing/index.ts';
import { advanceOrder } from '../order-life/advance-order.ts';
import { askingWorld, why, type AskingWorld } from './testing/asking-world.ts';

type Found = ReplyOf<'findPerson'>;
type Request = ReplyOf<'erasePerson'>;

const bySlug = (found: Found, slug: string) => found.orders.find((order) => order.slug === slug);

/** Each test walks an order to its form. */
const patient = { timeout: 90_000 };

onEachDatabase('a person who asks for the data about them', (open) => {
  let asking: AskingWorld;
  beforeAll(async () => {
    asking = await askingWorld(open);
  });
  afterAll(() => asking.world.stop());

  test('is found in every order, with what would go; one in flight is left alone', patient, async () => {
    const running = await asking.world.createOrder();
    await asking.world.fillIn(running, 'qes');
    const over = await asking.canceled();
    const found = await asking.find(asking.pesel);
    expect(bySlug(found, running)).toMatchObject({ ending: null, hold: 'in_flight', goes: [], stays: [] });
    expect(bySlug(found, over)).toMatchObject({
      ...{ ending: 'withdrawn', hold: null, others: 0, stays: [] },
      places: expect.arrayContaining(['signer']),
      goes: expect.arrayContaining(['application', 'communication']),
    });
    const version = (await loadOrder(asking.db, running))?.version;
    const answer = await asking.post('persons/erasures', { ...asking.pesel, ...why, digest: found.digest });
    expect(answer.status).toBe(200);
    const { orders, number } = (await answer.json()) as Request;
    expect(orders.find(({ slug }) => slug === running)).toMatchObject({ hold: 'in_flight', erased: [] });
    expect((await loadOrder(asking.db, running))?.version).toBe(version);
    expect(await loadOrder(asking.db, over)).toMatchObject({ contact: null, erasedAt: expect.any(Number) });
    expect(number).toMatch(/^\d{4}\/\d+$/u);
    expect(bySlug(await asking.find(asking.pesel), over)).toBeUndefined();
  });

  test(
    'has its order opened by nobody any more: its client gets 410, its moves are refused',
    patient,
    async () => {
      const slug = await asking.canceled();
      const { digest } = await asking.find(asking.pesel);
      await asking.post('persons/erasures', { ...asking.pesel, ...why, digest });
      const asked = await asking.world.app.request(`/api/orders/${slug}`);
      expect([asked.status, await asked.json()]).toEqual([
        410,
        {
          error: 'Dane tego wniosku zostały usunięte. Nie można go już otworzyć ani zmienić.',
          code: 'erased',
        },
      ]);
      const moved = advanceOrder(asking.world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
      await expect(moved).rejects.toThrow('Refused');
      const desk = await asking.world.app.request(`/api/superadmin/orders/${slug}`, {
        headers: asking.headers,
      });
      expect([desk.status, await desk.json()]).toMatchObject([
        200,
        {
          status: 'canceled',
          user_attributes: null,
          company_attributes: null,
          erased_at: expect.any(String),
        },
      ]);
      const { id = '' } = (await loadOrder(asking.db, slug)) ?? {};
      expect(await orderFaults(asking.db, id)).toEqual([]);
    },
  );

  test('is refused where the plan has changed since it was read, and nothing is done', patient, async () => {
    const slug = await asking.canceled();
    const { digest } = await asking.find(asking.pesel);
    const order = await loadOrder(asking.db, slug);
    await asking.canceled();
    const answer = await asking.post('persons/erasures', { ...asking.pesel, ...why, digest });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'plan' }]);
    expect(await loadOrder(asking.db, slug)).toEqual(order);
  });

  test('is erased once where two confirm the same plan at once', patient, async () => {
    await asking.canceled();
    const { digest } = await asking.find(asking.pesel);
    const ask = () => asking.post('persons/erasures', { ...asking.pesel, ...why, digest });
    const answers = await Promise.all([ask(), ask()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('keeps what a law keeps, restricted: nobody moves it, and it is found', patient, async () => {
    const slug = await asking.canceled();
    const { facts, id = '' } = (await loadOrder(asking.db, slug)) ?? {};
    await asking.db.transaction((tx) =>
      tx.kysely
        .updateTable('orders')
        .set({ facts: JSON.stringify({ ...facts, signed: true }) })
        .where('id', '=', id)
        .execute(),
    );
    const found = await asking.find(asking.pesel);
    expect(bySlug(found, slug)).toMatchObject({
      ...{ ending: 'concluded', goes: expect.arrayContaining(['communication']) },
      stays: expect.arrayContaining([
        expect.objectContaining({
          kind: 'application',
          reason: expect.stringContaining('przeciwdziałaniu praniu pieniędzy'),
        }),
      ]),
    });
    await asking.post('persons/erasures', { ...asking.pesel, ...why, digest: found.digest });
    expect(await loadOrder(asking.db, slug)).toMatchObject({
      ...{ erasedAt: null, restrictedAt: expect.any(Number) },
      contact: { email: asking.world.person.email },
    });
    expect(bySlug(await asking.find(asking.pesel), slug)).toMatchObject({ restricted: true, goes: [] });
    const moved = advanceOrder(asking.world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    await expect(moved).rejects.toThrow('Refused');
  });

  test('takes back what rests on consent alone, and nothing else', patient, async () => {
    const slug = await asking.canceled();
    const email = { by: 'email', value: asking.world.person.email } as const;
    const before = bySlug(await asking.find(email), slug)?.consents ?? [];
    expect(before.length).toBeGreaterThan(0);
    expect((await asking.post('persons/consent_withdrawals', { ...email, ...why })).status).toBe(200);
    expect(bySlug(await asking.find(email), slug)?.consents).toEqual([]);
    const again = await asking.post('persons/consent_withdrawals', { ...email, ...why });
    expect(again.status).toBe(409);
  });

  test('is kept by a rule whose change the security log tells, with what it was before', async () => {
    const answer = await asking.world.app.request('/api/superadmin/retention/rules', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...asking.headers,
      },
      body: JSON.stringify({ kind: 'communication', ending: 'withdrawn', days: 400 }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    const told = asking.world.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'retention_rule_changed');
    expect(told).toMatchObject([{ fields: 'communication withdrawn: 365 -> 400 days' }]);
  });

  test('is not looked for by what can be nobody', async () => {
    const answer = await asking.post('persons/searches', { by: 'pesel', value: '12345678901' });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: [{ value: 'To nie jest numer PESEL' }] },
    ]);
  });
});
