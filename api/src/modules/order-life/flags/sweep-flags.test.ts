import { listFlagsOf, loadOrder, newCompany, saveCompany, saveFlags, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { runSeededApp, seedShop, shopKey, walkingApp, type WalkingApp } from '../../../testing/index.ts';
import { send } from '../../../testing/send-call.ts';
import { orderFaults } from '../../../upkeep/verify-orders.ts';
import { advanceOrder } from '../advance-order.ts';
import { sweepFlags } from './sweep-flags.ts';

const goods = { name: 'Laptop', quantity: 1, gross_price: '30750.00', gross_price_selected: true };

onEachDatabase('the sweeper of flags', (open) => {
  let world: WalkingApp;
  let db: Database;
  const begin = async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
    onTestFinished(world.stop);
  };
  /** An order of the company; its id and slug. */
  const order = async (vatId: string, number: string) => {
    const items = { order_items_attributes: [{ ...goods, category: 'computers' }], payments_count: 36 };
    const body = { ...items, external_order_id: number };
    const authorization = `Bearer ${shopKey}`;
    const made = await send(world.app, 'createEcommerceOrder', {}, body, { authorization });
    const { slug } = made as { slug: string };
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    await db.transaction((tx) => saveCompany(tx, id, newCompany(vatId), world.ports.now()));
    return { id, slug };
  };
  const flagsOf = async (id: string) => (await listFlagsOf(db, [id], world.ports.now())).get(id) ?? [];

  test("flags a company's orders for each other until one of them alone is open", async () => {
    await begin();
    const one = await order('5261040828', 'A-1');
    const strange = await order('7010001454', 'A-2');
    await sweepFlags(world.ports);
    expect(await flagsOf(one.id)).toEqual([]);
    const two = await order('5261040828', 'A-3');
    await sweepFlags(world.ports);
    const each = () => Promise.all([one, two, strange].map(({ id }) => flagsOf(id)));
    expect(await each()).toEqual([['other_company_orders'], ['other_company_orders'], []]);
    await db.transaction((tx) => saveCompany(tx, two.id, newCompany('7010001454'), world.ports.now()));
    await sweepFlags(world.ports);
    expect(await each()).toEqual([[], ['other_company_orders'], ['other_company_orders']]);
    await advanceOrder(world.ports, { slug: two.slug, actor: 'admin', event: { type: 'CANCEL' } });
    await sweepFlags(world.ports);
    expect(await each()).toEqual([[], [], []]);
  });

  test('is checked: a flag without a reason and a reason without its flag are found', async () => {
    await begin();
    const one = await order('5261040828', 'A-4');
    await order('5261040828', 'A-5');
    const flagFaults = async () =>
      (await orderFaults(db, one.id, world.ports.now())).filter((fault) => fault.includes('flag'));
    expect(await flagFaults()).toEqual([]);
    await sweepFlags(world.ports);
    expect(await flagFaults()).toEqual([]);
    const other = { flag: 'other_company_orders', since: null } as const;
    const bank = { flag: 'bik', since: 1 } as const;
    await db.transaction((tx) => saveFlags(tx, one.id, [other, bank], 1));
    expect(await flagFaults()).toEqual([
      'has the flag bik without a reason',
      'lacks the flag other_company_orders',
    ]);
  });
});

onEachDatabase('the list of flagged orders', (open) => {
  test('is asked for by the reason, which its rows name', async () => {
    const world = await runSeededApp(open);
    const { db } = world.ports;
    onTestFinished(world.stop);
    const slug = await world.createOrder();
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    await db.transaction((tx) => saveFlags(tx, id, [{ flag: 'potential_fraud', since: 1 }], 1));
    const headers = await world.signIn('admin@test.example');
    const rows = async (query: string) => {
      const reply = await world.app.request(`/api/superadmin/orders?${query}`, { headers });
      const { orders } = (await reply.json()) as { orders?: { slug: string; labels: string[] }[] };
      return [reply.status, orders?.map(({ slug: its, labels }) => [its, labels])];
    };
    expect(await rows('manual_type=potential_fraud,bik')).toEqual([200, [[slug, ['potential_fraud']]]]);
    expect(await rows('manual_type=bik')).toEqual([200, []]);
    expect(await rows('manual_type=other')).toEqual([422, undefined]);
  });
});
