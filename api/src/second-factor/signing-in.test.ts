import { loadUserByEmail, saveUser, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { AccountRole } from '@app/machines/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { resetSecondFactor } from '../sessions/reset-second-factor.ts';
import { runApp, seedShop, type RunningApp } from '../testing/index.ts';

const email = 'admin@test.example';
const seconds = 1000;
const minute = 60 * seconds;
const home = '10.0.0.1';

type Body = Readonly<Record<string, unknown>>;

onEachDatabase('signing in with a second factor', (open) => {
  let db: Database;
  let world: RunningApp;
  let now: number;
  let optional: ReturnType<typeof createApp>;
  let demanded: ReturnType<typeof createApp>;
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
    const { settings } = world.ports;
    const app = (secondFactorRoles: readonly AccountRole[]) =>
      createApp({
        ...world.ports,
        now: () => now,
        settings: { ...settings, trustProxy: true, secondFactorRoles },
      });
    [optional, demanded] = [app([]), app(['admin'])];
  });
  beforeEach(async () => {
    // In the middle of a step, so that half a minute more or less is the step beside it.
    now = Math.ceil(Date.now() / minute) * minute + 15 * seconds;
    await resetSecondFactor(db, email);
  });
  afterAll(() => world.stop());

  const send = async (
    at: typeof optional,
    [method, path]: readonly [string, string],
    body: Body,
    { from = home, cookie = '' } = {},
  ) => {
    const answer = await at.request(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify(body),
    });
    const given = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return {
      status: answer.status,
      body: (await answer.json()) as Body,
      cookie: given,
      headers: answer.headers,
    };
  };
  const signIn = (at = optional, password = demoPassword, more = {}) =>
    send(at, ['POST', '/api/auth'], { email, password }, more);
  const verify = (ticket: unknown, code: string, more = {}) =>
    send(optional, ['POST', '/api/auth/second_factors'], { ticket, code }, more);
  const enrolments = '/api/auth/second_factor_enrolments';
  const lives = async (cookie: string): Promise<boolean> =>
    (await optional.request('/api/current_user', { headers: { cookie } })).status === 200;

  const codeAt = (secret: unknown, at = now): string =>
    new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: at });

  /** Enrols the account in its own session, half a minute ago, so that the codes of now are unused. */
  async function enrol(): Promise<{ secret: string; recovery: readonly string[]; cookie: string }> {
    now -= 2 * minute;
    const { cookie } = await signIn();
    const path = '/api/current_user/second_factor';
    const { body } = await send(optional, ['POST', path], {}, { cookie });
    const done = await send(optional, ['PUT', path], { code: codeAt(body['secret']) }, { cookie });
    now += 2 * minute;
    return {
      secret: String(body['secret']),
      recovery: done.body['recovery_codes'] as readonly string[],
      cookie,
    };
  }
  const ticketOf = async (more = {}): Promise<unknown> =>
    (await signIn(optional, demoPassword, more)).body['ticket'];

  test('asks for a code after the right password, opens no session before it, and tells nothing after a wrong one', async () => {
    const { secret } = await enrol();
    const asked = await signIn();
    expect(asked).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'second_factor', enrolled: true, ticket: expect.stringMatching(/^[\w-]{43}$/u) },
    });
    expect((await signIn(optional, 'zgaduję')).body).toEqual({ error: 'Nieprawidłowy login lub hasło.' });
    const opened = await verify(asked.body['ticket'], codeAt(secret));
    expect(opened).toMatchObject({ status: 200, body: { email, roles: ['admin'] } });
    expect(await lives(opened.cookie)).toBe(true);
    expect(opened.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/u);
  });

  test('takes a code of the step before and after, refuses one of two steps ago, and takes none twice', async () => {
    const { secret } = await enrol();
    const tried = async (at: number) => {
      const { status, body } = await verify(await ticketOf(), codeAt(secret, at));
      return [status, (body['errors'] as Body[] | undefined)?.[0]?.['code']];
    };
    const wrong = [422, 'Nieprawidłowy kod. Wpisz ten, który aplikacja pokazuje teraz'];
    const used = [422, 'Ten kod był już użyty. Poczekaj, aż aplikacja pokaże następny'];
    expect([await tried(now - minute), await tried(now - 30 * seconds)]).toEqual([wrong, [200, undefined]]);
    expect([await tried(now - 30 * seconds), await tried(now + 30 * seconds)]).toEqual([
      used,
      [200, undefined],
    ]);
    expect([await tried(now + 30 * seconds), await tried(now)]).toEqual([used, used]);
  });

  test('opens one session for one of six that send ticket and code at once', async () => {
    const { secret } = await enrol();
    const ticket = await ticketOf();
    const six = await Promise.all(Array.from({ length: 6 }, () => verify(ticket, codeAt(secret))));
    expect(six.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
    expect(six.find(({ status }) => status === 401)?.body).toEqual({
      error: 'Logowanie trwało zbyt długo albo zostało przerwane. Podaj jeszcze raz e-mail i hasło.',
      code: 'sign_in_again',
    });
  });

  test('opens one session for six tickets with the same code at once', async () => {
    const { secret } = await enrol();
    const tickets: unknown[] = [];
    for (let one = 0; one < 6; one += 1) tickets.push(await ticketOf());
    const six = await Promise.all(tickets.map((ticket) => verify(ticket, codeAt(secret))));
    expect(six.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  test('takes a ticket from the source that got it, within five minutes, once, and no invented one', async () => {
    const { secret } = await enrol();
    const ticket = await ticketOf();
    expect((await verify(ticket, codeAt(secret), { from: '10.0.0.2' })).body['code']).toBe('sign_in_again');
    expect((await verify('x'.repeat(43), codeAt(secret))).body['code']).toBe('sign_in_again');
    now += 5 * minute - 1;
    expect((await verify(ticket, '000000')).status).toBe(422);
    now += 1;
    expect((await verify(ticket, codeAt(secret))).body['code']).toBe('sign_in_again');
    const fresh = await ticketOf();
    expect((await verify(fresh, codeAt(secret))).status).toBe(200);
    now += minute;
    expect((await verify(fresh, codeAt(secret))).body['code']).toBe('sign_in_again');
  });

  test('makes who guesses codes wait, from whatever source, while a recovery code still opens', async () => {
    const { secret, recovery } = await enrol();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const from = `10.0.1.${guess}`;
      statuses.push((await verify(await ticketOf({ from }), '000000', { from })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const waiting = await verify(await ticketOf(), codeAt(secret));
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await verify(await ticketOf(), recovery[0] ?? '')).status).toBe(200);
    expect((await verify(await ticketOf(), codeAt(secret))).status).toBe(200);
  });

  test('takes each recovery code once, however it is typed, in place of a lost telephone', async () => {
    const { recovery } = await enrol();
    expect(recovery).toHaveLength(10);
    const [first = '', second = ''] = recovery;
    const statuses: number[] = [];
    for (const code of [
      first,
      first,
      second.toLowerCase().replaceAll('-', ' '),
      'ABCDEF-GHJKMN-PQRST0-123456',
    ])
      statuses.push((await verify(await ticketOf(), code)).status);
    expect(statuses).toEqual([200, 422, 200, 422]);
    const opened = await verify(await ticketOf(), recovery[2] ?? '');
    const factor = await optional.request('/api/current_user/second_factor', {
      headers: { cookie: opened.cookie },
    });
    expect(await factor.json()).toMatchObject({ required: false, recovery_codes_left: 7 });
  });

  test('leads whose role demands a factor and who has none to enrol one, and opens the session with its first code', async () => {
    const asked = await signIn(demanded);
    expect(asked).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'second_factor', enrolled: false },
    });
    const { ticket } = asked.body;
    const begun = await send(demanded, ['POST', enrolments], { ticket });
    expect(begun.body).toMatchObject({ uri: expect.stringContaining(String(begun.body['secret'])) });
    const finish = (code: string) => send(demanded, ['PUT', enrolments], { ticket, code });
    expect((await finish('000000')).body['errors']).toEqual([
      { code: 'Nieprawidłowy kod. Sprawdź, czy zegar telefonu ustawia się automatycznie' },
    ]);
    expect((await verify(ticket, codeAt(begun.body['secret']))).status).toBe(422);
    const done = await finish(codeAt(begun.body['secret']));
    expect(done).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await lives(done.cookie)).toBe(true);
    expect((await finish(codeAt(begun.body['secret'], now + 30 * seconds))).body['code']).toBe(
      'sign_in_again',
    );
    const codes = done.body['recovery_codes'] as readonly string[];
    const again = (await signIn(demanded)).body;
    expect(again['enrolled']).toBe(true);
    expect((await verify(again['ticket'], codes[9] ?? '')).status).toBe(200);
    const off = await send(
      demanded,
      ['DELETE', '/api/current_user/second_factor'],
      {},
      { cookie: done.cookie },
    );
    expect([off.status, off.body['code']]).toEqual([409, 'refused']);
  });

  test('never replaces an enrolled factor by a ticket, nor with the secret that somebody else was shown', async () => {
    const early = (await signIn(demanded)).body['ticket'];
    const shown = (await send(demanded, ['POST', enrolments], { ticket: early })).body['secret'];
    const owners = (await signIn(demanded)).body['ticket'];
    const own = (await send(demanded, ['POST', enrolments], { ticket: owners })).body['secret'];
    expect((await send(demanded, ['PUT', enrolments], { ticket: early, code: codeAt(shown) })).status).toBe(
      422,
    );
    expect((await send(demanded, ['PUT', enrolments], { ticket: owners, code: codeAt(own) })).status).toBe(
      200,
    );
    const ticket = (await signIn(demanded)).body['ticket'];
    for (const used of [early, ticket]) {
      expect((await send(demanded, ['POST', enrolments], { ticket: used })).status).toBe(409);
      expect((await send(demanded, ['PUT', enrolments], { ticket: used, code: codeAt(own) })).status).toBe(
        409,
      );
    }
  });

  test('is not gone round by changing the password, nor by a new-password link', async () => {
    const { secret } = await enrol();
    const other = 'Inne-Haslo-2026!';
    const change = (current_password: string, password: string) =>
      send(optional, ['PUT', '/api/password_outdates'], {
        email,
        current_password,
        password,
        password_confirmation: password,
      });
    const old = await ticketOf();
    const changed = await change(demoPassword, other);
    expect(changed).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'second_factor', enrolled: true },
    });
    expect((await verify(old, codeAt(secret))).body['code']).toBe('sign_in_again');
    expect((await verify(changed.body['ticket'], codeAt(secret))).status).toBe(200);
    now += minute;
    expect((await change(other, demoPassword)).body['code']).toBe('second_factor');

    const id = (await loadUserByEmail(db, email))?.id ?? '';
    const fresh = await signIn();
    const admin = await verify(fresh.body['ticket'], codeAt(secret));
    expect(
      (await send(optional, ['POST', `/api/superadmin/users/${id}/reset_password`], {}, admin)).status,
    ).toBe(200);
    const mails = await (await fetch(`${world.simulatorsUrl}/simulators/messages`)).text();
    const token = /\/reset-password\?token=([\w-]{43})/u.exec(mails)?.[1] ?? '';
    const reset = await send(optional, ['PUT', `/api/password_resets/${token}`], {
      password: demoPassword,
      password_confirmation: demoPassword,
    });
    expect(reset).toMatchObject({ status: 401, cookie: '', body: { code: 'second_factor', enrolled: true } });
    expect((await signIn()).body['code']).toBe('second_factor');
  });

  test('ends with blocking: a ticket that was given before opens nothing', async () => {
    const { secret } = await enrol();
    const ticket = await ticketOf();
    const change = async (active: boolean) => {
      const user = await loadUserByEmail(db, email);
      if (user === null) throw new Error('There is no such user');
      await db.transaction((tx) => saveUser(tx, { ...user, active }, now));
    };
    await change(false);
    expect((await verify(ticket, codeAt(secret))).body['code']).toBe('sign_in_again');
    await change(true);
    expect((await verify(ticket, codeAt(secret))).body['code']).toBe('sign_in_again');
  });

  test('is taken away by whoever runs the deployment, with every session', async () => {
    const { cookie } = await enrol();
    expect([await lives(cookie), await resetSecondFactor(db, 'ADMIN@test.example')]).toEqual([true, 'reset']);
    expect([await lives(cookie), (await signIn()).status]).toEqual([false, 200]);
    expect([await resetSecondFactor(db, email), await resetSecondFactor(db, 'nikt@test.example')]).toEqual([
      'none',
      'unknown account',
    ]);
  });
});
