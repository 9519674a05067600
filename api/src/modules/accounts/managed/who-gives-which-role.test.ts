// @module-tag slow
import { insertShop, loadShopByClientId, loadUser, loadUserByEmail, saveUser, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { accountRoles, type AccountRole } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

const places = ['head office', 'own', 'parent', 'child', 'foreign'] as const;
type Place = (typeof places)[number];

const shopRoles = 'shop_superadmin shop_admin shop_employee';
const everyShop = { own: shopRoles, parent: shopRoles, child: shopRoles, foreign: shopRoles };
/** Which roles each role gives where, written by hand; what stands nowhere is not given. */
const given: Partial<Record<AccountRole, Partial<Record<Place, string>>>> = {
  superadmin: { 'head office': 'superadmin admin pricing_manager med_sales_assistant', ...everyShop },
  admin: everyShop,
  shop_superadmin: { own: shopRoles, child: shopRoles },
  shop_admin: { own: 'shop_admin shop_employee' },
};
/** Where each role of a shop sees accounts at all; staff see all. */
const seen: Partial<Record<AccountRole, readonly Place[]>> = {
  shop_superadmin: ['own', 'child'],
  shop_admin: ['own'],
};

onEachDatabase('an account', (open) => {
  let db: Database;
  let world: RunningApp;
  const shopIds = new Map<Place, string>();
  const cookies = new Map<AccountRole, Record<string, string>>();

  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    const base = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków', configs: [] };
    const shop = (clientId: string, parentId: string | null) =>
      db.transaction((tx) => insertShop(tx, { ...base, clientId, name: clientId, parentId }, Date.now()));
    const parent = await shop('parent', null);
    const own = await shop('own', parent.id);
    shopIds.set('parent', parent.id).set('own', own.id);
    shopIds.set('child', (await shop('child', own.id)).id);
    shopIds.set('foreign', (await loadShopByClientId(db, 'strange'))?.id ?? '');
    for (const role of accountRoles) {
      const email = `${role}@matrix.example`;
      await insertAccount(db, {
        ...{ email, roles: [role] },
        shopId: role.startsWith('shop_') ? own.id : null,
      });
      cookies.set(role, await world.signIn(email));
    }
  });
  afterAll(() => world.stop());

  const send = async (by: AccountRole, method: string, path: string, body: object) =>
    (
      await world.app.request(`/api/${by.startsWith('shop_') ? 'shop' : 'superadmin'}/users${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...cookies.get(by) },
        body: JSON.stringify(body),
      })
    ).status;

  /** What is answered where a role is not given: no call of accounts, no such account, or no such role. */
  function refusal(by: AccountRole, place: Place): number {
    if (given[by] === undefined) return 403;
    const sees = seen[by];
    if (sees !== undefined) return sees.includes(place) ? 422 : 404;
    return given[by][place] === undefined ? 403 : 422;
  }
  const gives = (by: AccountRole, place: Place, role: AccountRole): boolean =>
    given[by]?.[place]?.split(' ').includes(role) ?? false;

  /** Asks each role to give each role in each place. */
  async function inEachCase(
    ask: (by: AccountRole, place: Place, role: AccountRole) => Promise<string | null>,
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const by of accountRoles)
      for (const place of places)
        for (const role of accountRoles) {
          const fault = await ask(by, place, role);
          if (fault !== null) wrong.push(`${by} gives ${role} in ${place}: ${fault}`);
        }
    return wrong;
  }

  test(
    'is added with a role by those who may give it there and by nobody else',
    { timeout: 60_000 },
    async () => {
      const wrong = await inEachCase(async (by, place, role) => {
        const email = `${by}-${role}-${place.replace(' ', '-')}@new.example`;
        const shop_id = shopIds.get(place) ?? null;
        // To a shop's administrator head office is no shop at all: without one it would be his own.
        if (shop_id === null && by.startsWith('shop_')) return null;
        const status = await send(by, 'POST', '', {
          user: { email, full_name: 'Jan Żak', roles: [role], shop_id },
        });
        const added = await loadUserByEmail(db, email);
        const expected = gives(by, place, role) ? 201 : refusal(by, place);
        const isAdded = added?.shopId === shop_id && added.roles.join() === role;
        return status === expected && isAdded === gives(by, place, role)
          ? null
          : `${status}, not ${expected}`;
      });
      expect(wrong).toEqual([]);
    },
  );

  test(
    'is given another role by those who may give it there and by nobody else',
    { timeout: 60_000 },
    async () => {
      const ids = new Map<Place, string>();
      const least = (place: Place) => (place === 'head office' ? 'med_sales_assistant' : 'shop_employee');
      for (const place of places)
        ids.set(
          place,
          await insertAccount(db, {
            email: `${place.replace(' ', '-')}@edited.example`,
            fullName: 'Jan Żak',
            roles: [least(place)],
            shopId: shopIds.get(place) ?? null,
          }),
        );
      const wrong = await inEachCase(async (by, place, role) => {
        const before = await loadUser(db, ids.get(place) ?? '');
        if (before === null) throw new Error('There is no such account');
        const { version, email, id } = before;
        const status = await send(by, 'PATCH', `/${id}`, {
          user: { email, full_name: 'Jan Żak', phone: null, roles: [role] },
          version,
        });
        const after = await loadUser(db, id);
        const may = gives(by, place, role);
        const expected = may ? 200 : refusal(by, place);
        const roles = may ? role : least(place);
        if (after !== null && may)
          await db.transaction((tx) => saveUser(tx, { ...after, roles: [least(place)] }, Date.now()));
        return status === expected && after?.roles.join() === roles
          ? null
          : `${status}, ${after?.roles.join()}`;
      });
      expect(wrong).toEqual([]);
    },
  );

  test('of who may not be given his roles is neither edited, blocked nor reset by his employee', async () => {
    const own = shopIds.get('own') ?? null;
    const main = await insertAccount(db, {
      email: 'szef@edited.example',
      roles: ['shop_superadmin'],
      shopId: own,
    });
    const before = await loadUser(db, main);
    const sent = { email: 'zlodziej@edited.example', full_name: 'Złodziej', roles: ['shop_employee'] };
    expect([
      await send('shop_admin', 'PATCH', `/${main}`, { user: sent, version: before?.version }),
      await send('shop_admin', 'PATCH', `/${main}`, { active: false }),
      await send('shop_admin', 'POST', `/${main}/reset_password`, {}),
    ]).toEqual([403, 403, 403]);
    expect(await loadUser(db, main)).toEqual(before);
  });

  test('of one’s own keeps its role, e-mail and that it is active; name and phone are one’s own', async () => {
    for (const by of ['superadmin', 'shop_superadmin', 'shop_admin'] as const) {
      const before = await loadUserByEmail(db, `${by}@matrix.example`);
      const { id, email, version } = before ?? { id: '', email: '' };
      const user = { email, full_name: email, phone: null, roles: [by] };
      const patch = (body: object) => send(by, 'PATCH', `/${id}`, body);
      const lower = by === 'superadmin' ? 'admin' : 'shop_employee';
      expect([
        await patch({ user: { ...user, roles: [lower] }, version }),
        await patch({ user: { ...user, email: `inny-${email}` }, version }),
        await patch({ active: false }),
        await patch({ user: { ...user, phone: '600 700 800' }, version }),
      ]).toEqual([409, 409, 409, 200]);
      expect(await loadUser(db, id)).toMatchObject({
        ...before,
        phone: '600700800',
        version: 2,
        updatedAt: expect.any(Number) as number,
      });
    }
  });
});
