import { saveFlags, type NewOrder } from '@app/db';
import { insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { newFacts, type OrderFlag, type OrderStatus } from '@app/machines/order';
import { warsawDay } from '@app/machines/rules';
import { expect, onTestFinished, test } from 'vitest';
import { insertAccount } from '../../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

type Dashboard = ReplyOf<'getDashboard'>;

onEachDatabase('the dashboard', (open) => {
  const begin = async () => {
    const world = await runSeededApp(open);
    onTestFinished(world.stop);
    const { id: shopId } = await world.ports.db.kysely
      .selectFrom('shops')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const now = world.ports.now();
    /** An order that rests in the status for so many minutes; its number. */
    const order = async (status: OrderStatus, minutes: number, flags: readonly OrderFlag[] = []) => {
      const facts = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });
      const row = {
        ...{ shopId, receiveChannel: 'api', salesChannel: 'ecommerce', financingType: 'lease' },
        ...{ flowType: 'client', status, facts, chartHash: 'chart', at: now - minutes * 60_000 },
      } satisfies NewOrder;
      return world.ports.db.transaction(async (tx) => {
        const { id, number } = await insertOrder(tx, row);
        const changes = flags.map((flag) => ({ flag, since: now - minutes * 60_000 }));
        await saveFlags(tx, id, changes, now);
        return number;
      });
    };
    return { world, order };
  };
  const ask = async (world: RunningApp, headers: Record<string, string>, query = '') => {
    const reply = await world.app.request(`/api/superadmin/dashboards/?${query}`, { headers });
    return { status: reply.status, body: (await reply.json()) as Dashboard };
  };
  const numbers = ({ orders }: Dashboard) => orders?.map(({ siemens_id: number }) => number);

  test('shows what waits for staff, longest first, page after page, with the reasons', async () => {
    const { world, order } = await begin();
    const admin = await world.signIn('admin@test.example');
    const young = await order('test_payment_manual', 5, ['bik']);
    const flagged = await order('sumup', 60, ['no_specification', 'other_company_orders']);
    const old = await order('delivered', 120);
    await order('sumup', 500);
    const { body } = await ask(world, admin);
    expect([numbers(body), body.waiting, body.next]).toEqual([[old, flagged, young], 3, null]);
    expect(body.labels?.map(({ label, count }) => [label, count])).toEqual([
      ['bik', 1],
      ['siemens', 0],
      ['potential_fraud', 0],
      ['no_autenti_files', 0],
      ['no_specification', 1],
      ['other_company_orders', 1],
    ]);
    expect(body.phases?.filter(({ count }) => count > 0)).toEqual([
      { phase: 'offer', count: 2, waiting: 0 },
      { phase: 'verification', count: 1, waiting: 1 },
      { phase: 'delivery', count: 1, waiting: 1 },
    ]);
    const first = (await ask(world, admin, 'limit=2')).body;
    const second = (await ask(world, admin, `limit=2&after=${first.next}`)).body;
    expect([numbers(first), numbers(second), second.next]).toEqual([[old, flagged], [young], null]);
    const narrowed = async (query: string) => numbers((await ask(world, admin, query)).body);
    expect([
      await narrowed('manual_type=bik'),
      await narrowed('status=delivered'),
      await narrowed(`id=${old}`),
      await narrowed('with_sales=true'),
      await narrowed('with_active_task=true'),
    ]).toEqual([[young], [old], [old], [old], []]);
    expect((await ask(world, admin, 'manual_type=other')).status).toBe(422);
  });

  test('gives a pricing manager the figures without any order', async () => {
    const { world, order } = await begin();
    await order('delivered', 120, ['bik']);
    const { db } = world.ports;
    const account = { email: 'ceny@test.example', fullName: 'Ewa Ceny', shopId: null };
    await insertAccount(db, { ...account, roles: ['pricing_manager'], at: world.ports.now() });
    const { body } = await ask(world, await world.signIn(account.email));
    expect([body.orders, body.providers, body.waiting]).toEqual([[], [], 1]);
    expect(body.refunds).toEqual({ count: 0, sums: [], oldest_at: null });
    expect(body.labels?.[0]).toMatchObject({ label: 'bik', count: 1 });
    const salesman = await world.signIn('sklep@test.example');
    expect((await ask(world, salesman)).status).toBe(403);
  });

  test('counts what came of each day', async () => {
    const { world } = await begin();
    await world.createOrder();
    const { body } = await ask(world, await world.signIn('admin@test.example'));
    const today = { day: warsawDay(world.ports.now()), begun: 1, decided: 0, delivered: 0 };
    expect([body.days?.length, body.days?.at(-1)]).toEqual([28, { ...today, delivered_price: '0.00' }]);
  });

  test('is narrowed by shops, which are named to staff', async () => {
    const { world, order } = await begin();
    const number = await order('delivered', 120);
    const headers = await world.signIn('admin@test.example');
    const reply = await world.app.request('/api/superadmin/shop_names', { headers });
    const { shops } = (await reply.json()) as ReplyOf<'listShopNames'>;
    const own = await world.ports.db.kysely.selectFrom('shops').select(['id', 'name']).execute();
    expect(shops.toSorted((one, other) => one.name.localeCompare(other.name, 'pl'))).toEqual(shops);
    expect(new Set(shops.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
    const found = await Promise.all(
      shops.map(async ({ id }) => numbers((await ask(world, headers, `supplier=${id}`)).body)),
    );
    expect(found.flat()).toEqual([number]);
  });

  test('answers what it can where a part fails', async () => {
    const { world, order } = await begin();
    const number = await order('delivered', 120);
    await world.ports.db.transaction((tx) => tx.kysely.schema.dropTable('order_days').execute());
    const { status, body } = await ask(world, await world.signIn('admin@test.example'));
    expect([status, body.days, numbers(body)]).toEqual([200, null, [number]]);
  });
});
