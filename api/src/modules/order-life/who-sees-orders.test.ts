import {
  loadShopByClientId,
  newCompany,
  newPerson,
  replacePersons,
  saveCompany,
  type Database,
  type NewOrder,
} from '@app/db';
import { insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { accountRoles, type AccountRole, type OrderWire, type ReplyOf } from '@app/machines/contract';
import { newFacts } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

const at = Date.UTC(2026, 10, 2, 9);
const numbers = { pesel: '80010112357', document: 'CBR217354', account: '61109010140000071219812874' };

/** Each order by what it is and who sold it; `own` is the medical assistant's. */
const sold = {
  'own medical': { by: 'med_sales_assistant', shop: 'test', financingType: 'medical' },
  'own medical of another shop': { by: 'med_sales_assistant', shop: 'strange', financingType: 'medical' },
  'own lease': { by: 'med_sales_assistant', shop: 'test', financingType: 'lease' },
  'medical of another assistant': { by: 'other_assistant', shop: 'test', financingType: 'medical' },
  'medical of a salesman': { by: 'shop_employee', shop: 'test', financingType: 'medical' },
  'lease of a salesman': { by: 'shop_employee', shop: 'test', financingType: 'lease' },
  'medical of a shop’s server': { by: null, shop: 'test', financingType: 'medical' },
  'lease of a strange shop': { by: null, shop: 'strange', financingType: 'lease' },
} as const;
type Name = keyof typeof sold;
const names = Object.keys(sold) as Name[];

const everything = names;
const ofTheShop = names.filter((name) => sold[name].shop === 'test');
const own: readonly Name[] = ['own medical', 'own medical of another shop'];

/** What each role sees of them; null where it may not ask at all. */
const seen: Record<AccountRole, readonly Name[] | null> = {
  superadmin: everything,
  admin: everything,
  pricing_manager: null,
  med_sales_assistant: own,
  shop_superadmin: ofTheShop,
  shop_admin: ofTheShop,
  shop_employee: ofTheShop,
};

const pathOf = (role: AccountRole): string =>
  role.startsWith('shop_') ? '/api/shop/orders' : '/api/superadmin/orders';

onEachDatabase('whose orders a role sees', (open) => {
  let db: Database;
  let world: RunningApp;
  const slugs = new Map<Name, string>();
  const orderNumbers = new Map<Name, string>();
  const cookies = new Map<string, Record<string, string>>();
  const users = new Map<string, string>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    const shops = {
      test: (await loadShopByClientId(db, 'test'))?.id ?? '',
      strange: (await loadShopByClientId(db, 'strange'))?.id ?? '',
    };
    const account = async (name: string, role: AccountRole): Promise<void> => {
      const email = `${name}@seen.example`;
      const shopId = role.startsWith('shop_') ? shops.test : null;
      users.set(name, await insertAccount(db, { email, fullName: name, roles: [role], shopId, at }));
      cookies.set(name, await world.signIn(email));
    };
    for (const role of accountRoles) await account(role, role);
    await account('other_assistant', 'med_sales_assistant');
    for (const [index, name] of names.entries()) {
      const { by, shop, financingType } = sold[name];
      const userId = by === null ? null : (users.get(by) ?? null);
      const kind = { salesChannel: 'shop', financingType, flowType: 'salesman' } as const;
      const order: NewOrder = {
        ...{ ...kind, shopId: shops[shop], userId, soldBy: userId, receiveChannel: 'salesman_panel' },
        ...{ status: 'salesman_sumup', facts: newFacts(kind), chartHash: 'chart', at: at + index },
        contact: { fullName: 'Łucja Żak', email: 'lucja@zak.example', phone: '600700800' },
        externalOrderId: 'ZAM/77',
      };
      await db.transaction(async (tx) => {
        const made = await insertOrder(tx, order);
        slugs.set(name, made.slug);
        orderNumbers.set(name, made.number);
        const company = {
          ...({ ...newCompany('5261040828'), legalForm: index % 2 === 0 ? 'sz' : 'dg' } as const),
          ...{ name: 'Przychodnia Żak', bankAccountNumber: numbers.account },
        };
        await saveCompany(tx, made.id, company, at);
        const person = { ...newPerson(), firstName: 'Łucja', lastName: 'Żak', birthedAt: '1980-01-01' };
        await replacePersons(tx, made.id, [
          { ...person, pesel: numbers.pesel, seriesAndNumber: numbers.document },
        ]);
      });
    }
  });
  afterAll(() => world.stop());

  const ask = (account: string, path: string, headers: Record<string, string> = {}) =>
    world.app.request(path, { headers: { ...cookies.get(account), ...headers } });

  /** The names of the orders that a list or a search answers, page after page. */
  async function listed(role: AccountRole, query: Record<string, string>): Promise<Name[]> {
    const found: Name[] = [];
    let after: string | null = '';
    while (after !== null) {
      const search = new URLSearchParams({ limit: '2', ...query, ...(after && { after }) });
      const answer = await ask(role, `${pathOf(role)}?${search}`);
      const { orders, next } = (await answer.json()) as ReplyOf<'listOrders'>;
      found.push(...orders.flatMap(({ slug }) => names.filter((name) => slugs.get(name) === slug)));
      after = next;
    }
    return found.toSorted();
  }

  const questions: readonly Record<string, string>[] = [
    {},
    { sort: 'last_order_state_created_at', direction: 'asc' },
    { status: 'salesman_sumup', financing_types: 'medical,lease' },
    { search: 'ZAM/77' },
    { search: 'lucja@zak.example' },
    { search: '526-104-08-28' },
    { search: 'Przychodnia' },
    { search: 'Przychodnia Żak' },
    { siemens_id: '100' },
  ];

  test('in lists and in every kind of search', async () => {
    for (const role of accountRoles) {
      const wanted = seen[role];
      for (const query of questions) {
        const status = (await ask(role, `${pathOf(role)}?${new URLSearchParams(query)}`)).status;
        expect({ role, status }).toEqual({ role, status: wanted === null ? 403 : 200 });
        if (wanted === null) continue;
        const asked = query['siemens_id'] === undefined ? query : { siemens_id: commonStart() };
        expect({ role, query, found: await listed(role, asked) }).toEqual({
          role,
          query,
          found: [...wanted].toSorted(),
        });
      }
    }
  });

  /** What the numbers of all orders begin with. */
  function commonStart(): string {
    const all = [...orderNumbers.values()];
    const [first = ''] = all;
    let length = first.length;
    while (!all.every((number) => number.startsWith(first.slice(0, length)))) length -= 1;
    return first.slice(0, length);
  }

  test('in the counts of the tabs', async () => {
    for (const role of accountRoles) {
      const wanted = seen[role];
      if (wanted === null) continue;
      const { counts, statuses } = (await (await ask(role, pathOf(role))).json()) as ReplyOf<'listOrders'>;
      expect({ role, all: counts.all, statuses }).toEqual({
        role,
        all: wanted.length,
        statuses: [{ status: 'salesman_sumup', count: wanted.length }],
      });
    }
  });

  test('one by one: the others are to the letter as if they were not there, also under a tag and as a stream', async () => {
    for (const role of accountRoles) {
      const wanted = seen[role];
      if (wanted === null) continue;
      const nowhere = await (await ask(role, `${pathOf(role)}/${'x'.repeat(21)}`)).text();
      for (const name of names) {
        const path = `${pathOf(role)}/${slugs.get(name)}`;
        // The tag of whoever has seen the order.
        const user = role.endsWith('admin') && !role.startsWith('shop_') ? 'admin' : users.get(role);
        const tagged = { 'if-none-match': `W/"1-${user}-${world.ports.release}"` };
        const answers = [await ask(role, path), await ask(role, path, tagged)];
        const stream = await ask(role, `${path}/changes`);
        await stream.body?.cancel();
        const statuses = [...answers, stream].map(({ status }) => status);
        const sees = wanted.includes(name);
        expect({ role, name, statuses }).toEqual({
          role,
          name,
          statuses: sees ? [200, user === 'admin' ? 200 : 304, 200] : [404, 404, 404],
        });
        if (!sees) for (const answer of answers) expect(await answer.text()).toBe(nowhere);
      }
    }
  });

  test('with the numbers masked to all but the salesman who made the order', async () => {
    for (const role of accountRoles) {
      for (const name of seen[role] ?? []) {
        const text = await (await ask(role, `${pathOf(role)}/${slugs.get(name)}`)).text();
        const clear = Object.entries(numbers).filter(([, number]) => text.includes(number));
        const made = role === 'shop_employee' && sold[name].by === role;
        expect({ role, name, clear: clear.map(([what]) => what) }).toEqual({
          role,
          name,
          clear: made ? ['pesel', 'document', 'account'] : [],
        });
        const { company_attributes: company } = JSON.parse(text) as OrderWire;
        if (!made) {
          expect(company).toMatchObject({
            bank_account_number: '***********************874',
            krs_users_attributes: [{ pesel: '***********', series_and_number: '******354' }],
          });
        }
      }
    }
  });

  test('as the path says: who has roles of both sees here what the one gives and there what the other does', async () => {
    const shopId = (await loadShopByClientId(db, 'test'))?.id ?? '';
    const email = 'both@seen.example';
    await insertAccount(db, { email, roles: ['shop_admin', 'med_sales_assistant'], shopId, at });
    const cookie = await world.signIn(email);
    const count = async (path: string) => {
      const answer = await world.app.request(path, { headers: cookie });
      return ((await answer.json()) as ReplyOf<'listOrders'>).counts.all;
    };
    expect([await count('/api/shop/orders'), await count('/api/superadmin/orders')]).toEqual([
      ofTheShop.length,
      0,
    ]);
  });
});
