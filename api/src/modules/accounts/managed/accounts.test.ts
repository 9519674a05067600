import { loadUserByEmail, setShopActive } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAccount } from '../../../testing/insert-account.ts';
import { accountsWorld, all, fields, mailOf, own, type AccountsWorld } from './testing/accounts-world.ts';

onEachDatabase('accounts of shops and of head office', (open) => {
  let world: AccountsWorld;
  beforeAll(async () => void (world = await accountsWorld(open)));
  beforeEach(() => world.begin());
  afterAll(() => world.stop());

  test('are refused with a taken e-mail and what breaks a rule, each on its field (SHOP-038, 039, 042, 043)', async () => {
    const taken = await world.add('kierownik', 'ktos', { email: 'OBCY@test.example' });
    expect([taken.status, taken.body['errors']]).toEqual([
      422,
      [{ 'user.email': 'Ten adres e-mail jest już zajęty' }],
    ]);
    const wrong = await world.add('kierownik', 'ktos', { email: 'ktos', phone: '12345678', full_name: ' ' });
    expect([
      wrong.status,
      Object.keys(Object.assign({}, ...(wrong.body['errors'] as object[])) as object),
    ]).toEqual([422, expect.arrayContaining(['user.email', 'user.full_name', 'user.phone'])]);
  });

  test('are told of a taken e-mail alone to who may add one: others learn nothing', async () => {
    const body = { user: fields('obcy', { email: 'obcy@test.example', shop_id: world.child }) };
    const [known, unknown] = [
      await world.ask('kierownik', 'POST', own, body),
      await world.ask('kierownik', 'POST', own, { user: { ...body.user, email: 'nikt@test.example' } }),
    ];
    expect(known).toEqual(unknown);
    const notHis = { ...body.user, shop_id: null, roles: ['shop_superadmin'] };
    expect((await world.ask('kierownik', 'POST', own, { user: notHis })).body['errors']).toEqual([
      { 'user.roles': 'Nie możesz nadać tej roli w tym miejscu' },
    ]);
  });

  test('are listed by how the e-mail begins: the own shop’s, and for its main administrator those under it', async () => {
    await world.add('gl', 'zz-tychy', { shop_id: world.child });
    await world.add('gl', 'zz-krakow');
    type List = ReplyOf<'listShopUsers'>;
    const listed = async (by: string, query = '') => {
      const { body } = await world.ask<List>(by, 'GET', `${own}?email=zz-${query}`);
      return [body.count, body.users.map(({ email, shop: of }) => `${email} ${of?.name}`), body.next];
    };
    const krakow = 'zz-krakow@konta.example Sklep';
    const tychy = 'zz-tychy@konta.example Sklep w Tychach';
    expect(await listed('gl')).toEqual([2, [krakow, tychy], null]);
    expect(await listed('gl', `&shop_id=${world.child}`)).toEqual([1, [tychy], null]);
    expect(await listed('kierownik')).toEqual([1, [krakow], null]);
    expect((await world.ask('kierownik', 'GET', `${own}?shop_id=${world.child}`)).status).toBe(404);
    const roles = async (by: string) => (await world.ask(by, 'GET', '/api/shop/roles')).body;
    expect(await roles('gl')).toEqual({
      roles: ['shop_superadmin', 'shop_admin', 'shop_employee'],
      shops: [
        { id: world.shop, name: 'Sklep' },
        { id: world.child, name: 'Sklep w Tychach' },
      ],
    });
    expect(await roles('kierownik')).toEqual({
      roles: ['shop_admin', 'shop_employee'],
      shops: [{ id: world.shop, name: 'Sklep' }],
    });
  });

  test('are listed 25 a page, for head office by shop, role and whether they are active (SHOP-077)', async () => {
    for (let n = 10; n < 40; n += 1)
      await insertAccount(world.db, {
        email: `strona-${n}@konta.example`,
        roles: ['shop_employee'],
        shopId: world.child,
      });
    const page = async (query: string) => {
      const { body } = await world.ask<ReplyOf<'listUsers'>>('szef', 'GET', `${all}?${query}`);
      return [body.users.length, body.count, body.next];
    };
    expect(await page(`shop_id=${world.child}&email=strona`)).toEqual([25, 30, 2]);
    expect(await page(`shop_id=${world.child}&email=strona&page=2`)).toEqual([5, 30, null]);
    expect(await page('role=shop_employee&email=strona&active=true')).toEqual([30, 30, null]);
    expect(await page('role=superadmin&active=true')).toEqual([1, 1, null]);
    expect(await page('head_office=true&email=szef')).toEqual([1, 1, null]);
    expect(await page('head_office=true&email=strona')).toEqual([0, 0, null]);
  });

  test('of others are not there, like those that never were (SHOP-083)', async () => {
    const strange = (await loadUserByEmail(world.db, 'obcy@test.example'))?.id ?? '';
    const staff = (await loadUserByEmail(world.db, mailOf('szef')))?.id ?? '';
    const asked = (id: string) =>
      Promise.all([
        world.ask('gl', 'GET', `${own}/${id}`),
        world.ask('gl', 'PATCH', `${own}/${id}`, { active: false }),
        world.ask('gl', 'PATCH', `${own}/${id}`, { user: fields('zlodziej'), version: 1 }),
        world.ask('gl', 'POST', `${own}/${id}/reset_password`, {}),
      ]);
    const nobody = await asked('x'.repeat(21));
    expect(nobody.map(({ status, body }) => [status, body['success'], body['message']])).toEqual(
      nobody.map(() => [404, false, 'Nie znaleźliśmy tego konta.']),
    );
    expect([await asked(strange), await asked(staff)]).toEqual([nobody, nobody]);
  });

  test('keep who changed what, personal data by name alone; of two who change one the second gets it as it is now', async () => {
    const { id, version } = (await world.add('gl', 'zmieniany')).body.user;
    const sent = fields('zmieniany', { full_name: 'Ewa Lis', phone: '600700800', roles: ['shop_admin'] });
    const first = await world.ask('gl', 'PATCH', `${own}/${id}`, { user: sent, version });
    expect([first.status, first.body.user.version]).toEqual([200, 2]);
    expect(first.body.user.changes.map(({ by, field, before, after }) => [by, field, before, after])).toEqual(
      [
        ['gl', 'fullName', null, null],
        ['gl', 'phone', null, null],
        ['gl', 'roles', '["shop_employee"]', '["shop_admin"]'],
        ['gl', 'created', null, null],
      ],
    );
    const second = await world.ask('kierownik', 'PATCH', `${own}/${id}`, {
      user: fields('zmieniany'),
      version,
    });
    expect([second.status, second.body['code'], second.body.user]).toEqual([409, 'version', first.body.user]);
    const same = await world.ask('gl', 'PATCH', `${own}/${id}`, { user: sent, version: 2 });
    expect(same.body).toEqual(first.body);
  });

  test('leave a shop its last active main administrator, also where two take the role from each other at once', async () => {
    const one = await world.make('g1', 'shop_superadmin', world.child);
    const two = await world.make('g2', 'shop_superadmin', world.child);
    const refused = {
      error: 'To ostatni aktywny superadministrator tego sklepu. Najpierw nadaj tę rolę innemu kontu.',
      code: 'last_administrator',
    };
    const demote = (by: string, path: string, id: string, name: string) =>
      world.ask(by, 'PATCH', `${path}/${id}`, {
        user: fields(name, { roles: ['shop_employee'] }),
        version: 1,
      });
    const at = await Promise.all([
      demote('szef', all, one, 'g1'),
      world.ask('ada', 'PATCH', `${all}/${two}`, { active: false }),
    ]);
    expect(at.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(at.find(({ status }) => status === 409)?.body).toEqual(refused);
    const left = at[0].status === 409 ? one : two;
    for (const by of ['szef', 'ada'])
      expect((await world.ask(by, 'PATCH', `${all}/${left}`, { active: false })).body).toEqual(refused);
  });

  test('of a blocked shop are neither added nor opened alone, and edited they stay blocked with it', async () => {
    const closed = await world.addShop('Zamknięty');
    const email = mailOf('zamkniety');
    const id = await insertAccount(world.db, { email, roles: ['shop_employee'], shopId: closed });
    const by = (await loadUserByEmail(world.db, mailOf('szef')))?.id ?? '';
    await world.db.transaction((tx) => setShopActive(tx, closed, false, { by, at: world.ports.now() }));
    const added = await world.ask('szef', 'POST', all, { user: fields('inny', { shop_id: closed }) });
    const opened = await world.ask('szef', 'PATCH', `${all}/${id}`, { active: true });
    expect([added, opened].map(({ status, body }) => [status, body['code']])).toEqual([
      [409, 'shop_blocked'],
      [409, 'shop_blocked'],
    ]);
    const user = fields('zamkniety', { full_name: 'Inne nazwisko' });
    const edited = await world.ask('szef', 'PATCH', `${all}/${id}`, { user, version: 2 });
    expect([edited.body.user.full_name, edited.body.user.blocked_with_shop]).toEqual(['Inne nazwisko', true]);
  });

  test('of head office are edited by superadmins alone; an administrator blocks and resets all but these', async () => {
    const id = await world.make('analityk', 'pricing_manager', null);
    const user = fields('analityk', { roles: ['pricing_manager'] });
    expect([
      (await world.ask('ada', 'PATCH', `${all}/${id}`, { user, version: 1 })).status,
      (await world.ask('ada', 'POST', `${all}/${id}/reset_password`, {})).status,
      (await world.ask('ada', 'PATCH', `${all}/${id}`, { active: false })).status,
      (await world.ask('szef', 'PATCH', `${all}/${id}`, { active: true })).status,
    ]).toEqual([403, 200, 200, 200]);
    const chief = await world.make('druga', 'superadmin', null);
    expect([
      (await world.ask('ada', 'PATCH', `${all}/${chief}`, { active: false })).status,
      (await world.ask('ada', 'POST', `${all}/${chief}/reset_password`, {})).status,
      (await world.ask('szef', 'PATCH', `${all}/${chief}`, { active: false })).status,
    ]).toEqual([403, 403, 200]);
  });
});
