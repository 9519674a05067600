import { loadOrder, loadUserByEmail, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { listNumberReveals } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { OrderWire } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAtCounter, formSentAtCounter } from '../../testing/counter-steps.ts';
import { insertAccount } from '../../testing/insert-account.ts';
import { seedShop, walkingApp, type WalkingApp } from '../../testing/index.ts';
import { send } from '../../testing/send-call.ts';
import { somebody } from '../../testing/somebody.ts';

onEachDatabase('numbers at the counter', (open) => {
  let db: Database;
  let world: WalkingApp;
  const headers: Record<string, Record<string, string>> = {};
  const signIn = async (email: string) => {
    const answer = await world.app.request('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
    const shopId = (await loadUserByEmail(db, 'sklep@test.example'))?.shopId ?? '';
    await insertAccount(db, { email: 'kolega@test.example', roles: ['shop_employee'], shopId });
    for (const name of ['sklep', 'kolega', 'obcy']) headers[name] = await signIn(`${name}@test.example`);
  });
  afterAll(() => world.stop());

  const read = async (slug: string, who: string) =>
    (await send(world.app, 'getShopOrder', { slug }, undefined, headers[who] ?? {})) as OrderWire;
  const signerOf = (order: OrderWire) =>
    order.company_attributes?.krs_users_attributes.find(({ will_sign }) => will_sign);
  const reveal = async (slug: string, id: string, who: string) => {
    const answer = await world.app.request(`/api/shop/orders/${slug}/persons/${id}/reveals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers[who] },
      body: '{}',
    });
    return { status: answer.status, body: await answer.json() };
  };

  test('are masked to a colleague until he asks for them to compare documents, which is kept', async () => {
    const slug = await formSentAtCounter(world, headers['sklep'] ?? {});
    const order = await loadOrder(db, slug);
    const id = signerOf(await read(slug, 'kolega'))?.id ?? '';
    // Nothing is compared yet.
    expect((await reveal(slug, id, 'kolega')).status).toBe(404);
    await codeAtCounter(world, slug, '135790');
    await send(world.app, 'shopVerifySms', { slug }, { token: '135790' }, headers['sklep'] ?? {});
    const { pesel, seriesAndNumber } = somebody();
    expect(signerOf(await read(slug, 'sklep'))).toMatchObject({ pesel });
    expect(signerOf(await read(slug, 'kolega'))).toMatchObject({ pesel: '***********' });
    expect(await reveal(slug, id, 'kolega')).toEqual({
      status: 200,
      body: { numbers: { pesel, series_and_number: seriesAndNumber } },
    });
    expect(await listNumberReveals(db, order?.id ?? '')).toMatchObject([
      {
        personId: id,
        fields: ['pesel', 'series_and_number'],
        userId: (await loadUserByEmail(db, 'kolega@test.example'))?.id,
        reason: 'Porównanie dokumentu przy kliencie',
      },
    ]);
    for (const [person, who] of [
      [id, 'obcy'],
      ['nobody', 'kolega'],
    ] as const)
      expect((await reveal(slug, person, who)).status).toBe(404);
    expect(await listNumberReveals(db, order?.id ?? '')).toHaveLength(1);
  });
});
