import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

const gone = { slug: 'no-such', sentence: 'Nie ma takiego wniosku' };

onEachDatabase("orders' attendants", (open) => {
  let world: RunningApp;
  let cookie: Record<string, string>;
  let tomasz: string;
  let pricing: string;
  let slugs: readonly string[];

  beforeAll(async () => {
    const db = await open();
    await seedShop(db);
    world = await runApp(db);
    const account = (name: string, role: 'admin' | 'pricing_manager') =>
      insertAccount(db, { email: `${name}@test.example`, fullName: name, roles: [role] });
    tomasz = await account('tomasz', 'admin');
    pricing = await account('anna', 'pricing_manager');
    cookie = await world.signIn('tomasz@test.example');
    slugs = [await world.createOrder(), await world.createOrder(), await world.createOrder()];
  });
  afterAll(() => world.stop());

  const give = async (userId: string | null, ...given: readonly (string | undefined)[]) => {
    const answer = await world.app.request('/api/superadmin/orders/attendants', {
      method: 'PUT',
      headers: { ...cookie, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ slugs: given, user_id: userId }),
    });
    return [answer.status, await answer.json()];
  };
  const list = async (query: Record<string, string>) => {
    const path = `/api/superadmin/orders?${new URLSearchParams(query)}`;
    const answer = await world.app.request(path, { headers: cookie });
    return ((await answer.json()) as ReplyOf<'listOrders'>).orders;
  };
  const found = async (query: Record<string, string>) =>
    (await list({ sort: 'created_at', direction: 'asc', ...query })).map(({ slug }) => slugs.indexOf(slug));

  test('are given, and it says which orders there are not', async () => {
    expect(await give(tomasz, slugs[2], 'no-such', slugs[0])).toEqual([
      200,
      { done: [slugs[2], slugs[0]], failed: [gone] },
    ]);
    expect((await list({ attendant: tomasz })).map(({ attendant }) => attendant)).toEqual([
      { id: tomasz, full_name: 'tomasz' },
      { id: tomasz, full_name: 'tomasz' },
    ]);
  });

  test("are named on the order's page, and nobody is where nobody attends", async () => {
    const viewed = async (slug: string | undefined) => {
      const answer = await world.app.request(`/api/superadmin/orders/${slug}/views`, {
        method: 'POST',
        headers: { ...cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ leaves: false }),
      });
      return (await answer.json()) as ReplyOf<'viewOrder'>;
    };
    expect([await viewed(slugs[0]), await viewed(slugs[1])]).toEqual([
      { others: [], attendant: { id: tomasz, full_name: 'tomasz' } },
      { others: [], attendant: null },
    ]);
  });

  test('narrow the list, in both orders, with those whom nobody attends to', async () => {
    expect(await found({ attendant: tomasz })).toEqual([0, 2]);
    expect(await found({ attendant: tomasz, sort: 'last_order_state_created_at' })).toEqual([0, 2]);
    expect(await found({ attendant: 'none' })).toEqual([1]);
    expect(await found({ attendant: `none,${tomasz}` })).toEqual([0, 1, 2]);
    expect(await found({ attendant: tomasz, sales_channels: 'pos' })).toEqual([]);
  });

  test('are taken back', async () => {
    expect(await give(null, slugs[0])).toEqual([200, { done: [slugs[0]], failed: [] }]);
    expect(await found({ attendant: tomasz })).toEqual([2]);
  });

  test('are of the head office', async () => {
    const refused = [422, expect.objectContaining({ errors: [{ user_id: 'Wybierz opiekuna z listy' }] })];
    expect(await give(pricing, slugs[1])).toEqual(refused);
    expect(await give('no-such', slugs[1])).toEqual(refused);
  });
});
