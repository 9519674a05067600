import { saveUserSettings } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { defaultSettings, type ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

type View = ReplyOf<'saveView'>;
type Reply = { status: number; body: View & ReplyOf<'listSavedViews'> & { settings: object } };

const sales = { list: 'orders', name: 'Sprzedaż Kowalskich', search: { tab: 'sales' }, columns: null };
const documents = 'Dokumenty do sprawdzenia';

onEachDatabase('saved views and settings', (open) => {
  let world: RunningApp;
  const cookies = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    const db = await open();
    await seedShop(db);
    world = await runApp(db);
    for (const [name, role] of [
      ['maria', 'superadmin'],
      ['tomasz', 'admin'],
    ] as const) {
      const email = `${name}@test.example`;
      await insertAccount(db, { email, roles: [role] });
      cookies.set(name, await world.signIn(email));
    }
    cookies.set('anna', await world.signIn('obcy@test.example'));
  });
  afterAll(() => world.stop());

  const ask = async (who: string, method: string, path: string, body?: object): Promise<Reply> => {
    const answer = await world.app.request(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...cookies.get(who),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Reply['body'] };
  };
  const save = (who: string, body: object) => ask(who, 'POST', '/saved_views', body);
  const names = async (who: string) =>
    (await ask(who, 'GET', '/saved_views')).body.views.map(({ name, own }) => (own ? `${name} (own)` : name));

  test('settings are the default until they are changed', async () => {
    const settings = async () => (await ask('maria', 'GET', '/current_user')).body.settings;
    expect(await settings()).toEqual({ page_size: 25, columns: { orders: null }, keys: true });
    const changed = { page_size: 100, columns: { orders: ['number', 'status', 'agreement'] }, keys: false };
    const { status, body } = await ask('maria', 'PUT', '/current_user/settings', changed);
    expect([status, body]).toEqual([200, changed]);
    expect(await settings()).toEqual(changed);
  });

  test('settings that this release does not know are refused, and read as the default', async () => {
    const { status } = await ask('tomasz', 'PUT', '/current_user/settings', {
      ...defaultSettings,
      page_size: 500,
    });
    expect(status).toBe(422);
    const { id } = (await ask('tomasz', 'GET', '/current_user')).body;
    await world.ports.db.transaction((tx) => saveUserSettings(tx, id, { page_size: 10, theme: 'dark' }, 1));
    expect((await ask('tomasz', 'GET', '/current_user')).body.settings).toEqual(defaultSettings);
  });

  test('a view is for its owner alone until it is shared with the staff', async () => {
    const { status, body } = await save('maria', { ...sales, shared: false });
    expect([status, body]).toEqual([200, { ...sales, id: expect.any(String), shared: false, own: true }]);
    expect([await names('maria'), await names('tomasz')]).toEqual([
      [documents, 'Sprzedaż Kowalskich (own)'],
      [documents],
    ]);
    await save('maria', { ...sales, shared: true });
    expect([await names('tomasz'), await names('anna')]).toEqual([[documents, 'Sprzedaż Kowalskich'], []]);
  });

  test('saving under an id renames, saving under a name replaces', async () => {
    const [, view] = (await ask('maria', 'GET', '/saved_views')).body.views;
    await save('maria', { ...sales, id: view?.id, name: 'Sprzedaż', shared: false });
    await save('maria', { ...sales, name: 'Zadania', search: { tab: 'tasks' }, shared: false });
    await save('maria', {
      ...sales,
      name: 'Zadania',
      search: { tab: 'tasks', sort: 'created_at' },
      columns: ['number', 'task'],
      shared: false,
    });
    const { views } = (await ask('maria', 'GET', '/saved_views')).body;
    expect(views.slice(1).map(({ name, search, columns }) => ({ name, search, columns }))).toEqual([
      { name: 'Sprzedaż', search: { tab: 'sales' }, columns: null },
      { name: 'Zadania', search: { tab: 'tasks', sort: 'created_at' }, columns: ['number', 'task'] },
    ]);
    const taken = await save('maria', { ...sales, id: view?.id, name: 'Zadania', shared: false });
    expect([taken.status, taken.body]).toMatchObject([
      422,
      { errors: [{ name: 'Masz już widok o tej nazwie' }] },
    ]);
  });

  test('what somebody typed is no part of a view', async () => {
    const search = { search: 'Jan Kowalski', tab: 'sales' };
    const { body } = await save('tomasz', { ...sales, search, shared: false });
    expect(body.search).toEqual({ tab: 'sales' });
  });

  test("a colleague's view can be neither changed nor deleted", async () => {
    await save('maria', { ...sales, name: 'Wspólny', shared: true });
    const { views } = (await ask('tomasz', 'GET', '/saved_views')).body;
    const shared = views.find(({ name }) => name === 'Wspólny');
    expect((await save('tomasz', { ...sales, id: shared?.id, shared: true })).status).toBe(404);
    expect((await ask('tomasz', 'DELETE', `/saved_views/${shared?.id}`, {})).status).toBe(404);
    const left = await ask('maria', 'DELETE', `/saved_views/${shared?.id}`, {});
    expect(left.body.views.map(({ name }) => name)).toEqual([documents, 'Sprzedaż', 'Zadania']);
  });

  test('a shop shares with nobody, and twenty views are enough', async () => {
    for (let each = 1; each <= 20; each += 1)
      await save('anna', { ...sales, name: `Widok ${`${each}`.padStart(2, '0')}`, shared: true });
    expect(await names('tomasz')).toEqual([documents, 'Sprzedaż Kowalskich (own)']);
    const { status, body } = await save('anna', { ...sales, name: 'Jeszcze jeden', shared: false });
    expect([status, body]).toEqual([409, { error: 'Możesz mieć najwyżej 20 widoków.', code: 'refused' }]);
    expect((await save('anna', { ...sales, name: 'Widok 07', shared: false })).status).toBe(200);
  });
});
