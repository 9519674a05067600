import { loadUserByEmail, saveUser, claimEffects, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { performers } from '../../performers.ts';
import { attempt } from '../order-life/outbox/perform-outbox.ts';
import type { Ports } from '../../kernel/ports.ts';
import { seedShop, walkingApp } from '../../testing/index.ts';
import { hashPassword } from './hash-password.ts';
import { ProviderUnavailable, type MailRequest } from '../../providers/ports.ts';

const minute = 60_000;
const hour = 60 * minute;
const email = 'sklep@test.example';
const fresh = 'Krowa-Zielona-81';

onEachDatabase('a reset of a password', (open) => {
  let db: Database;
  let world: ReturnType<typeof walkingApp>;
  let ports: Ports;
  let app: ReturnType<typeof createApp>;
  let mails: MailRequest[] = [];
  let mailIsAway = false;

  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
    const sendMail = (ask: MailRequest): Promise<void> => {
      if (mailIsAway) return Promise.reject(new ProviderUnavailable('Mail did not answer'));
      mails.push(ask);
      return Promise.resolve();
    };
    const providers = { ...world.ports.providers, mail: { sendMail, close: () => undefined } };
    ports = { ...world.ports, providers };
    app = createApp(ports);
  });
  beforeEach(async () => {
    mails = [];
    mailIsAway = false;
    const passwordHash = await hashPassword(demoPassword);
    await db.transaction(async (tx) => {
      await tx.kysely.deleteFrom('loginFailures').execute();
      const first = {
        passwordHash,
        passwordOutdated: 0,
        active: 1,
        passwordChangedAt: world.clock.now,
      } as const;
      await tx.kysely.updateTable('users').set(first).where('email', '=', email).execute();
    });
  });
  afterAll(() => world.stop());

  const send = async (method: string, path: string, body: object, headers: object = {}) =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signIn = (password: string, as = email) => send('POST', '/api/auth', { email: as, password });
  const cookieOf = (answer: Response) => ({ cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' });
  const twice = (password: string) => ({ password, password_confirmation: password });
  const use = (token: string, password = fresh) =>
    send('PUT', `/api/password_resets/${token}`, twice(password));
  const change = (current_password: string, password = fresh) =>
    send('PUT', '/api/password_outdates', { email, current_password, ...twice(password) });

  /** One look of the worker. */
  async function performDue(): Promise<void> {
    const due = await db.transaction((tx) =>
      claimEffects(tx, { now: ports.now(), leaseMs: 1, shares: [{ effects: { except: [] }, limit: 9 }] }),
    );
    for (const effect of due) await attempt(ports, performers, effect);
  }
  async function reset(): Promise<Response> {
    const admin = cookieOf(await signIn(demoPassword, 'admin@test.example'));
    const id = (await loadUserByEmail(db, email))?.id ?? '';
    return send('POST', `/api/superadmin/users/${id}/reset_password`, {}, admin);
  }
  const newestToken = (): string =>
    /\/reset-password\?token=([\w-]{43})/u.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  /** The token that a reset has mailed. */
  async function mailedToken(): Promise<string> {
    await reset();
    await performDue();
    return newestToken();
  }

  test('makes the old password useless at once, in every call, like any wrong one (F010)', async () => {
    const before = cookieOf(await signIn(demoPassword));
    expect((await reset()).status).toBe(200);
    const session = await app.request('/api/current_user', { headers: before });
    const refused = [await signIn(demoPassword), await change(demoPassword)];
    const wrong = await signIn('Nie-To-Haslo-99!');
    expect([session.status, ...refused.map(({ status }) => status), wrong.status]).toEqual([
      401, 401, 401, 401,
    ]);
    const [one, other] = [await Promise.all(refused.map((answer) => answer.text())), await wrong.text()];
    expect(one).toEqual([other, other]);
    expect((await use(await mailedToken())).status).toBe(200);
    expect([(await signIn(demoPassword)).status, (await signIn(fresh)).status]).toEqual([401, 200]);
  });

  test('is not what age brings: an expired password may be mended with the old one', async () => {
    await db.transaction((tx) =>
      tx.kysely.updateTable('users').set({ passwordChangedAt: 1 }).where('email', '=', email).execute(),
    );
    const aging = createApp({ ...ports, settings: { ...ports.settings, passwordDays: 90 } });
    const aged = await aging.request('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    expect(aged.status).toBe(403);
    expect((await change(demoPassword)).status).toBe(200);
  });

  test('is over for each of its links with a newer one, with the first use and with blocking (F010)', async () => {
    const first = await mailedToken();
    const second = await mailedToken();
    expect([(await use(first)).status, (await use(second)).status, (await use(second)).status]).toEqual([
      404, 200, 404,
    ]);
    const third = await mailedToken();
    const user = await loadUserByEmail(db, email);
    if (user === null) throw new Error('There is no such user');
    await db.transaction((tx) => saveUser(tx, { ...user, active: false }, 1));
    await db.transaction((tx) => saveUser(tx, { ...user, version: user.version + 1 }, 1));
    expect(await (await app.request(`/api/password_resets/${third}`)).json()).toEqual({ valid: false });
    expect((await use(third)).status).toBe(404);
  });

  test('lets one of six who use its link at once set the password (F010)', async () => {
    const token = await mailedToken();
    const wanted = [1, 2, 3, 4, 5, 6].map((n) => `Krowa-Zielona-8${n}`);
    const answers = await Promise.all(wanted.map((password) => use(token, password)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404, 404, 404, 404,
    ]);
    const winner = wanted[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(winner)).status).toBe(200);
  });

  test('takes neither the password before it nor one that leaked, and the link stays for another (F023, F009)', async () => {
    const token = await mailedToken();
    const faultOf = async (password: string) => {
      const answer = await use(token, password);
      const { errors } = (await answer.json()) as { errors: readonly { password: string }[] };
      return [answer.status, errors[0]?.password];
    };
    expect(await faultOf(demoPassword)).toEqual([422, 'Nowe hasło musi być inne niż dotychczasowe']);
    expect(await faultOf('Password123!')).toEqual([
      422,
      'To hasło jest na listach haseł, które wyciekły, albo łatwo je odgadnąć. Wybierz inne, na przykład kilka niezwiązanych ze sobą słów',
    ]);
    expect((await use(token)).status).toBe(200);
    expect((await change(fresh, 'Qwerty123456!')).status).toBe(422);
  });

  test('has its letter while the mail server is away, two hours later, with a whole hour to use it (F022)', async () => {
    mailIsAway = true;
    expect((await reset()).status).toBe(200);
    for (let tried = 0; tried < 8; tried += 1) {
      await performDue();
      world.clock.now += 15 * minute;
    }
    expect(mails).toEqual([]);
    mailIsAway = false;
    await performDue();
    expect(mails.map(({ to }) => to)).toEqual([email]);
    world.clock.now += hour - 1;
    expect(await (await app.request(`/api/password_resets/${newestToken()}`)).json()).toEqual({
      valid: true,
    });
    world.clock.now += 1;
    expect((await use(newestToken())).status).toBe(404);
  });

  test('keeps the token in no table in clear (F022)', async () => {
    mailIsAway = true;
    await reset();
    const rows = await db.kysely.selectFrom('outbox').selectAll().where('doneAt', 'is', null).execute();
    mailIsAway = false;
    await performDue();
    const token = newestToken();
    expect([rows.length, token.length]).toEqual([1, 43]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('that a newer one has followed before the mail server came back mails the newer link alone (F022)', async () => {
    mailIsAway = true;
    await reset();
    await reset();
    mailIsAway = false;
    world.clock.now += 15 * minute;
    await performDue();
    expect(mails).toHaveLength(1);
    expect((await use(newestToken())).status).toBe(200);
  });

  test('tells in its letter what happened, who did it and what to do (F024)', async () => {
    const { fullName } = (await loadUserByEmail(db, 'admin@test.example')) ?? {};
    await mailedToken();
    const text = mails[0]?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain(`Administrator (${fullName}) zresetował hasło do Twojego konta`);
    expect(text).toContain('Dotychczasowe hasło już nie działa');
    expect(text).toContain('konto zostało wylogowane na wszystkich urządzeniach');
    expect(text).toContain('przez 60 min od wysłania tej wiadomości');
    expect(text).not.toContain('bez zmian');
  });
});
