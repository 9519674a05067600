import {
  countOutbox,
  insertShop,
  loadShopByClientId,
  loadUserByEmail,
  saveUser,
  shopConfigs,
  type Database,
} from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { calls, type Call } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginAtCounter } from '../testing/counter-steps.ts';
import { insertAccount } from '../testing/insert-account.ts';
import { hashTables, seedShop, walkingApp, type WalkingApp } from '../testing/index.ts';

type Headers = Readonly<Record<string, string>>;

const json = { 'content-type': 'application/json' };
/** Every call of a salesman that names an order. */
const ofOrders = (Object.values(calls) as readonly Call[]).filter(
  ({ path, roles }) => path.includes(':slug') && (roles as readonly string[]).includes('shop_employee'),
);

onEachDatabase('every call of a salesman about an order', (open) => {
  let db: Database;
  let world: WalkingApp;
  const headers: Record<string, Headers> = {};
  const slugs: Record<'parent' | 'child', string> = { parent: '', child: '' };

  const signIn = async (name: string): Promise<Headers> => {
    const answer = await world.app.request('/api/auth', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: `${name}@family.example`, password: demoPassword }),
    });
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
    const parentId = (await loadShopByClientId(db, 'test'))?.id ?? '';
    const child = await db.transaction((tx) =>
      insertShop(
        tx,
        {
          clientId: 'family-child',
          parentId,
          name: 'Filia',
          street: 'Krótka 1',
          postalCode: '31-147',
          city: 'Kraków',
          configs: Object.values(shopConfigs),
        },
        world.clock.now,
      ),
    );
    for (const [name, role, shopId] of [
      ['owner', 'shop_superadmin', parentId],
      ['manager', 'shop_admin', parentId],
      ['seller', 'shop_employee', parentId],
      ['child-manager', 'shop_admin', child.id],
      ['child-seller', 'shop_employee', child.id],
      ['blocked', 'shop_admin', parentId],
    ] as const) {
      const email = `${name}@family.example`;
      await insertAccount(db, { email, roles: [role], shopId, at: world.clock.now });
      headers[name] = await signIn(name);
    }
    slugs.parent = (await beginAtCounter(world, headers['seller'] ?? {})).slug;
    slugs.child = (await beginAtCounter(world, headers['child-seller'] ?? {})).slug;
  });
  afterAll(() => world.stop());

  const pathOf = ({ path }: Call, slug: string): string =>
    path
      .replace(':slug', slug)
      .replace(':categories', 'general_categories')
      .replace(':type', 'offer')
      .replace(':number', '1')
      .replaceAll(/:[a-z_]+/gu, 'nobody');

  async function ask(row: Call, slug: string, who: string): Promise<{ status: number; text: string }> {
    const gone = new AbortController();
    const { method } = row;
    const body = method === 'GET' ? {} : { body: '{}' };
    const init = { method, headers: { ...json, ...headers[who] }, signal: gone.signal, ...body };
    const answer = await world.app.request(pathOf(row, slug), init);
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const text = isStream ? 'stream' : await answer.text();
    gone.abort();
    return { status: answer.status, text };
  }

  /** Whether an order is to this account as one that there is not. */
  async function isHidden(row: Call, slug: string, who: string): Promise<boolean> {
    const [one, none] = [await ask(row, slug, who), await ask(row, 'x'.repeat(21), who)];
    return one.status === none.status && one.text === none.text && ![200, 201, 204].includes(one.status);
  }

  async function everything(): Promise<Record<string, string>> {
    const due = async () => (await countOutbox(db)).filter(({ oldestDueAt }) => oldestDueAt <= Date.now());
    await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 20_000 });
    return hashTables(db);
  }

  test('shows a shop’s administrators the orders of the shops under it, and its salesmen their own shop’s alone (S1)', async () => {
    const row = calls.getShopOrder as Call;
    const seen = async (who: string) =>
      [(await ask(row, slugs.parent, who)).status, (await ask(row, slugs.child, who)).status] as const;
    expect({
      owner: await seen('owner'),
      manager: await seen('manager'),
      seller: await seen('seller'),
      childManager: await seen('child-manager'),
      childSeller: await seen('child-seller'),
    }).toEqual({
      owner: [200, 200],
      manager: [200, 200],
      seller: [200, 404],
      childManager: [404, 200],
      childSeller: [404, 200],
    });
  });

  test('is refused as if there were no such order: to the child of the parent’s, to the parent’s salesman of the child’s (S1)', async () => {
    expect(ofOrders.length).toBeGreaterThan(30);
    const before = await everything();
    const open: string[] = [];
    for (const row of ofOrders)
      for (const [who, slug] of [
        ['child-manager', slugs.parent],
        ['child-seller', slugs.parent],
        ['seller', slugs.child],
      ] as const)
        if (!(await isHidden(row, slug, who))) open.push(`${row.name} as ${who}`);
    expect(open).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('is refused to an account from the moment it is blocked (S1, S5)', async () => {
    const account = await loadUserByEmail(db, 'blocked@family.example');
    if (account === null) throw new Error('The account is gone');
    expect((await ask(calls.getShopOrder as Call, slugs.parent, 'blocked')).status).toBe(200);
    await db.transaction((tx) => saveUser(tx, { ...account, active: false }, world.clock.now));
    const statuses = new Set<number>();
    for (const row of ofOrders) statuses.add((await ask(row, slugs.parent, 'blocked')).status);
    expect([...statuses]).toEqual([401]);
  });
});
