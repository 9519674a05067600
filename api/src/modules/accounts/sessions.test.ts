import { loadUserByEmail, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { calls, type Call, type CallerRole } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

onEachDatabase('sessions', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const post = (path: string, body: object, method = 'POST', headers: Record<string, string> = {}) =>
    world.app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('are opened by the right password, under a new token each time, in a cookie that scripts cannot read', async () => {
    const answer = await post('/api/auth', { email: 'ADMIN@test.example', password: demoPassword });
    expect(await answer.json()).toMatchObject({ email: 'admin@test.example', roles: ['admin'] });
    expect(answer.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/u);
    expect(await world.signIn('admin@test.example')).not.toEqual(await world.signIn('admin@test.example'));
  });

  test('end with signing out', async () => {
    const cookie = await world.signIn('admin@test.example');
    expect((await world.app.request('/api/current_user', { headers: cookie })).status).toBe(200);
    await world.app.request('/api/auth', { method: 'DELETE', headers: cookie });
    expect((await world.app.request('/api/current_user', { headers: cookie })).status).toBe(401);
  });

  test('are not opened after five wrong passwords from one source', async () => {
    const wrong = { email: 'obcy@test.example', password: 'nie to' };
    for (let tries = 0; tries < 5; tries += 1) expect((await post('/api/auth', wrong)).status).toBe(401);
    const blocked = await post('/api/auth', { ...wrong, password: demoPassword });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(800);
    await db.transaction((tx) => tx.kysely.deleteFrom('loginFailures').execute());
  });

  test('wait for a new password where the old one expired; the new one keeps the rules', async () => {
    const user = await loadUserByEmail(db, 'sklep@test.example');
    await db.transaction((tx) =>
      tx.kysely
        .updateTable('users')
        .set({ passwordOutdated: 1 })
        .where('id', '=', user?.id ?? '')
        .execute(),
    );
    expect((await post('/api/auth', { email: 'sklep@test.example', password: demoPassword })).status).toBe(
      403,
    );
    const change = { email: 'sklep@test.example', current_password: demoPassword };
    const faults = async (password: string, password_confirmation: string) =>
      (await (
        await post('/api/password_outdates', { ...change, password, password_confirmation }, 'PUT')
      ).json()) as object;
    expect(await faults('krótkie', 'inne')).toMatchObject({
      errors: [
        {
          password: 'Hasło ma przynajmniej 12 znaków. Dodaj wielką literę. Dodaj cyfrę. Dodaj znak specjalny',
        },
        { password_confirmation: 'Hasła nie są takie same' },
      ],
    });
    expect(await faults(demoPassword, demoPassword)).toMatchObject({
      errors: [{ password: 'Nowe hasło musi być inne niż dotychczasowe' }],
    });
    expect(await faults('Nowe-Hasło-2026!', 'Nowe-Hasło-2026!')).toMatchObject({
      email: 'sklep@test.example',
    });
  });

  test('wait for a new password after an administrator reset it, by the mailed link', async () => {
    const email = 'sklep@test.example';
    const id = (await loadUserByEmail(db, email))?.id ?? '';
    const admin = await world.signIn('admin@test.example');
    const reset = await post(`/api/superadmin/users/${id}/reset_password`, {}, 'POST', admin);
    expect(await reset.json()).toEqual({ success: true });
    expect((await post('/api/auth', { email, password: 'Nowe-Hasło-2026!' })).status).toBe(401);
    const token = await vi.waitFor(
      async () => {
        const mails = await (await fetch(`${world.simulatorsUrl}/simulators/messages`)).text();
        const found = /\/reset-password\?token=([\w-]{43})/u.exec(mails)?.[1];
        if (found === undefined) throw new Error('No letter yet');
        return found;
      },
      { timeout: 20_000 },
    );
    const path = `/api/password_resets/${token}`;
    const fresh = { password: 'Inne-Hasło-2026!', password_confirmation: 'Inne-Hasło-2026!' };
    expect(await (await world.app.request(path)).json()).toEqual({ valid: true });
    expect((await post(path, fresh, 'PUT')).status).toBe(200);
    expect((await post(path, fresh, 'PUT')).status).toBe(404);
    expect((await post('/api/auth', { email, password: fresh.password })).status).toBe(200);
  });

  test('open each call to the roles of the permission table and to no others (S1)', async () => {
    const slug = await world.createOrder();
    await insertAccount(db, { email: 'szef@test.example', roles: ['superadmin'] });
    const strange = await world.signIn('obcy@test.example');
    const sessions: Readonly<Partial<Record<CallerRole, Record<string, string>>>> = {
      superadmin: await world.signIn('szef@test.example'),
      admin: await world.signIn('admin@test.example'),
      shop_admin: strange,
    };
    const asked = Object.values(calls).filter(
      (call: Call) => /^\/api\/(?:shop|superadmin)\//u.test(call.path) && call.produces === undefined,
    );
    for (const call of asked as Call[]) {
      const path = call.path.replace(':slug', slug).replace(':id', 'nobody');
      const as = async (headers: Record<string, string>) =>
        call.method === 'GET'
          ? (await world.app.request(path, { headers })).status
          : (await post(path, {}, call.method, headers)).status;
      expect(await as({}), `${call.name} without a session`).toBe(401);
      for (const [role, session] of Object.entries(sessions)) {
        const status = await as(session);
        if (!call.roles.includes(role as CallerRole)) expect(status, `${call.name} by ${role}`).toBe(403);
        else expect([401, 403], `${call.name} by ${role}`).not.toContain(status);
      }
    }
    expect((await world.app.request(`/api/shop/orders/${slug}`, { headers: strange })).status).toBe(404);
    const cancelled = await post(`/api/shop/orders/${slug}/cancelations`, {}, 'PATCH', strange);
    expect(cancelled.status).toBe(404);
  });

  test('send every answer with the headers that keep strangers out', async () => {
    const { headers } = await world.app.request('/api/features');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('are described with all other calls in OpenAPI', async () => {
    const document = (await (await world.app.request('/api/openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    expect(Object.keys(document.paths)).toHaveLength(
      new Set(Object.values(calls).map(({ path }) => path)).size,
    );
  });
});
