import { randomUUID } from 'node:crypto';
import {
  insertShop,
  listShopChanges,
  loadShopByApiKey,
  loadShopByClientId,
  loadUserByEmail,
  putApiKey,
  saveUser,
  setShopActive,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Settings = ReplyOf<'getShopSettings'>;

onEachDatabase('the settings of a shop', (open) => {
  let db: Database;
  let world: RunningApp;
  let shopId: string;
  const cookies = new Map<string, Record<string, string>>();
  const path = '/api/shop/settings';

  async function make(name: string, shop: string, role: 'shop_admin' | 'shop_superadmin' = 'shop_admin') {
    await insertAccount(db, { email: `${name}@settings.example`, roles: [role], shopId: shop });
    cookies.set(name, await world.signIn(`${name}@settings.example`));
  }
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    shopId = (await loadShopByClientId(db, 'test'))?.id ?? '';
    await make('kierownik', shopId);
    await make('glowny', shopId, 'shop_superadmin');
    await make('obcy', (await loadShopByClientId(db, 'strange'))?.id ?? '');
  });
  afterAll(() => world.stop());

  const headers = (who: string) => ({ 'idempotency-key': randomUUID(), ...cookies.get(who) });
  async function read(who = 'kierownik'): Promise<Settings> {
    const answer = await world.app.request(path, { headers: headers(who) });
    return (await answer.json()) as Settings;
  }
  async function put(sent: Record<string, string | File>, who = 'kierownik') {
    const body = new FormData();
    for (const [name, value] of Object.entries(sent)) body.set(name, value);
    const answer = await world.app.request(path, { method: 'PUT', headers: headers(who), body });
    return { status: answer.status, body: (await answer.json()) as Settings & Record<string, unknown> };
  }
  async function askKeys(method: string, at: string, who = 'kierownik', body?: object) {
    const answer = await world.app.request(`${path}/api_keys${at}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers(who) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as ReplyOf<'createOwnShopKey'> };
  }
  const logo = (bytes: Uint8Array = png) => new File([new Uint8Array(bytes)], 'logo.png');

  test('are the own shop, with its logo and contact, kept by who changed them; what is not sent stays', async () => {
    const before = await read();
    expect(before).toMatchObject({
      id: shopId,
      client_id: 'test',
      logo_url: null,
      api_keys: before.api_keys,
    });
    expect(before.loader_url).toBe(`${world.ports.publicUrl()}/widget/v2/loader.js`);
    const version = String(before.version);
    const contact = await put({ phone: '+48 58 345 00 06', url: 'https://test.example', version });
    expect(contact).toMatchObject({
      status: 200,
      body: { phone: '+48583450006', url: 'https://test.example', logo_url: null },
    });
    const withLogo = await put({ file: logo() });
    expect(withLogo).toMatchObject({ status: 200, body: { phone: '+48583450006' } });
    const shown = await world.app.request(withLogo.body.logo_url ?? '');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    expect((await put({ logo: '', url: '' })).body).toMatchObject({ logo_url: null, url: null });
    const changes = await listShopChanges(db, shopId, 9);
    expect(changes.map(({ field, after }) => `${field} ${after}`).toSorted()).toEqual([
      'logo "logo.png"',
      'logo null',
      'phone "+48583450006"',
      'url "https://test.example"',
      'url null',
    ]);
  });

  test('are refused with the sentence of the field, an old version with 409, and no other picture is taken', async () => {
    const now = await read();
    const fields = async (sent: Record<string, string>) => (await put(sent)).body['errors'];
    expect(await fields({ phone: '12' })).toEqual([{ phone: 'Numer telefonu ma 9 cyfr' }]);
    expect(await fields({ url: 'javascript:alert(1)' })).toEqual([
      { url: 'Wpisz adres strony, na przykład https://sklep.pl' },
    ]);
    expect((await put({ url: 'https://x.example', version: '1' })).status).toBe(409);
    expect((await put({ file: logo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) })).status).toBe(
      415,
    );
    expect((await put({ file: logo(Buffer.concat([png, Buffer.alloc(1024 * 1024)])) })).status).toBe(413);
    expect(await read()).toEqual(now);
  });

  test('have keys of the own server: shown once, revoked for good, those of another shop are not there', async () => {
    const made = await askKeys('POST', '', 'glowny', { name: 'sklep internetowy' });
    expect(made.status).toBe(200);
    expect((await loadShopByApiKey(db, made.body.key))?.id).toBe(shopId);
    const { api_keys: keys } = await read();
    expect(JSON.stringify(keys)).not.toContain(made.body.key);
    const id = keys.find(({ name }) => name === 'sklep internetowy')?.id ?? '';
    expect((await askKeys('DELETE', `/${id}`, 'obcy')).status).toBe(404);
    expect((await loadShopByApiKey(db, made.body.key))?.id).toBe(shopId);
    expect((await askKeys('DELETE', `/${id}`)).status).toBe(200);
    expect(await loadShopByApiKey(db, made.body.key)).toBe(null);
  });

  test('have no key of a sandbox where there is none', async () => {
    const before = await read();
    expect(before).toMatchObject({ sandbox_url: null });
    expect((await askKeys('POST', '', 'kierownik', { name: 'próba', sandbox: true })).status).toBe(409);
    expect(await read()).toEqual(before);
  });

  test('have at most twenty keys that open something, those of the sandbox among them', async () => {
    const shop = {
      clientId: 'klucze',
      name: 'Klucze',
      street: 'Długa 1',
      postalCode: '31-147',
      city: 'Kraków',
    };
    await db.transaction(async (tx) => {
      const { id } = await insertShop(tx, { ...shop, configs: [] }, 1);
      for (let at = 1; at <= 20; at += 1)
        await putApiKey(tx, { shopId: id, key: `klucz ${at}`, name: `kasa ${at}`, sandbox: at > 10 }, at);
    });
    await make('kluczowy', (await loadShopByClientId(db, 'klucze'))?.id ?? '');
    const before = await read('kluczowy');
    const { status, body } = await askKeys('POST', '', 'kluczowy', { name: 'kasa 21' });
    const error = 'Sklep może mieć najwyżej 20 działających kluczy. Najpierw unieważnij jeden z nich.';
    expect([status, body]).toEqual([409, { error, code: 'too_many_keys' }]);
    expect(await read('kluczowy')).toEqual(before);
  });

  test("are those of the shop to which the account was moved only after signing in again, and of a blocked one nobody's", async () => {
    const base = { street: 'Długa 1', postalCode: '31-147', city: 'Kraków', configs: [] };
    const [first, second] = await db.transaction(async (tx) => [
      await insertShop(tx, { ...base, clientId: 'first', name: 'Pierwszy' }, 1),
      await insertShop(tx, { ...base, clientId: 'second', name: 'Drugi' }, 1),
    ]);
    await make('ruchomy', first?.id ?? '');
    const user = await loadUserByEmail(db, 'ruchomy@settings.example');
    if (user === null) throw new Error('No account');
    expect((await read('ruchomy')).name).toBe('Pierwszy');
    await db.transaction((tx) => saveUser(tx, { ...user, shopId: second?.id ?? '' }, 2));
    expect((await world.app.request(path, { headers: headers('ruchomy') })).status).toBe(401);
    cookies.set('ruchomy', await world.signIn('ruchomy@settings.example'));
    expect((await read('ruchomy')).name).toBe('Drugi');
    await db.transaction((tx) => setShopActive(tx, second?.id ?? '', false, { by: user.id, at: 3 }));
    const answer = await world.app.request(path, { headers: headers('ruchomy') });
    expect(answer.status).toBe(401);
  });
});
