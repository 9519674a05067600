import { countOutbox, loadShopByClientId, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { accountRoles, calls, type AccountRole, type Call, type OrderWire } from '@app/machines/contract';
import { covetedFields } from '@app/machines/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filledForm } from '../demo/filled-form.ts';
import { laptopOrder } from '../testing/client-steps.ts';
import { insertAccount } from '../testing/insert-account.ts';
import { hashTables, permissionRows, runSeededApp, type RunningApp } from '../testing/index.ts';
import { shopKey } from '../testing/seed-shop.ts';

const rows = Object.values(calls) as readonly Call[];
const includes = (row: Call, role: string): boolean => (row.roles as readonly string[]).includes(role);
/** The calls of a table of docs/permissions.md, each with its row. */
const said = (heading: string) =>
  permissionRows(heading).flatMap((cells) =>
    (cells['calls'] ?? '').split(', ').map((name) => ({ name, cells })),
  );
const ofAccounts = said('Calls of accounts');
const ofOthers = said('Calls without an account');
const json = { 'content-type': 'application/json' };
/** Whether a row's pattern takes this path. */
const matches = ({ path }: Call, asked: string): boolean =>
  new RegExp(`^${path.replaceAll(/:[a-z_]+/gu, '[^/]+')}$`, 'u').test(asked);

/** A form with a file that every type of file takes. */
function aFile(): FormData {
  const form = new FormData();
  form.set('type', 'contract');
  form.set('file', new File(['%PDF-1.7\n%%EOF\n'], 'umowa.pdf'));
  return form;
}
const writes = rows.filter(({ method }) => method !== 'GET');
const fromBrowser = writes.filter((row) => !includes(row, 'provider') && !includes(row, 'shop_api'));

onEachDatabase('each row of the contract', (open) => {
  let db: Database;
  let world: RunningApp;
  let slug: string;
  const cookies = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    slug = await world.createOrder();
    const [own, strange] = [await loadShopByClientId(db, 'test'), await loadShopByClientId(db, 'strange')];
    const make = async (name: string, role: AccountRole, shopId: string | null) => {
      const email = `${name}@matrix.example`;
      await insertAccount(db, { email, roles: [role], shopId });
      cookies.set(name, await world.signIn(email));
    };
    for (const role of accountRoles) {
      const ofShop = role.startsWith('shop_');
      await make(role, role, ofShop ? (own?.id ?? null) : null);
      if (ofShop) await make(`strange_${role}`, role, strange?.id ?? null);
    }
  });
  afterAll(() => world.stop());

  /** The path of a row for this order; ids and tokens are nobody's. */
  const pathOf = (row: Call, of = slug): string =>
    row.path
      .replace(':slug', of)
      .replace(':categories', 'general_categories')
      .replace(':type', 'offer')
      .replace(':number', '1')
      .replaceAll(/:[a-z_]+/gu, 'nobody');

  async function ask(row: Call, init: RequestInit = {}, path = pathOf(row)): Promise<Response> {
    const method = init.method ?? row.method;
    const gone = new AbortController();
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{}', headers: json };
    const answer = await world.app.request(path, { ...body, method, signal: gone.signal, ...init });
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) gone.abort();
    return answer;
  }
  const as = (name: string) => ({ headers: { ...json, ...cookies.get(name) } });

  /** What the database holds, once what an earlier move asked for is done. */
  async function everything(): Promise<Record<string, string>> {
    const due = async () => (await countOutbox(db)).filter(({ oldestDueAt }) => oldestDueAt <= Date.now());
    await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 20_000 });
    return hashTables(db);
  }

  describe('is open', () => {
    test('to somebody whom the page of permissions names, each call once', () => {
      const named = [...ofAccounts, ...ofOthers].map(({ name }) => name);
      expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
      const open = rows.filter((row) => !accountRoles.some((role) => includes(row, role)));
      expect(Object.fromEntries(ofOthers.map(({ name, cells }) => [name, [cells['who']]]))).toEqual(
        Object.fromEntries(open.map(({ name, roles }) => [name, roles])),
      );
    });

    test(
      'to the roles that the page names and to no others, with and without a session (S1)',
      { timeout: 90_000 },
      async () => {
        const wrong: string[] = [];
        for (const { name, cells } of ofAccounts) {
          const row = calls[name as keyof typeof calls] as Call;
          const stranger = (await ask(row)).status;
          if (stranger !== 401) wrong.push(`${row.name} without a session: ${stranger}`);
          const forged = await ask(row, {
            headers: { ...json, cookie: 'session=forged', authorization: `Bearer ${shopKey}` },
          });
          if (forged.status !== 401) wrong.push(`${row.name} with a forged session: ${forged.status}`);
          for (const role of accountRoles) {
            const { status } = await ask(row, as(role));
            const mayCall = /^(?:yes|own)$/u.test(cells[role] ?? '');
            if ((status === 403) === mayCall || status === 401 || status >= 500)
              wrong.push(`${row.name} as ${role}: ${status}`);
          }
        }
        expect(wrong).toEqual([]);
      },
    );

    test('to a shop for its own orders only: those of others are not there (S1)', async () => {
      const ofOrders = rows.filter((row) => row.path.includes(':slug') && includes(row, 'shop_admin'));
      expect(ofOrders.length).toBeGreaterThan(5);
      const before = await everything();
      const form = filledForm(await world.read(slug), world.person);
      const wrong: string[] = [];
      for (const row of ofOrders) {
        // A body that is right: what is wrong with it must not be told before whose order it is.
        const body = {
          ...{ delivered_at: '2026-12-01', status: 'shipped', decision: 'accept', reason: null },
          ...{ ...laptopOrder(), agreement_signature_type: 'paper', token: '123456', persons: [] },
          ...{ full_name: 'Anna Nowak', email: world.person.email, phone: world.person.phone },
          ...{ vat_id: world.person.vatId, new_status: 'initial_payment_link_sent_to_client', order: form },
        };
        for (const role of ['shop_superadmin', 'shop_admin', 'shop_employee']) {
          const headers = cookies.get(`strange_${role}`) ?? {};
          const right = (): RequestInit => {
            if (row.method === 'GET') return { headers };
            if (row.file !== undefined) return { headers, body: aFile() };
            return { headers: { ...json, ...headers }, body: JSON.stringify(body) };
          };
          const foreign = await ask(row, right());
          const nowhere = await ask(row, right(), pathOf(row, 'x'.repeat(21)));
          const [one, other] = [await foreign.text(), await nowhere.text()];
          if (foreign.status !== 404 || one !== other)
            wrong.push(`${row.name} as strange ${role}: ${foreign.status}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(await everything()).toEqual(before);
    });

    test('by an order’s link for that order alone, and no session or key opens more of it (S1)', async () => {
      const linked = rows.filter((row) => row.path.includes(':slug') && includes(row, 'client'));
      expect(linked.length).toBeGreaterThan(20);
      const wrong: string[] = [];
      for (const row of linked.filter(({ method }) => method === 'GET')) {
        const unknown = await ask(row, as('superadmin'), pathOf(row, 'x'.repeat(21)));
        if (unknown.status !== 404) wrong.push(`${row.name}: ${unknown.status}`);
      }
      const seen = async (name: string) => JSON.stringify(await (await ask(calls.getOrder, as(name))).json());
      expect(await seen('superadmin')).toBe(await seen('nobody'));
      expect(wrong).toEqual([]);
    });

    test('to a shop’s server with its right key alone', async () => {
      const row = calls.createEcommerceOrder;
      const statuses = [undefined, 'Bearer wrong-key-0123456789', `Basic ${shopKey}`].map(
        async (authorization) =>
          (await ask(row, { headers: { ...json, ...(authorization && { authorization }) } })).status,
      );
      expect(await Promise.all(statuses)).toEqual([401, 401, 401]);
      expect((await ask(row, as('superadmin'))).status).toBe(401);
    });
  });

  describe('that changes something', () => {
    test('takes no form, no text, no foreign origin and no GET (S4)', async () => {
      const before = await everything();
      const wrong: string[] = [];
      const expectStatus = (row: Call, what: string, status: number, allowed: readonly number[]) => {
        if (!allowed.includes(status)) wrong.push(`${row.name} ${what}: ${status}`);
      };
      for (const row of fromBrowser) {
        const me = cookies.get(accountRoles.find((role) => includes(row, role)) ?? 'shop_admin');
        const send = async (headers: Record<string, string>, body = '{}') =>
          (await ask(row, { headers: { ...me, ...headers }, body })).status;
        const form = 'application/x-www-form-urlencoded';
        expectStatus(row, 'as a form', await send({ 'content-type': form }, 'a=1'), [415]);
        expectStatus(
          row,
          'as a file',
          await send({ 'content-type': 'multipart/form-data; boundary=x' }, '--x--'),
          [row.file === undefined ? 415 : 422],
        );
        expectStatus(row, 'as text', await send({ 'content-type': 'text/plain' }), [415]);
        expectStatus(
          row,
          'as text that says JSON',
          await send({ 'content-type': 'text/plain; application/json' }),
          [415],
        );
        for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example'])
          expectStatus(row, `from ${origin}`, await send({ ...json, origin }), [403]);
        expectStatus(
          row,
          'from another site',
          await send({ ...json, 'sec-fetch-site': 'cross-site' }),
          [403],
        );
        const twin = rows.some((other) => other.method === 'GET' && matches(other, pathOf(row)));
        if (!twin)
          expectStatus(
            row,
            'by GET',
            (await ask(row, { method: 'GET', headers: { ...me } })).status,
            [404, 405, 401],
          );
      }
      expect(wrong).toEqual([]);
      expect(await everything()).toEqual(before);
    });

    test('writes no field that is not its own, and a whole body of them writes nothing (S3)', async () => {
      const before = await everything();
      const refused: string[] = [];
      // An enrolment begins anew with each call, whose body holds nothing.
      const begins = (row: Call) => row.name === 'enrolSecondFactor';
      for (const row of fromBrowser.filter((each) => each.body !== undefined && !begins(each))) {
        const own = Object.keys((row.body as { entries?: object } | undefined)?.entries ?? {});
        const sent = Object.fromEntries(
          Object.entries(covetedFields).filter(([name]) => !own.includes(name)),
        );
        const name = accountRoles.find((role) => includes(row, role)) ?? 'nobody';
        // The version of no page: whatever would move is refused, so that only what is written past the chart shows.
        const answer = await ask(row, { ...as(name), body: JSON.stringify({ ...sent, version: 999_999 }) });
        if (answer.status >= 500) refused.push(`${row.name}: ${answer.status}`);
      }
      expect(refused).toEqual([]);
      expect(await everything()).toEqual(before);
    });

    test('drops what is not its own from a body that is right (S3)', async () => {
      const mine = await world.createOrder({ external_order_id: 'A-3', ...covetedFields });
      const order = await world.read(mine);
      const plain = await world.read(await world.createOrder({ external_order_id: 'A-4' }));
      const saidOf = ({ status, facts, order_items_attributes, company_attributes }: OrderWire) => ({
        ...{ status, facts, items: order_items_attributes.map(({ id: _id, ...item }) => item) },
        company: company_attributes && { ...company_attributes, id: null },
      });
      expect(saidOf(order)).toEqual(saidOf(plain));
      await world.walkToForm(mine, 'qes');
      const moved = await ask(
        calls.moveToPrevious,
        { body: JSON.stringify({ ...covetedFields, status: undefined }), headers: json },
        pathOf(calls.moveToPrevious, mine),
      );
      expect(moved.status).toBe(200);
      const { facts, shop_attributes, payable } = (await moved.json()) as Record<string, unknown>;
      expect(facts).toMatchObject({
        paid: false,
        signed: false,
        cash_payment_allowed: order.facts['cash_payment_allowed'],
      });
      expect({ shop_attributes, payable }).toEqual({
        shop_attributes: order.shop_attributes,
        payable: (order as Record<string, unknown>)['payable'],
      });
    });
  });
});
