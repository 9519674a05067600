import { loadOrder, loadUserByEmail, type Database } from '@app/db';
import { listNumberReveals } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

onEachDatabase('a number that staff ask for', (open) => {
  let db: Database;
  let world: RunningApp;
  let slug: string;
  let orderId: string;
  let personId: string;
  let admin: Record<string, string>;

  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db, {}, { level: 'info' });
    slug = await world.createOrder();
    await world.fillIn(slug, 'qes');
    orderId = (await loadOrder(db, slug))?.id ?? '';
    personId = (await world.read(slug)).company_attributes?.krs_users_attributes[0]?.id ?? '';
    admin = await world.signIn('admin@test.example');
  });
  afterAll(() => world.stop());

  const ask = async (what: string, body: object, headers: Record<string, string> = admin, of = slug) => {
    const answer = await world.app.request(`/api/superadmin/orders/${of}/${what}/reveals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const why = { fields: ['pesel'], reason: ' Klient dzwoni ' };
  const reveals = async () => (await listNumberReveals(db, orderId)).length;

  /** The lines of the security log about what was read. */
  const readings = () =>
    world.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'personal_data_read');

  test('is answered in clear, and who asked for it and why is kept and told to the security log', async () => {
    const before = readings().length;
    expect(await ask(`persons/${personId}`, why)).toEqual({
      status: 200,
      body: { numbers: { pesel: world.person.pesel } },
    });
    const user = await loadUserByEmail(db, 'admin@test.example');
    expect(await listNumberReveals(db, orderId)).toEqual([
      {
        id: expect.any(String),
        orderId,
        personId,
        personName: `${world.person.firstName} ${world.person.lastName}`,
        fields: ['pesel'],
        userId: user?.id,
        reason: 'Klient dzwoni',
        at: expect.any(Number),
        role: 'admin',
        source: expect.any(String),
      },
    ]);
    expect(readings().slice(before)).toMatchObject([
      { outcome: 'success', order: orderId, fields: 'clear:pesel', account: expect.any(String) },
    ]);
    expect(world.log.join('\n')).not.toContain(world.person.pesel);
  });

  test('is written down each time, also under one key, and no reply of it is stored', async () => {
    const before = await reveals();
    const key = { ...admin, 'idempotency-key': 'reveal-it-once' };
    for (const _ of [1, 2]) expect((await ask(`persons/${personId}`, why, key)).status).toBe(200);
    expect(await reveals()).toBe(before + 2);
    const kept = db.kysely.selectFrom('idempotencyKeys').select('scope').where('key', '=', 'reveal-it-once');
    expect(await kept.execute()).toEqual([]);
  });

  test('is the company’s account too', async () => {
    expect(await ask('company', { ...why, fields: ['bank_account_number'] })).toEqual({
      status: 200,
      body: { numbers: { bank_account_number: '61109010140000071219812874' } },
    });
  });

  test('needs a reason and a number that there is, and of others’ orders and persons nothing is said', async () => {
    const before = await reveals();
    const person = `persons/${personId}`;
    const answers = [
      await ask(person, { fields: ['pesel'] }),
      await ask(person, { fields: ['pesel'], reason: '  ' }),
      await ask(person, { fields: [], reason: 'x' }),
      await ask(person, { fields: ['bank_account_number'], reason: 'x' }),
      await ask('persons/nobody', why),
      await ask(person, why, admin, 'x'.repeat(21)),
      await ask(person, why, await world.signIn('sklep@test.example')),
      await ask(person, why, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 404, 404, 403, 401]);
    expect(await reveals()).toBe(before);
  });

  test('stays written down: a row is neither changed nor removed', async () => {
    const refused = 'number_reveals is only appended to';
    const changed = db.transaction((tx) =>
      tx.kysely.updateTable('numberReveals').set({ fields: '[]' }).execute(),
    );
    await expect(changed).rejects.toThrow(refused);
    const removed = db.transaction((tx) => tx.kysely.deleteFrom('numberReveals').execute());
    await expect(removed).rejects.toThrow(refused);
  });

  test('is masked where the order is read, and each reading is told to the security log', async () => {
    const before = readings().length;
    const answer = await world.app.request(`/api/superadmin/orders/${slug}`, { headers: admin });
    const text = await answer.text();
    expect(text).toContain('***********');
    expect(text).not.toContain(world.person.pesel);
    expect(text).not.toContain(world.person.seriesAndNumber);
    expect(readings().slice(before)).toMatchObject([
      { outcome: 'success', order: orderId, fields: 'user_attributes company_attributes' },
    ]);
  });
});
