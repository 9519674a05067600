import { loadOrder, loadUserByEmail, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { calls, type Call } from '@app/machines/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { advanceOrder } from '../order-life/advance-order.ts';
import { hashTables, runSeededApp, type RunningApp } from '../../testing/index.ts';
import { codeAt } from './second-factor/testing/code-at.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const email = 'admin@test.example';
const minute = 60_000;
const waiting = { timeout: 20_000 };
const needed = {
  status: 403,
  body: {
    error: 'Ta czynność wymaga ponownego podania hasła. Nic nie zostało zmienione.',
    code: 'password_confirmation',
  },
};

type Body = Readonly<Record<string, unknown>>;

onEachDatabase('a password given once more', (open) => {
  let db: Database;
  let world: RunningApp;
  let now: number;
  let app: ReturnType<typeof createApp>;
  let cookie = '';
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    app = createApp({ ...world.ports, now: () => now });
  });
  beforeEach(async () => {
    now = Date.now();
    await resetSecondFactor(db, email);
    await db.transaction((tx) => tx.kysely.deleteFrom('loginFailures').execute());
    const answer = await send('POST', '/api/auth', { email, password: demoPassword });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  });
  afterAll(() => world.stop());

  const send = (method: string, path: string, body: Body = {}, headers: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/json', cookie, ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  const ask = async (...sent: Parameters<typeof send>) => {
    const answer = await send(...sent);
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  const confirm = (password = demoPassword, code?: string) =>
    ask('POST', '/api/auth/confirmations', { password, code });
  const later = () => void (now += 5 * minute);
  const statuses = (slug: string) => `/api/superadmin/orders/statuses/${slug}`;

  test('is asked for by every row that says so before anything is looked up or written, and by no other', async () => {
    const rows = (Object.values(calls) as readonly Call[]).filter((row) => row.roles.includes('admin'));
    expect(rows.filter(({ confirmed }) => confirmed).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'decidePayment',
        'createShopKey',
        'setShopWebhook',
        'revealPerson',
        'revealCompany',
        'resetUser',
        'enrolSecondFactor',
        'turnOffSecondFactor',
      ]),
    );
    later();
    const before = await hashTables(db);
    const wrong: string[] = [];
    for (const row of rows.filter(({ produces }) => produces === undefined)) {
      const path = row.path.replaceAll(/:[a-z_]+/gu, 'nobody');
      const fields = [row.name === 'revealCompany' ? 'bank_account_number' : 'pesel'];
      const body = {
        ...{ payment: 'initial_payment', decision: 'accept', code: '000000' },
        ...{ fields, reason: 'Klient dzwoni' },
        // By a name alone other calls would add what they are asked for.
        ...(row.name === 'createShopKey' && { name: 'sklep internetowy' }),
        ...(row.name === 'setShopWebhook' && { url: 'https://sklep.example/webhooks' }),
        ...{
          to: 'form_opened',
          amount: '100.00',
          received_on: '2026-01-15',
          reference: 'WB 1/2026',
          paid_on: '2026-01-15',
          attachment_id: 'nobody',
        },
      };
      const { code } = (await ask(row.method, path, body, { 'idempotency-key': 'row-by-row-0001' })).body;
      if ((code === 'password_confirmation') !== (row.confirmed === true))
        wrong.push(`${row.name}: ${String(code)}`);
    }
    expect(wrong).toEqual([]);
    expect(await hashTables(db)).toEqual(before);
  });

  test('is asked for by a forced move five minutes after signing in, not before; nothing has changed and the key is free', async () => {
    const slug = await world.createOrder();
    const before = await loadOrder(db, slug);
    const move = { status: 'complement_company_and_user', reason: 'Sprawdzenie' };
    const { hash } = (
      await ask('POST', `/api/superadmin/orders/${slug}/previews`, { call: 'setStatus', body: move })
    ).body;
    const forced = { ...move, preview: hash };
    const key = { 'idempotency-key': 'forced-once-0001' };
    now += 5 * minute;
    expect(await ask('PUT', statuses(slug), forced, key)).toEqual(needed);
    expect(await loadOrder(db, slug)).toEqual(before);
    expect(await confirm()).toEqual({
      status: 200,
      body: { confirmed_until: new Date(now + 5 * minute).toISOString() },
    });
    now += 5 * minute - 1;
    expect((await ask('PUT', statuses(slug), forced, key)).body).toMatchObject({
      status: 'complement_company_and_user',
    });
    now += 1;
    const other = { status: 'agreement_method_selection', reason: 'Dalej' };
    expect(await ask('PUT', statuses(slug), other)).toEqual(needed);
    expect((await ask('PUT', statuses(slug), forced, key)).body).toMatchObject({
      status: 'complement_company_and_user',
    });
  });

  test("is not asked for by the chart's own event, which the same call sends", async () => {
    const slug = await world.createOrder({ external_order_id: 'A-2' });
    await world.fillIn(slug, 'qes');
    await vi.waitFor(
      async () => expect((await world.read(slug)).signers_attributes).not.toEqual([]),
      waiting,
    );
    await world.press('autenti', 'succeed');
    await world.reached(slug, 'ready_for_siemens');
    const force = { type: 'FORCE', to: 'leasing_decision_rejected', reason: 'Próba' } as const;
    await advanceOrder(world.ports, { slug, actor: 'admin', event: force });
    later();
    const own = await ask('PUT', statuses(slug), { status: 'ready_for_siemens' });
    expect([own.status, own.body['status'] ?? own.body]).toEqual([200, 'ready_for_siemens']);
  });

  test('lets a password reset go on under the key that was refused before', async () => {
    const id = (await loadUserByEmail(db, 'obcy@test.example'))?.id ?? '';
    const path = `/api/superadmin/users/${id}/reset_password`;
    const key = { 'idempotency-key': 'reset-once-0001' };
    later();
    expect(await ask('POST', path, {}, key)).toEqual(needed);
    expect((await loadUserByEmail(db, 'obcy@test.example'))?.passwordOutdated).toBe(false);
    await confirm();
    expect(await ask('POST', path, {}, key)).toEqual({ status: 200, body: { success: true } });
  });

  test('counts when it is wrong like one at signing in, and a guesser is closed out of both', async () => {
    later();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await confirm('zgaduję')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await confirm()).status).toBe(429);
    expect((await ask('POST', '/api/auth', { email, password: demoPassword })).status).toBe(429);
    expect((await ask('GET', '/api/current_user')).status).toBe(200);
  });

  test('needs a code as well where a second factor is on, which counts once', async () => {
    const path = '/api/current_user/second_factor';
    const enrolled = await ask('POST', path);
    const code = () => codeAt(String(enrolled.body['secret']), now);
    expect((await ask('PUT', path, { code: code() })).status).toBe(200);
    later();
    const errors = async (...sent: Parameters<typeof confirm>) => (await confirm(...sent)).body['errors'];
    expect([await errors(), await errors('zgaduję', code()), await errors(demoPassword, '000000')]).toEqual([
      [{ code: 'Wpisz kod z aplikacji albo kod zapasowy' }],
      [{ password: 'Nieprawidłowe hasło' }],
      [{ code: 'Nieprawidłowy kod. Wpisz ten, który aplikacja pokazuje teraz' }],
    ]);
    expect(await ask('DELETE', path)).toEqual(needed);
    const right = code();
    expect([
      (await confirm(demoPassword, right)).status,
      (await confirm(demoPassword, right)).status,
    ]).toEqual([200, 422]);
    const codes = await ask('POST', '/api/current_user/recovery_codes');
    expect(codes.body['recovery_codes']).toHaveLength(10);
    expect(await ask('DELETE', path)).toEqual({ status: 200, body: { success: true } });
    expect((await ask('POST', '/api/current_user/recovery_codes')).status).toBe(409);
  });

  test('opens the session in which it was given and no other of the account', async () => {
    const first = cookie;
    const answer = await send('POST', '/api/auth', { email, password: demoPassword }, { cookie: '' });
    const second = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    later();
    await confirm();
    const enrol = (of: string) => ask('POST', '/api/current_user/second_factor', {}, { cookie: of });
    expect([(await enrol(first)).status, (await enrol(second)).status]).toEqual([200, 403]);
  });

  test('and a factor turned on in one session ends the others', async () => {
    const answer = await send('POST', '/api/auth', { email, password: demoPassword }, { cookie: '' });
    const other = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const path = '/api/current_user/second_factor';
    const { body } = await ask('POST', path);
    await ask('PUT', path, { code: codeAt(String(body['secret']), now) });
    const look = async (of: string) => (await ask('GET', '/api/current_user', {}, { cookie: of })).status;
    expect([await look(cookie), await look(other)]).toEqual([200, 401]);
  });
});
