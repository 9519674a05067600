import { loadShopByClientId, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { chartHash } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

type Headers = Readonly<Record<string, string>>;

onEachDatabase('an order that a page has seen', (open) => {
  let db: Database;
  let world: RunningApp;
  let slug: string;
  let seen: { etag: string };
  const salesmen: Headers[] = [];

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    const shopId = (await loadShopByClientId(db, 'test'))?.id ?? null;
    for (const name of ['jan', 'anna']) {
      const email = `${name}@test.example`;
      await insertAccount(db, { email, roles: ['shop_employee'], shopId });
      salesmen.push(await world.signIn(email));
    }
    slug = await world.createOrder();
    seen = { etag: (await ask('orders')).etag };
  });
  afterAll(() => world.stop());

  /** Status, ETag and body of the answer to a page that has what was answered under this ETag. */
  async function ask(under: 'orders' | 'shop/orders', etag?: string, headers: Headers = {}, app = world.app) {
    const known = etag === undefined ? {} : { 'if-none-match': etag };
    const answer = await app.request(`/api/${under}/${slug}`, { headers: { ...headers, ...known } });
    const text = await answer.text();
    const hash: unknown = text === '' ? null : JSON.parse(text).chart_hash;
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', hash };
  }

  test('is not sent again while nothing of it has changed', async () => {
    expect(await ask('orders', seen.etag)).toEqual({ status: 304, etag: seen.etag, hash: null });
  });

  test('is sent again by another release, under another tag', async () => {
    const later = createApp({ ...world.ports, release: 'later' });
    const { etag, ...answered } = await ask('orders', seen.etag, {}, later);
    expect(answered).toEqual({ status: 200, hash: chartHash });
    expect(etag).not.toBe(seen.etag);
    expect((await ask('orders', etag, {}, later)).status).toBe(304);
    expect((await ask('orders', etag)).status).toBe(200);
  });

  test('is sent again to whoever sees it otherwise: a salesman, and another salesman', async () => {
    const [jan = {}, anna = {}] = salesmen;
    const first = await ask('shop/orders', seen.etag, jan);
    expect(first).toMatchObject({ status: 200, hash: chartHash });
    const statuses = [jan, anna].map(async (who) => (await ask('shop/orders', first.etag, who)).status);
    expect(await Promise.all(statuses)).toEqual([304, 200]);
  });

  test('is sent again once it has moved', async () => {
    await world.walkToForm(slug, 'qes');
    expect(await ask('orders', seen.etag)).toMatchObject({ status: 200, hash: chartHash });
  });
});
