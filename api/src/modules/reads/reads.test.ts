import { loadOrder, loadUserByEmail, pageOfReads, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { accountRoles, calls, type Call, type CallName } from '@app/machines/contract';
import { warsawDay } from '@app/machines/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readJournal, type ReadJournal } from '../../kernel/reads/read-journal.ts';
import { orders, parts } from '../../kernel/reads/testing/answering-calls.ts';
import { insertAccount, runSeededApp, type RunningApp } from '../../testing/index.ts';

onEachDatabase('what accounts read of clients', (open) => {
  let db: Database;
  let world: RunningApp;
  let app: ReturnType<typeof createApp>;
  let reads: ReadJournal;
  let now: number;
  let slug: string;
  let scan: string;
  const as = new Map<string, Record<string, string>>();
  const ids = new Map<string, string>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    const shopId = (await loadOrder(db, slug))?.shopId ?? null;
    for (const role of accountRoles) {
      const email = `${role}@reads.example`;
      await insertAccount(db, { email, roles: [role], shopId: role.startsWith('shop_') ? shopId : null });
      as.set(role, await world.signIn(email));
      ids.set(role, (await loadUserByEmail(db, email))?.id ?? '');
    }
    scan = await world.addScan(slug, as.get('superadmin') ?? {});
  });
  beforeEach(() => beginAnew());
  afterAll(() => world.stop());

  /** Nothing is written down, and nothing is remembered. */
  async function beginAnew(): Promise<void> {
    await db.transaction((tx) => tx.kysely.deleteFrom('dataReads').execute());
    now = Date.now();
    reads = readJournal(db, world.ports.log);
    app = createApp({ ...world.ports, reads, now: () => now });
  }

  const ask = (path: string, role: string | null, init: RequestInit = {}, of = app) =>
    of.request(path, {
      ...init,
      headers: { ...(role === null ? {} : as.get(role)), ...(init.headers as Record<string, string>) },
    });
  const at = (name: CallName, more: Readonly<Record<string, string>> = {}) =>
    calls[name].path.replaceAll(/:([a-z_]+)/gu, (_, param: string) => ({ slug, ...more })[param] ?? '1');

  /** What is written down. */
  async function written(): Promise<string[]> {
    await reads.flush();
    const page = await pageOfReads(db, {}, { size: 100, after: null });
    const nameOf = (id: string) => [...ids].find(([, known]) => known === id)?.[0] ?? id;
    return page.reads.map(
      ({ kind, userId, role, fields, rowCount }) =>
        `${nameOf(userId)} as ${role}: ${kind} ${fields.join(' ')}${rowCount === null ? '' : ` (${rowCount})`}`,
    );
  }

  test('each call that reads an order or a part of it is written down, for each role that may send it', async () => {
    const asked = [...orders, ...parts].filter(
      (name) => calls[name as CallName].method === 'GET',
    ) as CallName[];
    const missing: string[] = [];
    const unanswered = new Set<string>();
    for (const name of asked) {
      const row = calls[name] as Call;
      const roles = accountRoles.filter((role) => row.roles.includes(role) || row.roles.includes('client'));
      for (const role of roles) {
        await beginAnew();
        const { status } = await ask(at(name), role);
        const found = await written();
        if (status !== 200) unanswered.add(`${name} as ${role}`);
        else if (found.length !== 1 || !found[0]?.startsWith(`${role} as ${role}: order_opened`))
          missing.push(`${name} as ${role}: ${found.join()}`);
      }
    }
    expect(missing).toEqual([]);
    // Who sells medical equipment finds his own offers alone, and this one is a lease of a shop.
    expect([...unanswered].toSorted()).toEqual(
      [
        ...['getSuperadminOrder as med_sales_assistant'],
        ...['superadmin', 'pricing_manager', 'med_sales_assistant'].flatMap((role) => [
          ...[`getShopOrder as ${role}`, `shopListComments as ${role}`],
        ]),
      ].toSorted(),
    );
  }, 60_000);

  test('an order is one row a quarter of an hour, with what was read of it, and a list is none', async () => {
    for (const name of [
      'getSuperadminOrder',
      'listOrderLife',
      'getSuperadminOrder',
      'listPotentialFrauds',
    ] as const)
      expect((await ask(at(name), 'admin')).status).toBe(200);
    expect((await ask('/api/superadmin/orders', 'admin')).status).toBe(200);
    expect(await written()).toEqual(['admin as admin: order_opened company contact history persons similar']);
    now += 60_000;
    await ask(at('getSuperadminOrder'), 'admin');
    expect(await written()).toHaveLength(1);
    now += 15 * 60_000;
    await ask(at('getSuperadminOrder'), 'admin');
    expect(await written()).toHaveLength(2);
  });

  test('a client is not written down, and an account that follows his link is', async () => {
    expect((await ask(at('getOrder'), null)).status).toBe(200);
    expect(await written()).toEqual([]);
    const answer = await ask(at('getOrder'), 'shop_employee');
    expect(await written()).toEqual(['shop_employee as shop_employee: order_opened company contact persons']);
    const etag = answer.headers.get('etag') ?? '';
    await beginAnew();
    expect((await ask(at('getOrder'), 'shop_employee', { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    );
    expect(await written()).toEqual([]);
  });

  test('what is refused or not there is not written down', async () => {
    const statuses = [
      (await ask(at('getSuperadminOrder'), 'pricing_manager')).status,
      (await ask(at('downloadAttachment', { id: 'nobody' }), 'admin')).status,
      (await ask(at('getShopOrder').replace(slug, 'x'.repeat(21)), 'shop_admin')).status,
    ];
    expect([statuses, await written()]).toEqual([[403, 404, 404], []]);
  });

  test('a file is written down with its type, before it is answered', async () => {
    const path = at('downloadAttachment', { id: scan });
    expect((await ask(path, 'superadmin')).status).toBe(200);
    expect(await written()).toEqual(['superadmin as superadmin: file_opened contract']);
  });

  test('where it cannot be written down, an order is answered, and a file, a list and numbers are not', async () => {
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? () => Promise.reject(new Error('The disk is full'))
          : (Reflect.get(target, name) as unknown),
    });
    const journal = readJournal(broken, world.ports.log);
    const without = createApp({ ...world.ports, db: broken, reads: journal });
    const person = (await world.read(slug)).company_attributes?.krs_users_attributes[0]?.id ?? '';
    const statusOf = async (path: string, init: RequestInit = {}) =>
      (await ask(path, 'superadmin', init, without)).status;
    const reveal = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: ['pesel'], reason: 'Telefon' }),
    };
    expect(await statusOf(at('getSuperadminOrder'))).toBe(200);
    expect([
      await statusOf(at('downloadAttachment', { id: scan })),
      await statusOf('/api/superadmin/orders/export'),
      await statusOf('/api/superadmin/reads/export'),
      await statusOf(at('revealPerson', { id: person }), reveal),
    ]).toEqual([500, 500, 500, 500]);
  });

  test('a list that leaves as a file is written down with its rows, whoever takes it', async () => {
    const paths = [
      ['superadmin', '/api/superadmin/orders/export'],
      ['admin', '/api/superadmin/orders/sales_report?format=xlsx'],
      ['admin', '/api/superadmin/orders/payments_report?format=json'],
      ['admin', '/api/superadmin/refunds?format=xlsx'],
      ['shop_admin', '/api/shop/orders/sales_report?format=json'],
    ] as const;
    for (const [role, path] of paths) {
      const answer = await ask(path, role);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
    expect(await written()).toEqual([
      'shop_admin as shop_admin: list_exported sales (1)',
      'admin as admin: list_exported refunds (0)',
      expect.stringMatching(/^admin as admin: list_exported payments \(\d+\)$/u),
      'admin as admin: list_exported sales (1)',
      'superadmin as superadmin: list_exported orders (1)',
    ]);
  });

  test('superadmins list it and take it as a file that begins no formula; nobody else may', async () => {
    await ask(at('getSuperadminOrder'), 'admin');
    await reads.flush();
    const number = (await loadOrder(db, slug))?.number ?? '';
    const query = `user_id=${ids.get('admin')}&order_id=${number}&date_from=${warsawDay(now)}`;
    const answer = (await (await ask(`/api/superadmin/reads?${query}`, 'superadmin')).json()) as {
      reads: readonly Record<string, unknown>[];
      reader: unknown;
    };
    const reader = { id: ids.get('admin'), full_name: expect.any(String), email: 'admin@reads.example' };
    expect(answer.reader).toEqual(reader);
    expect(answer.reads[0]).toEqual({
      ...{ id: expect.any(String), at: new Date(now).toISOString(), reader, role: 'admin' },
      ...{ kind: 'order_opened', fields: ['company', 'contact', 'persons'], person: null, reason: null },
      ...{ order: { slug, siemens_id: number, company_name: expect.any(String) }, rows: null },
    });
    await db.transaction((tx) =>
      tx.kysely
        .updateTable('users')
        .set({ fullName: '=HYPERLINK("x")' })
        .where('id', '=', ids.get('admin') ?? '')
        .execute(),
    );
    now += 1;
    const file = await ask(`/api/superadmin/reads/export?${query}`, 'superadmin');
    const lines = (await file.text()).split('\r\n');
    expect(lines[0]).toBe('Kiedy,Kto,E-mail,Rola,Co,Wniosek,Firma,Osoba,Zakres,Powód,Wierszy w pliku');
    expect(lines[1]).toContain(`,"'=HYPERLINK(""x"")",admin@reads.example,admin,otwarcie wniosku,${number},`);
    expect(await written()).toEqual([
      'superadmin as superadmin: list_exported reads (1)',
      'admin as admin: order_opened company contact persons',
    ]);
    const statuses = accountRoles.map(async (role) => (await ask('/api/superadmin/reads', role)).status);
    expect(await Promise.all(statuses)).toEqual([200, 403, 403, 403, 403, 403, 403]);
  });
});
