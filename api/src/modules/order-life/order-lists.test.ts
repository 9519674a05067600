import {
  insertShop,
  loadUserByEmail,
  newCompany,
  raiseTask,
  saveCompany,
  type Database,
  type NewOrder,
} from '@app/db';
import { insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { newFacts } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

/** 00:30 on 2 March 2026 in Warsaw, still 1 March in Greenwich. */
const night = Date.UTC(2026, 2, 1, 23, 30);
const aDay = 86_400_000;

onEachDatabase('order lists', (open) => {
  let db: Database;
  let world: RunningApp;
  const numbers: Record<string, string> = {};
  const slugs: Record<string, string> = {};
  const accounts: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    const shopAdmin = await loadUserByEmail(db, 'sklep@test.example');
    const strange = await loadUserByEmail(db, 'obcy@test.example');
    const parent = shopAdmin?.shopId ?? '';
    const child = await db.transaction((tx) =>
      insertShop(
        tx,
        {
          clientId: 'child',
          parentId: parent,
          name: 'Filia',
          street: 'Krótka 1',
          postalCode: '31-147',
          city: 'Kraków',
          configs: [],
        },
        night,
      ),
    );
    const seller = await insertAccount(db, {
      email: 'anna@test.example',
      fullName: 'Anna Lis',
      roles: ['shop_employee'],
      shopId: parent,
      at: night,
    });
    const add = (name: string, shopId: string, at: number, given: Partial<NewOrder> = {}) =>
      db.transaction(async (tx) => {
        const facts = newFacts({
          salesChannel: 'pos',
          financingType: 'lease',
          flowType: 'salesman',
          initialPayment: 0,
          grossPrice: 12_300_00,
          guarantee: false,
          calculated: true,
          itemsEditable: false,
          returnsToShop: false,
          remote: false,
        });
        const order = await insertOrder(tx, {
          shopId,
          salesChannel: 'pos',
          receiveChannel: 'salesman_panel',
          financingType: 'lease',
          flowType: 'salesman',
          status: 'salesman_sumup',
          facts,
          chartHash: 'chart',
          at,
          ...given,
        });
        numbers[name] = order.number;
        slugs[name] = order.slug;
        const company = { ...newCompany('5261040828'), name: `${name} Sp. z o.o.`, legalForm: 'sz' as const };
        await saveCompany(tx, order.id, company, at);
        return order;
      });
    await add('Alfa', parent, night, {
      ...{ userId: seller, soldBy: seller },
      price: 10_000_00,
      grossPrice: 12_300_00,
      installmentValue: 411_52,
    });
    await add('Beta', parent, night + aDay, { status: 'delivered' });
    await add('Gamma', child.id, night + 2 * aDay, { financingType: 'plm', salesChannel: 'ecommerce' });
    const foreign = await add('Delta', strange?.shopId ?? '', night + 3 * aDay, { status: 'signed' });
    const task = {
      orderId: foreign.id,
      type: 'other' as const,
      dueAt: night + aDay,
      raisedBy: null,
      raisedIn: null,
      assignedUserId: null,
    };
    await db.transaction((tx) => raiseTask(tx, task, night));
    for (const name of ['admin', 'sklep', 'anna', 'obcy'])
      accounts[name] = await world.signIn(`${name}@test.example`);
  });
  afterAll(() => world.stop());

  const ask = async (account: string, query: Record<string, string> = {}) => {
    const path = account === 'admin' ? '/api/superadmin/orders' : '/api/shop/orders';
    return world.app.request(`${path}?${new URLSearchParams(query)}`, { headers: accounts[account] ?? {} });
  };
  const list = async (account: string, query: Record<string, string> = {}) => {
    const answer = await ask(account, query);
    expect(answer.status).toBe(200);
    return (await answer.json()) as ReplyOf<'listOrders'>;
  };
  const names = async (account: string, query: Record<string, string> = {}) =>
    (await list(account, query)).orders.map(({ siemens_id }) =>
      Object.keys(numbers).find((name) => numbers[name] === siemens_id),
    );

  test('hold a row an order, with company, shop and amounts', async () => {
    const { orders, ...rest } = await list('anna', { search: 'alfa' });
    expect(orders).toEqual([
      {
        ...{ id: orders[0]?.id, slug: slugs['Alfa'], siemens_id: numbers['Alfa'] },
        ...{ status: 'salesman_sumup', shop_status: 'calculation', tone: 'current', agreement_status: null },
        ...{ financing_type: 'lease', sales_channel: 'pos', external_order_id: null },
        ...{ company_name: 'Alfa Sp. z o.o.', shop_name: 'Sklep' },
        ...{ price: '10000.00', gross_price: '12300.00', installment_value: '411.52', payments_count: 0 },
        ordered_at: '2026-03-01T23:30:00.000Z',
        last_order_state_created_at: '2026-03-01T23:30:00.000Z',
        ...{ last_task: null, attendant: null, labels: [] },
        salesman: { id: expect.any(String), full_name: 'Anna Lis' },
        turn: { own: 'offer_summary', wait: null, client: null },
      },
    ]);
    expect(rest).toEqual({
      counts: { all: 2, needing_action: 1, tasks: 0, sales: 1 },
      statuses: [
        { status: 'salesman_sumup', count: 1 },
        { status: 'delivered', count: 1 },
      ],
      next: null,
    });
  });

  test("show staff every order, a shop's administrator the shops under it too, its salesman the own one", async () => {
    expect(await names('admin')).toEqual(['Delta', 'Gamma', 'Beta', 'Alfa']);
    expect(await names('sklep')).toEqual(['Gamma', 'Beta', 'Alfa']);
    expect(await names('anna')).toEqual(['Beta', 'Alfa']);
    expect(await names('obcy')).toEqual(['Delta']);
    const opened = (account: string, name: string) =>
      world.app.request(`/api/shop/orders/${slugs[name]}`, { headers: accounts[account] ?? {} });
    expect((await opened('sklep', 'Gamma')).status).toBe(200);
    expect((await opened('anna', 'Gamma')).status).toBe(404);
    expect((await opened('obcy', 'Alfa')).status).toBe(404);
  });

  test('go on where the page before ended', async () => {
    const first = await list('admin', { limit: '2' });
    expect(first.orders.map(({ company_name }) => company_name)).toEqual([
      'Delta Sp. z o.o.',
      'Gamma Sp. z o.o.',
    ]);
    expect(await names('admin', { limit: '2', after: first.next ?? '' })).toEqual(['Beta', 'Alfa']);
    const searched = await list('admin', { search: 'sp. z o.o.', limit: '3' });
    expect(await names('admin', { search: 'sp. z o.o.', limit: '3', after: searched.next ?? '' })).toEqual([
      'Alfa',
    ]);
  });

  test('are narrowed by tab, status, shop, salesman, financing, channel and Polish days', async () => {
    const seller = await loadUserByEmail(db, 'anna@test.example');
    expect(await names('admin', { tab: 'needing_action' })).toEqual(['Delta', 'Beta']);
    // Gamma was ordered on the shop's website: no salesman leads it.
    expect(await names('sklep', { tab: 'needing_action' })).toEqual(['Alfa']);
    expect(await names('admin', { tab: 'sales', status: 'delivered,salesman_sumup' })).toEqual(['Beta']);
    expect(await names('admin', { tab: 'tasks' })).toEqual(['Delta']);
    expect(await names('admin', { supplier: seller?.shopId ?? '' })).toEqual(['Beta', 'Alfa']);
    const strange = await loadUserByEmail(db, 'obcy@test.example');
    expect(await names('sklep', { supplier: strange?.shopId ?? '' })).toEqual([]);
    expect(await names('admin', { user: seller?.id ?? '' })).toEqual(['Alfa']);
    expect(await names('sklep', { salesman: seller?.id ?? '' })).toEqual(['Alfa']);
    expect(await names('sklep', { salesman: strange?.id ?? '' })).toEqual([]);
    expect(await names('admin', { financing_types: 'plm,medical' })).toEqual(['Gamma']);
    expect(await names('admin', { sales_channels: 'ecommerce' })).toEqual(['Gamma']);
    expect(await names('admin', { date_from: '2026-03-03', date_to: '2026-03-04' })).toEqual([
      'Gamma',
      'Beta',
    ]);
    expect(await names('admin', { date_to: '2026-03-01' })).toEqual([]);
    expect(await names('admin', { sort: 'last_order_state_created_at', direction: 'asc' })).toEqual([
      'Alfa',
      'Beta',
      'Gamma',
      'Delta',
    ]);
  });

  test('of a shop are narrowed by its own accounts and, for who sees them, by the shops under it', async () => {
    const choices = async (account: string) => {
      const answer = await world.app.request('/api/shop/salesmen', { headers: accounts[account] ?? {} });
      const { shops, salesmen } = (await answer.json()) as ReplyOf<'listSalesmen'>;
      return [shops.map(({ name }) => name), salesmen.map((each) => each.full_name)];
    };
    const [shops, salesmen] = await choices('sklep');
    expect(shops).toContain('Filia');
    expect(salesmen).toContain('Anna Lis');
    const [own, colleagues] = await choices('anna');
    expect([own?.length, own?.includes('Filia'), colleagues?.includes('Anna Lis')]).toEqual([1, false, true]);
    const [foreign, strangers] = await choices('obcy');
    expect([foreign?.length, strangers?.includes('Anna Lis')]).toEqual([1, false]);
  });

  test("are searched among the searcher's orders only", async () => {
    expect(await names('admin', { search: 'delta' })).toEqual(['Delta']);
    expect(await names('sklep', { search: 'delta' })).toEqual([]);
    expect(await names('sklep', { search: '526-104-08-28' })).toEqual(['Gamma', 'Beta', 'Alfa']);
    expect(await names('admin', { siemens_id: numbers['Beta'] ?? '' })).toEqual(['Beta']);
    expect(await names('admin', { id: numbers['Beta'] ?? '' })).toEqual(['Beta']);
    expect(await names('anna', { search: numbers['Gamma'] ?? '' })).toEqual([]);
  });

  test('refuse what they do not understand', async () => {
    for (const query of [
      { status: 'signed,no_such' },
      { tab: 'mine' },
      { sort: 'price' },
      { date_from: 'wczoraj' },
      { after: 'abc' },
      { financing_types: 'gift' },
    ])
      expect([query, (await ask('admin', query)).status]).toEqual([query, 422]);
  });
});
