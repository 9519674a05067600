import { insertPasswordLink, loadUserByEmail, saveUser, startPasswordLink, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetSecondFactor } from '../reset-second-factor.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { codeAt } from './testing/code-at.ts';
import { email, minute, seconds, signingIn, type Body, type SigningIn } from './testing/signing-in.ts';

onEachDatabase('signing in with a second factor', (open) => {
  let db: Database;
  let world: RunningApp;
  let user: SigningIn;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    user = signingIn(world);
  });
  beforeEach(() => user.beginAgain());
  afterAll(() => world.stop());

  test('asks for a code after the right password, opens no session before it, and tells nothing after a wrong one', async () => {
    const { secret } = await user.enrol();
    const asked = await user.signIn();
    expect(asked).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'second_factor', enrolled: true, ticket: expect.stringMatching(/^[\w-]{43}$/u) },
    });
    expect((await user.signIn(user.optional, 'zgaduję')).body).toEqual({
      error: 'Nieprawidłowy login lub hasło.',
    });
    const opened = await user.verify(asked.body['ticket'], codeAt(secret, user.now()));
    expect(opened).toMatchObject({ status: 200, body: { email, roles: ['admin'] } });
    expect(await user.lives(opened.cookie)).toBe(true);
    expect(opened.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/u);
  });

  test('takes a code of the step before and after, refuses one of two steps ago, and takes none twice', async () => {
    const { secret } = await user.enrol();
    const tried = async (at: number) => {
      const { status, body } = await user.verify(await user.ticketOf(), codeAt(secret, at));
      return [status, (body['errors'] as Body[] | undefined)?.[0]?.['code']];
    };
    const wrong = [422, 'Nieprawidłowy kod. Wpisz ten, który aplikacja pokazuje teraz'];
    const used = [422, 'Ten kod był już użyty. Poczekaj, aż aplikacja pokaże następny'];
    expect([await tried(user.now() - minute), await tried(user.now() - 30 * seconds)]).toEqual([
      wrong,
      [200, undefined],
    ]);
    expect([await tried(user.now() - 30 * seconds), await tried(user.now() + 30 * seconds)]).toEqual([
      used,
      [200, undefined],
    ]);
    expect([await tried(user.now() + 30 * seconds), await tried(user.now())]).toEqual([used, used]);
  });

  test('opens one session for one of six that send ticket and code at once', async () => {
    const { secret } = await user.enrol();
    const ticket = await user.ticketOf();
    const six = await Promise.all(
      Array.from({ length: 6 }, () => user.verify(ticket, codeAt(secret, user.now()))),
    );
    expect(
      six
        .map(({ status }) => String(status))
        .toSorted()
        .join(' '),
    ).toBe('200 401 401 401 401 401');
    expect(six.find(({ status }) => status === 401)?.body).toEqual({
      error: 'Logowanie trwało zbyt długo albo zostało przerwane. Podaj jeszcze raz e-mail i hasło.',
      code: 'sign_in_again',
    });
  });

  test('opens one session for six tickets with the same code at once', async () => {
    const { secret } = await user.enrol();
    const tickets: unknown[] = [];
    for (let one = 0; one < 6; one += 1) tickets.push(await user.ticketOf());
    const six = await Promise.all(tickets.map((ticket) => user.verify(ticket, codeAt(secret, user.now()))));
    expect(
      six
        .map(({ status }) => String(status))
        .toSorted()
        .join(' '),
    ).toBe('200 422 422 422 422 422');
  });

  test('takes a ticket from the source that got it, within five minutes, once, and no invented one', async () => {
    const { secret } = await user.enrol();
    const ticket = await user.ticketOf();
    expect((await user.verify(ticket, codeAt(secret, user.now()), { from: '10.0.0.2' })).body['code']).toBe(
      'sign_in_again',
    );
    expect((await user.verify('x'.repeat(43), codeAt(secret, user.now()))).body['code']).toBe(
      'sign_in_again',
    );
    user.wait(5 * minute - 1);
    expect((await user.verify(ticket, '000000')).status).toBe(422);
    user.wait(1);
    expect((await user.verify(ticket, codeAt(secret, user.now()))).body['code']).toBe('sign_in_again');
    const fresh = await user.ticketOf();
    expect((await user.verify(fresh, codeAt(secret, user.now()))).status).toBe(200);
    user.wait(minute);
    expect((await user.verify(fresh, codeAt(secret, user.now()))).body['code']).toBe('sign_in_again');
  });

  test('makes who guesses codes wait, from whatever source, while a recovery code still opens', async () => {
    const { secret, recovery } = await user.enrol();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const from = `10.0.1.${guess}`;
      statuses.push((await user.verify(await user.ticketOf({ from }), '000000', { from })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const waiting = await user.verify(await user.ticketOf(), codeAt(secret, user.now()));
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await user.verify(await user.ticketOf(), recovery[0] ?? '')).status).toBe(200);
    expect((await user.verify(await user.ticketOf(), codeAt(secret, user.now()))).status).toBe(200);
  });

  test('takes each recovery code once, however it is typed, in place of a lost telephone', async () => {
    const { recovery } = await user.enrol();
    expect(recovery).toHaveLength(10);
    const [first = '', second = ''] = recovery;
    const statuses: number[] = [];
    for (const code of [
      first,
      first,
      second.toLowerCase().replaceAll('-', ' '),
      'ABCDEF-GHJKMN-PQRST0-123456',
    ])
      statuses.push((await user.verify(await user.ticketOf(), code)).status);
    expect(statuses).toEqual([200, 422, 200, 422]);
    const opened = await user.verify(await user.ticketOf(), recovery[2] ?? '');
    const factor = await user.optional.request('/api/current_user/second_factor', {
      headers: { cookie: opened.cookie },
    });
    expect(await factor.json()).toMatchObject({ required: false, recovery_codes_left: 7 });
  });

  test('is not gone round by changing the password, nor by a new-password link', async () => {
    const { secret, cookie: signedIn } = await user.enrol();
    const other = 'Inne-Haslo-2026!';
    const change = (current_password: string, password: string) =>
      user.send(user.optional, ['PUT', '/api/password_outdates'], {
        email,
        current_password,
        password,
        password_confirmation: password,
      });
    const { passwordHash: before } = (await loadUserByEmail(db, email)) ?? {};
    const old = await user.ticketOf();
    const changed = await change(demoPassword, other);
    expect(changed).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'second_factor', enrolled: true },
    });
    expect((await change(other, demoPassword)).body).toEqual({ error: 'Nieprawidłowy login lub hasło.' });
    expect((await loadUserByEmail(db, email))?.passwordHash).toBe(before);
    expect(await user.lives(signedIn)).toBe(true);
    expect((await user.verify(changed.body['ticket'], codeAt(secret, user.now()))).status).toBe(200);
    user.wait(minute);
    expect((await user.verify(old, codeAt(secret, user.now()))).body['code']).toBe('sign_in_again');
    expect(await user.lives(signedIn)).toBe(false);
    expect((await change(demoPassword, other)).body).toEqual({ error: 'Nieprawidłowy login lub hasło.' });
    const changeBack = async () => {
      const { body } = await change(other, demoPassword);
      expect(body['code']).toBe('second_factor');
      expect((await user.verify(body['ticket'], codeAt(secret, user.now()))).status).toBe(200);
    };
    await changeBack();

    const userId = (await loadUserByEmail(db, email))?.id ?? '';
    const token = 'l'.repeat(43);
    await db.transaction(async (tx) => {
      await insertPasswordLink(tx, { token, userId }, user.now());
      await startPasswordLink(tx, token, user.now() + minute);
    });
    const reset = await user.send(user.optional, ['PUT', `/api/password_resets/${token}`], {
      password: other,
      password_confirmation: other,
    });
    expect(reset).toMatchObject({ status: 401, cookie: '', body: { code: 'second_factor', enrolled: true } });
    user.wait(minute);
    await changeBack();
  });

  test('ends with blocking: a ticket that was given before opens nothing', async () => {
    const { secret } = await user.enrol();
    const ticket = await user.ticketOf();
    const change = async (active: boolean) => {
      const account = await loadUserByEmail(db, email);
      if (account === null) throw new Error('There is no such user');
      await db.transaction((tx) => saveUser(tx, { ...account, active }, user.now()));
    };
    await change(false);
    expect((await user.verify(ticket, codeAt(secret, user.now()))).body['code']).toBe('sign_in_again');
    await change(true);
    expect((await user.verify(ticket, codeAt(secret, user.now()))).body['code']).toBe('sign_in_again');
  });

  test('is taken away by whoever runs the deployment, with every session', async () => {
    const { cookie } = await user.enrol();
    expect([await user.lives(cookie), await resetSecondFactor(db, 'ADMIN@test.example')]).toEqual([
      true,
      'reset',
    ]);
    expect([await user.lives(cookie), (await user.signIn()).status]).toEqual([false, 200]);
    expect([await resetSecondFactor(db, email), await resetSecondFactor(db, 'nikt@test.example')]).toEqual([
      'none',
      'unknown account',
    ]);
  });
});
