import { loadUserByEmail, saveUser, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { calls } from '@app/machines/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

const email = 'admin@test.example';
const minute = 60_000;
const json = { 'content-type': 'application/json' };

onEachDatabase('a session', (open) => {
  let db: Database;
  let world: RunningApp;
  let now = Date.now();
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    app = createApp({ ...world.ports, now: () => now });
  });
  beforeEach(() => void (now = Date.now()));
  afterAll(() => world.stop());

  const signIn = (headers: Record<string, string> = {}, password = demoPassword, at = app) =>
    at.request('/api/auth', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ email, password }),
    });
  const cookieOf = (answer: Response): Record<string, string> => ({
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  });
  const lives = async (cookie: Record<string, string>): Promise<boolean> =>
    (await app.request('/api/current_user', { headers: cookie })).status === 200;
  const change = async (what: object): Promise<void> => {
    const user = await loadUserByEmail(db, email);
    if (user === null) throw new Error('There is no such user');
    await db.transaction((tx) => saveUser(tx, { ...user, ...what }, now));
  };

  test('is another one after each signing in, and the one before is over (S5)', async () => {
    const first = cookieOf(await signIn());
    const second = cookieOf(await signIn(first));
    expect(second).not.toEqual(first);
    expect([await lives(first), await lives(second)]).toEqual([false, true]);
  });

  test('is never one that somebody else has chosen (S5)', async () => {
    const chosen = { cookie: `session=${'a'.repeat(43)}` };
    const given = cookieOf(await signIn(chosen));
    expect(given).not.toEqual(chosen);
    expect(await lives(chosen)).toBe(false);
  });

  test('ends by idling and by age, however busy (S5)', async () => {
    const idle = cookieOf(await signIn());
    now += 61 * minute;
    expect(await lives(idle)).toBe(false);
    const busy = cookieOf(await signIn());
    const seen: boolean[] = [];
    for (let half = 1; half <= 24; half += 1) {
      now += 30 * minute;
      seen.push(await lives(busy));
    }
    expect(seen).toEqual([...Array.from({ length: 23 }, () => true), false]);
  });

  test('ends everywhere with blocking and with another role, and does not come back (S5)', async () => {
    const both = [cookieOf(await signIn()), cookieOf(await signIn())];
    await change({ active: false });
    expect(await Promise.all(both.map(lives))).toEqual([false, false]);
    expect((await signIn()).status).toBe(401);
    await change({ active: true });
    expect(await Promise.all(both.map(lives))).toEqual([false, false]);
    const admin = cookieOf(await signIn());
    await change({ roles: ['med_sales_assistant'] });
    expect(await lives(admin)).toBe(false);
    await change({ roles: ['admin'] });
  });

  test('ends everywhere with a new password (S5)', async () => {
    const before = cookieOf(await signIn());
    const changed = await app.request('/api/password_outdates', {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({
        email,
        current_password: demoPassword,
        password: 'Inne-Haslo-2026!',
        password_confirmation: 'Inne-Haslo-2026!',
      }),
    });
    expect(changed.status).toBe(200);
    expect([await lives(before), await lives(cookieOf(changed))]).toEqual([false, true]);
    await app.request('/api/password_outdates', {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({
        email,
        current_password: 'Inne-Haslo-2026!',
        password: demoPassword,
        password_confirmation: demoPassword,
      }),
    });
  });

  test('is kept behind https in a cookie of this host alone, that scripts cannot read (S6)', async () => {
    const https = createApp({ ...world.ports, publicUrl: () => 'https://wnioski.example' });
    const answer = await signIn({}, demoPassword, https);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
    );
    const gone = await https.request('/api/auth', { method: 'DELETE', headers: cookieOf(answer) });
    expect(gone.headers.get('set-cookie')).toBe(
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  test('of an owner is not locked out by a stranger who guesses, nor told by the answer which accounts there are (S7)', async () => {
    const proxied = createApp({ ...world.ports, settings: { ...world.ports.settings, trustProxy: true } });
    const from = (source: string, password = 'zgaduję') =>
      signIn({ 'x-forwarded-for': `1.2.3.4, ${source}` }, password, proxied);
    const guesses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) guesses.push((await from('10.0.0.66')).status);
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await from('10.0.0.66', demoPassword)).status).toBe(429);
    expect((await from('10.0.0.1', demoPassword)).status).toBe(200);
    const nobody = await proxied.request('/api/auth', {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': '10.0.0.67' },
      body: JSON.stringify({ email: 'nobody@test.example', password: 'zgaduję' }),
    });
    expect([nobody.status, await nobody.json()]).toEqual([401, await (await from('10.0.0.68')).json()]);
  });

  test('and every other call with a rate is answered 429 with Retry-After once it is used up, others go on (S7)', async () => {
    const { settings } = world.ports;
    const once = Object.fromEntries(
      Object.keys(settings.rates).map((name) => [name, { points: 1, seconds: 60 }]),
    );
    const wrong: string[] = [];
    const guarded = Object.values(calls).filter((call) => 'rate' in call);
    expect(guarded.length).toBeGreaterThan(30);
    for (const call of guarded) {
      const strict = createApp({
        ...world.ports,
        settings: { ...settings, trustProxy: true, rates: once as unknown as typeof settings.rates },
      });
      const path = call.path.replaceAll(/:[a-z_]+/gu, 'x'.repeat(21));
      const ask = (source: string) =>
        strict.request(path, {
          method: call.method,
          headers: { ...json, 'x-forwarded-for': source },
          ...(call.method === 'GET' ? {} : { body: '{}' }),
        });
      const [first, second, other] = [await ask('10.0.0.1'), await ask('10.0.0.1'), await ask('10.0.0.2')];
      const after = Number(second.headers.get('retry-after'));
      if (
        first.status === 429 ||
        second.status !== 429 ||
        !(after >= 1 && after <= 60) ||
        other.status === 429
      )
        wrong.push(`${call.name}: ${first.status}, ${second.status} after ${after}, ${other.status}`);
    }
    const unguarded = Object.values(calls).filter((call) => !('rate' in call));
    expect({ wrong, unguarded: unguarded.map(({ name }) => name) }).toEqual({
      wrong: [],
      // One look at the session, or the same for everybody.
      unguarded: ['getFeatures', 'getNextMaintenanceMessage', 'getCurrentUser', 'signOut', 'getCitizenships'],
    });
  });
});
