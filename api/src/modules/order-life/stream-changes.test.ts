import { loadUserByEmail, saveUser, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { maxStreams } from '../../kernel/order-changes.ts';
import { send } from '../../testing/send-call.ts';
import { seedShop, shopKey, walkingApp } from '../../testing/index.ts';

const json = { 'content-type': 'application/json' };
const minute = 60_000;

onEachDatabase('a stream of changes', (open) => {
  let db: Database;
  let world: ReturnType<typeof walkingApp>;
  let app: ReturnType<typeof createApp>;
  let slug: string;
  let gone = new AbortController();

  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
    app = createApp({ ...world.ports, settings: { ...world.ports.settings, trustProxy: true } });
    const laptop = { name: 'Laptop', quantity: 1, gross_price: '30750.00', gross_price_selected: true };
    const body = {
      external_order_id: 'A-1',
      order_items_attributes: [{ ...laptop, category: 'computers' }],
      payments_count: 36,
    };
    const headers = { authorization: `Bearer ${shopKey}` };
    ({ slug } = (await send(app, 'createEcommerceOrder', {}, body, headers)) as { slug: string });
  });
  beforeEach(() => {
    gone = new AbortController();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    gone.abort();
    vi.useRealTimers();
  });
  afterAll(() => world.stop());

  const signIn = async (email: string) => {
    const body = JSON.stringify({ email, password: demoPassword });
    const answer = await app.request('/api/auth', { method: 'POST', headers: json, body });
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const follow = async (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers, signal: gone.signal });
  const look = () => vi.advanceTimersByTimeAsync(5_000);
  /** Reads until the stream tells this version; fails where it ends before. */
  async function toldOf(stream: Response, version: number): Promise<void> {
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let said = ''; !said.includes(`data: ${version}\n`);) {
      const next = await reader?.read();
      if (next?.value === undefined) throw new Error(`The stream ended after ${said}`);
      said += next.value;
    }
  }

  test('ends with the session that opened it, at the next look: by logging out, blocking, idling (S5, F040)', async () => {
    const path = `/api/shop/orders/${slug}/changes`;
    const email = 'sklep@test.example';
    const ends: Record<string, (cookie: { cookie: string }) => Promise<unknown>> = {
      'logging out': async (cookie) => app.request('/api/auth', { method: 'DELETE', headers: cookie }),
      blocking: async () => {
        const user = await loadUserByEmail(db, email);
        if (user === null) throw new Error('There is no such user');
        await db.transaction((tx) => saveUser(tx, { ...user, active: false }, 1));
        await db.transaction((tx) => saveUser(tx, { ...user, version: user.version + 1 }, 1));
      },
      idling: async () => void (world.clock.now += 61 * minute),
    };
    for (const [how, end] of Object.entries(ends)) {
      const cookie = await signIn(email);
      const stream = await follow(path, cookie);
      expect([how, stream.status]).toEqual([how, 200]);
      await end(cookie);
      await look();
      expect(await stream.text()).toContain('event: version');
    }
  });

  test('ends at once, without another look, where an administrator blocks the account or its shop, or resets its password', async () => {
    const path = `/api/shop/orders/${slug}/changes`;
    const { id = '', shopId = '' } = (await loadUserByEmail(db, 'sklep@test.example')) ?? {};
    const admin = await signIn('admin@test.example');
    const change = async (method: string, action: string, body: object, whose = `users/${id}`) =>
      app.request(`/api/superadmin/${whose}${action}`, {
        method,
        headers: { ...json, ...admin },
        body: JSON.stringify(body),
      });
    const blocked = await follow(path, await signIn('sklep@test.example'));
    expect((await change('PATCH', '', { active: false })).status).toBe(200);
    expect(await blocked.text()).toContain('event: version');
    await change('PATCH', '', { active: true });
    const withShop = await follow(path, await signIn('sklep@test.example'));
    expect((await change('PUT', '/active', { active: false }, `shops/${shopId}`)).status).toBe(200);
    expect(await withShop.text()).toContain('event: version');
    await change('PUT', '/active', { active: true }, `shops/${shopId}`);
    const reset = await follow(path, await signIn('sklep@test.example'));
    expect((await change('POST', '/reset_password', {})).status).toBe(200);
    expect(await reset.text()).toContain('event: version');
  });

  test('goes on with a session that goes on, and that of an order’s link without one', async () => {
    const cookie = await signIn('admin@test.example');
    const own = await follow(`/api/superadmin/orders/${slug}/changes`, cookie);
    const linked = await follow(`/api/orders/${slug}/changes`, cookie);
    const grown = async (): Promise<number> => {
      const row = await db.transaction((tx) =>
        tx.kysely
          .updateTable('orders')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('slug', '=', slug)
          .returning('version')
          .executeTakeFirstOrThrow(),
      );
      return row.version;
    };
    const version = await grown();
    await look();
    await toldOf(own, version);
    await app.request('/api/auth', { method: 'DELETE', headers: cookie });
    const next = await grown();
    await look();
    await toldOf(linked, next);
  });

  test('is refused where a source has a hundred open, until one is let go; others have theirs (F040)', async () => {
    const from = async (source: string) =>
      follow(`/api/orders/${slug}/changes`, { 'x-forwarded-for': source });
    const streams = await Promise.all(Array.from({ length: maxStreams }, () => from('203.0.113.1')));
    const next = await from('203.0.113.1');
    expect([
      new Set(streams.map(({ status }) => status)),
      next.status,
      next.headers.get('retry-after'),
    ]).toEqual([new Set([200]), 429, '30']);
    expect((await from('203.0.113.2')).status).toBe(200);
    await streams[0]?.body?.cancel();
    expect([(await from('203.0.113.1')).status, (await from('203.0.113.1')).status]).toEqual([200, 429]);
  });

  test('that only its head is asked of is not kept open', async () => {
    const head = { method: 'HEAD', headers: { 'x-forwarded-for': '203.0.113.9' } };
    const path = `/api/orders/${slug}/changes`;
    const ask = async () => {
      const { status, body } = await app.request(path, head);
      return { status, body };
    };
    const answers = await Promise.all(Array.from({ length: maxStreams }, ask));
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: null })));
    expect((await follow(path, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  });
});
