import type { Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginAtCounter } from '../../testing/counter-steps.ts';
import { seedShop, walkingApp } from '../../testing/index.ts';
import { send } from '../../testing/send-call.ts';

const second = 1_000;
onEachDatabase('the client of an order at the counter', (open) => {
  let db: Database;
  let world: ReturnType<typeof walkingApp>;
  let salesman: Readonly<Record<string, string>>;
  let stranger: Readonly<Record<string, string>>;
  const signIn = async (email: string) => {
    const answer = await world.app.request('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
    salesman = await signIn('sklep@test.example');
    stranger = await signIn('obcy@test.example');
  });
  afterAll(() => world.stop());

  const begin = () => beginAtCounter(world, salesman);
  const seen = async (slug: string) =>
    (await send(
      world.app,
      'shopGetClientVisit',
      { slug },
      undefined,
      salesman,
    )) as ReplyOf<'shopGetClientVisit'>;
  const openPage = async (slug: string, headers: Record<string, string> = {}) => {
    const leaves = new AbortController();
    await world.app.request(`/api/orders/${slug}/changes`, { headers, signal: leaves.signal });
    return leaves;
  };
  const stamp = () => new Date(world.clock.now).toISOString();

  test('is there while his page is open, and was there last when he left it', async () => {
    const { slug } = await begin();
    expect(await seen(slug)).toEqual({ seen_at: null, is_here: false });
    const page = await openPage(slug);
    const came = stamp();
    await vi.waitFor(async () => expect(await seen(slug)).toEqual({ seen_at: came, is_here: true }));
    world.clock.now += 20 * second;
    page.abort();
    const left = stamp();
    await vi.waitFor(async () => expect(await seen(slug)).toEqual({ seen_at: left, is_here: false }));
  });

  test('is no longer there three quarters of a minute after the process of his page has ended', async () => {
    const { slug } = await begin();
    await openPage(slug);
    const came = stamp();
    await vi.waitFor(async () => expect((await seen(slug)).is_here).toBe(true));
    world.clock.now += 46 * second;
    expect(await seen(slug)).toEqual({ seen_at: came, is_here: false });
  });

  test('is not the salesman who opens the client’s link himself, and no other shop hears of him', async () => {
    const { slug } = await begin();
    await openPage(slug, salesman);
    expect(await seen(slug)).toEqual({ seen_at: null, is_here: false });
    const asked = await world.app.request(`/api/shop/orders/${slug}/client_visits`, { headers: stranger });
    expect(asked.status).toBe(404);
  });
});
