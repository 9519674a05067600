import { listConsents, listPersons, loadDraft, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { calls, type Call } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledForm } from '../demo/filled-form.ts';
import { insertAccount } from '../testing/insert-account.ts';
import { runSeededApp, shopKey, type RunningApp } from '../testing/index.ts';

const json = { 'content-type': 'application/json' };
const writing = (Object.values(calls) as readonly Call[]).filter(
  ({ method, roles }) => method !== 'GET' && !(roles as readonly string[]).includes('provider'),
);

onEachDatabase('what is asked behind an address', (open) => {
  let db: Database;
  let world: RunningApp;
  let superadmin: Record<string, string>;
  let salesman: Record<string, string>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    await insertAccount(db, { email: 'maria@test.example', roles: ['superadmin'] });
    superadmin = await world.signIn('maria@test.example');
    salesman = await world.signIn('sklep@test.example');
  });
  afterAll(() => world.stop());

  const send = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const init = { method, headers: { ...json, ...headers }, body: JSON.stringify(body) };
    const answer = await world.app.request(path, init);
    const { error: _, ...said } = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, errors: said['errors'], order: said };
  };

  test('is refused by every call that changes something where the call does not know it', async () => {
    const slug = await world.createOrder({ external_order_id: 'Q-1' });
    const before = await loadOrder(db, slug);
    const headersOf = ({ roles }: Call): Record<string, string> => {
      const names = roles as readonly string[];
      if (names.includes('shop_api')) return { authorization: `Bearer ${shopKey}` };
      if (names.includes('shop_admin')) return salesman;
      return names.includes('superadmin') ? superadmin : {};
    };
    const answers = await Promise.all(
      writing.map(async (row) => {
        const path = row.path.replace(':slug', slug).replaceAll(/:[a-z_]+/gu, 'nobody');
        const { status, errors } = await send(row.method, `${path}?save_and_retrun=true`, {}, headersOf(row));
        return [row.name, status, errors];
      }),
    );
    expect(answers).toEqual(
      writing.map(({ name }) => [name, 422, [{ save_and_retrun: 'Nieznany parametr adresu' }]]),
    );
    expect(await loadOrder(db, slug)).toEqual(before);
  });

  test('is left unread by a call that reads', async () => {
    const slug = await world.createOrder({ external_order_id: 'Q-2' });
    expect((await world.app.request(`/api/orders/${slug}?utm_source=mail`)).status).toBe(200);
  });

  for (const [index, name] of ['saveAndReturn', 'save_and_return'].entries()) {
    test(`puts the form aside under the name ${name}, by PATCH and by POST, complete or not`, async () => {
      const slug = await world.createOrder({ external_order_id: `Q-3-${index}` });
      await world.walkToForm(slug, 'qes');
      const path = `/api/orders/${slug}/company_details?${name}=true`;
      const half = { company_attributes: { yearly_turnover: 'under_500' } };
      expect(await send('POST', path, { order: half })).toMatchObject({
        status: 200,
        order: { status: 'form_opened' },
      });
      const { id = '' } = (await loadOrder(db, slug)) ?? {};
      expect((await loadDraft(db, id))?.data).toEqual(half);
      const whole = filledForm(await world.read(slug), world.person);
      expect(await send('PATCH', path, { order: whole })).toMatchObject({
        status: 200,
        order: { status: 'form_opened' },
      });
      const signing = (await listPersons(db, id)).filter(({ willSign }) => willSign);
      const kinds = (await listConsents(db, id)).map(({ kind }) => kind);
      expect({ signing, idVerified: kinds.includes('id_verification_consent') }).toEqual({
        signing: [],
        idVerified: false,
      });
      expect(await send('PATCH', path.replace('true', 'false'), { order: whole })).toMatchObject({
        status: 200,
        order: { status: 'form_saved' },
      });
    });
  }

  test('is refused where its value says neither yes nor no, comes twice or is contradicted', async () => {
    const slug = await world.createOrder({ external_order_id: 'Q-4' });
    await world.walkToForm(slug, 'qes');
    const order = filledForm(await world.read(slug), world.person);
    const refusals = await Promise.all(
      [
        'saveAndReturn=yes',
        'saveAndReturn=',
        'saveAndReturn=false&saveAndReturn=true',
        'saveAndReturn=true&save_and_return=false',
      ].map(async (asked) => {
        const { status, errors } = await send('PATCH', `/api/orders/${slug}/company_details?${asked}`, {
          order,
        });
        return { status, errors };
      }),
    );
    const neither = [{ saveAndReturn: 'Wartość to true albo false' }];
    expect(refusals).toEqual([
      { status: 422, errors: neither },
      { status: 422, errors: neither },
      { status: 422, errors: [{ saveAndReturn: 'Podaj ten parametr raz' }] },
      {
        status: 422,
        errors: [{ save_and_return: 'Parametry saveAndReturn i save_and_return przeczą sobie' }],
      },
    ]);
    expect((await world.read(slug)).status).toBe('form_opened');
  });
});
