import { loadUserByEmail, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { AccountRole, ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { seedShop, walkingApp } from '../../testing/index.ts';
import { unwatched } from '../../testing/unwatched.ts';
import { insertAccount } from '../../testing/insert-account.ts';

onEachDatabase('an administrator who blocks an account', (open) => {
  let db: Database;
  let world: ReturnType<typeof walkingApp>;
  let app: ReturnType<typeof createApp>;
  const lines: string[] = [];
  const cookies = new Map<string, { cookie: string }>();

  const send = async (method: string, path: string, body: object, headers: object = {}) =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const mailOf = (name: string): string => `${name}@block.example`;
  async function signIn(name: string): Promise<number> {
    const answer = await send('POST', '/api/auth', { email: mailOf(name), password: demoPassword });
    cookies.set(name, { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' });
    return answer.status;
  }
  const setActive = async (by: string, name: string, active: boolean) => {
    const id = (await loadUserByEmail(db, mailOf(name)))?.id ?? '';
    return send('PATCH', `/api/superadmin/users/${id}`, { active }, cookies.get(by));
  };
  const saidOf = async (answer: Response): Promise<unknown> => {
    const { user } = (await answer.json()) as ReplyOf<'updateUser'>;
    return [user.email, user.active];
  };
  const lives = async (name: string): Promise<boolean> =>
    (await app.request('/api/current_user', { headers: cookies.get(name) ?? {} })).status === 200;

  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
    app = createApp({ ...world.ports, ...unwatched(lines, 'info') });
    const make = (name: string, role: AccountRole) =>
      insertAccount(db, { email: mailOf(name), fullName: name, roles: [role], at: world.clock.now });
    for (const name of ['ala', 'ola', 'ula']) await make(name, 'admin');
    await make('szef', 'superadmin');
    await make('sprzedawca', 'shop_employee');
    for (const name of ['ala', 'ola', 'ula', 'szef']) await signIn(name);
  });
  afterAll(() => world.stop());

  test('ends its sessions and keeps it out; opening it again brings none back (AUTH-031, S5)', async () => {
    await signIn('sprzedawca');
    const blocked = await setActive('ala', 'sprzedawca', false);
    expect([blocked.status, await saidOf(blocked)]).toEqual([200, [mailOf('sprzedawca'), false]]);
    const before = cookies.get('sprzedawca') ?? { cookie: '' };
    expect([await lives('sprzedawca'), await signIn('sprzedawca')]).toEqual([false, 401]);
    expect((await setActive('ala', 'sprzedawca', false)).status).toBe(200);
    expect(await saidOf(await setActive('ala', 'sprzedawca', true))).toEqual([mailOf('sprzedawca'), true]);
    cookies.set('sprzedawca', before);
    expect([await lives('sprzedawca'), await signIn('sprzedawca')]).toEqual([false, 200]);
  });

  test('blocks neither himself nor, without being one, a superadmin', async () => {
    const own = await setActive('ala', 'ala', false);
    expect([own.status, await own.json()]).toEqual([
      409,
      { error: 'Własny adres e-mail, rolę i blokadę zmienia inny administrator.', code: 'own_account' },
    ]);
    expect((await setActive('ala', 'szef', false)).status).toBe(403);
    expect((await setActive('szef', 'ula', false)).status).toBe(200);
    expect([await lives('ala'), await lives('szef'), await lives('ula')]).toEqual([true, true, false]);
  });

  test('and is blocked by the other at the same time leaves one of the two', async () => {
    const answers = await Promise.all([setActive('ala', 'ola', false), setActive('ola', 'ala', false)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
    expect((await lives('ala')) !== (await lives('ola'))).toBe(true);
  });

  test('cannot reset a blocked account: it is opened first', async () => {
    const id = (await loadUserByEmail(db, mailOf('ula')))?.id ?? '';
    const answer = await send('POST', `/api/superadmin/users/${id}/reset_password`, {}, cookies.get('szef'));
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: 'Konto jest zablokowane. Najpierw je odblokuj.', code: 'blocked' },
    ]);
  });

  test('stands in the security log beside the account, neither by name (F027)', () => {
    const told = lines
      .map((line) => JSON.parse(line) as Record<string, string>)
      .filter(({ event }) => event?.startsWith('account_'));
    expect(told.map(({ event, outcome }) => `${event} ${outcome}`).slice(0, 5)).toEqual([
      'account_blocked success',
      'account_blocked success',
      'account_unblocked success',
      'account_blocked not_allowed',
      'account_blocked not_allowed',
    ]);
    expect(told[0]?.['subject']).not.toBe(told[0]?.['account']);
    expect(lines.join('')).not.toContain('block.example');
  });
});
