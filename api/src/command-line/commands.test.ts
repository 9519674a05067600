import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findUserOfIdentity,
  linkIdentity,
  listApiKeys,
  loadShopByApiKey,
  loadUserByEmail,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runApp, seedShop, type RunningApp } from '../testing/index.ts';
import { CommandRefused, UsageError, type CommandWorld } from './command.ts';
import { helpAsked, readCommand } from './run-command.ts';

const exampleCatalogue = join(import.meta.dirname, '../../../docs/deploy/catalogue.example.json');
const tokenOf = (count: number): string => `token-${count}`.padEnd(43, 'x');
const shopWords =
  'shop create --client-id sklep --name Sklep --street Długa~1 --postal-code 00-001 --city Warszawa --configs leaseEcommerce';

onEachDatabase('administration from a shell', (open) => {
  let db: Database;
  let app: RunningApp;
  let tokens = 0;
  let at = Date.now();
  beforeAll(async () => {
    db = await open();
    app = await runApp(db);
  });
  afterAll(() => app.stop());

  const world = (more: Partial<CommandWorld> = {}): CommandWorld => ({
    db,
    publicUrl: 'https://wnioski.example',
    sandbox: null,
    now: () => at,
    newToken: () => tokenOf((tokens += 1)),
    readFile: (path) => readFileSync(path, 'utf8'),
    ...more,
  });
  /** Words without spaces inside: `~` stands for one. */
  const admin = (words: string, more?: Partial<CommandWorld>): Promise<string> =>
    readCommand(words.split(' ').map((word) => word.replaceAll('~', ' ')))(world(more));
  const post = (path: string, body: object, headers = {}): Promise<Response> =>
    Promise.resolve(
      app.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );

  test('the first administrator chooses a password by a link that works once, and signs in with it', async () => {
    const said = await admin('create --email Szef@Firma.pl --name Anna~Szef');
    const [, token = ''] = /\/reset-password\?token=(\S+)$/u.exec(said) ?? [];
    expect(said).toBe(
      'szef@firma.pl is superadmin.\nThe link works once, within 24 hours; whoever holds it chooses the password:\n' +
        `https://wnioski.example/reset-password?token=${token}`,
    );
    const password = 'Całkiem-Dobre-1!';
    const chosen = { password, password_confirmation: password };
    const path = `/api/password_resets/${token}`;
    const use = (): Promise<Response> =>
      Promise.resolve(
        app.app.request(path, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(chosen),
        }),
      );
    expect([(await use()).status, (await use()).status]).toEqual([200, 404]);
    const entered = await post('/api/auth', { email: 'szef@firma.pl', password });
    expect(await entered.json()).toMatchObject({ full_name: 'Anna Szef', roles: ['superadmin'] });
  });

  test('an e-mail has one account; the refusal says how to get in', async () => {
    await admin('create --email jeden@firma.pl --role admin');
    const before = await loadUserByEmail(db, 'jeden@firma.pl');
    await expect(admin('create --email JEDEN@firma.pl')).rejects.toEqual(
      new CommandRefused(
        'jeden@firma.pl has an account already (admin). Nothing was changed; admin link --email jeden@firma.pl gives it a new link for choosing a password.',
      ),
    );
    expect(await loadUserByEmail(db, 'jeden@firma.pl')).toEqual(before);
    const both = await Promise.allSettled([1, 2].map(() => admin('create --email dwa@firma.pl')));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.any(CommandRefused),
    });
  });

  test('a new link ends the earlier one, and a link ends after a day', async () => {
    await admin('create --email link@firma.pl');
    const first = tokenOf(tokens);
    await admin('link --email link@firma.pl');
    const valid = async (token: string): Promise<unknown> =>
      (await app.app.request(`/api/password_resets/${token}`)).json();
    expect([await valid(first), await valid(tokenOf(tokens))]).toEqual([{ valid: false }, { valid: true }]);
    at -= 25 * 60 * 60_000;
    await admin('link --email link@firma.pl');
    at = Date.now();
    expect(await valid(tokenOf(tokens))).toEqual({ valid: false });
    await expect(admin('link --email nikt@firma.pl')).rejects.toThrow('There is no account nikt@firma.pl.');
  });

  test('who somebody is at the identity provider is forgotten, and an unknown account is told', async () => {
    await admin('create --email tozsamosc@firma.pl');
    const userId = (await loadUserByEmail(db, 'tozsamosc@firma.pl'))?.id ?? '';
    const identity = { issuer: 'https://id.example', subject: 'x' };
    await db.transaction((tx) => linkIdentity(tx, userId, identity, 0));
    const forget = () => admin('forget-identity --email tozsamosc@firma.pl');
    expect([await forget(), await forget(), await findUserOfIdentity(db, identity)]).toEqual([
      'tozsamosc@firma.pl is nobody at the identity provider any more and is signed out everywhere.',
      'tozsamosc@firma.pl was nobody at the identity provider; it is signed out everywhere.',
      null,
    ]);
    await expect(admin('forget-identity --email nikt@firma.pl')).rejects.toThrow('There is no account');
  });

  test('a second factor that its owner has lost is taken away, and an unknown account is told', async () => {
    await admin('create --email klucz@firma.pl');
    expect(await admin('reset-second-factor --email klucz@firma.pl')).toBe(
      'klucz@firma.pl had no second factor; it is signed out everywhere.',
    );
    await expect(admin('reset-second-factor --email nikt@firma.pl')).rejects.toThrow('There is no account');
  });

  test('without PUBLIC_URL no link can be made, and no account is left behind', async () => {
    await expect(admin('create --email bez@firma.pl', { publicUrl: null })).rejects.toThrow(
      'needs PUBLIC_URL',
    );
    expect(await loadUserByEmail(db, 'bez@firma.pl')).toBeNull();
  });

  test('shop, key and catalogue let the first order in; a revoked key does not', async () => {
    await admin(shopWords);
    const said = await admin('api-key create --shop sklep');
    const key = said.split('\n').at(-1) ?? '';
    await admin(`catalogue import --file ${exampleCatalogue}`);
    const order = {
      external_order_id: 'Z-1',
      payments_count: 24,
      order_items_attributes: [{ name: 'Laptop', quantity: 1, price: '10000.00', category: 'computers' }],
    };
    const send = async (number: string): Promise<number> =>
      (
        await post(
          '/api/ecommerce/orders',
          { ...order, external_order_id: number },
          { authorization: `Bearer ${key}` },
        )
      ).status;
    const created = await send('Z-1');
    const [stored] = await listApiKeys(db);
    await admin(`api-key revoke --id ${stored?.id}`);
    expect([created, await send('Z-2')]).toEqual([201, 401]);
    await expect(admin(`api-key revoke --id ${stored?.id}`)).rejects.toThrow('that is still open');
  });

  test('the key itself is stored nowhere', async () => {
    await admin(`${shopWords.replace('sklep', 'hash')}`);
    await admin('api-key create --shop hash --name kasa');
    const rows = await db.kysely.selectFrom('apiKeys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(tokens));
    expect((await loadShopByApiKey(db, tokenOf(tokens)))?.clientId).toBe('hash');
  });

  test('a catalogue with a fault changes nothing, and each fault is named by its place', async () => {
    const before = await admin('list');
    const wrong = JSON.parse(readFileSync(exampleCatalogue, 'utf8')) as {
      categories: { interest: unknown; value: string }[];
      loanParameters: object[];
    };
    Object.assign(wrong.categories[0] ?? {}, { interest: '12,00', value: 'Laptop y' });
    wrong.loanParameters.push({ paymentsCount: 24 });
    const readFile = (): string => JSON.stringify(wrong);
    const refused = await admin('catalogue import --file x', { readFile }).catch(
      (error: Error) => error.message,
    );
    expect(refused).toMatch(
      /^Nothing was imported:\n {2}categories\.0\.value: .*\n {2}categories\.0\.interest: /u,
    );
    expect(refused).toMatch(/loanParameters\.4\.interest/u);
    expect(await admin('list')).toBe(before);
    await expect(admin('catalogue import --file x', { readFile: () => '{' })).rejects.toThrow(
      'The file is no JSON',
    );
  });

  test('the list shows accounts, shops, keys and the catalogue', async () => {
    const lines = (await admin('list')).split('\n').map((line) => line.trim());
    expect(lines).toContain('jeden@firma.pl  admin  no password yet');
    expect(lines).toContain('szef@firma.pl  superadmin');
    expect(lines).toContain('sklep  Sklep  leaseEcommerce');
    expect(lines).toContainEqual(
      expect.stringMatching(/^\S+ {2}sklep {2}server {2}since \S+ {2}revoked \S+$/u),
    );
    expect(lines).toContain('categories: 1');
  });

  test.each([
    ['create --email nie-adres', 'nie-adres is no e-mail address'],
    ['create --email a@b.pl --role king', '--role is one of superadmin, admin,'],
    ['create --email a@b.pl --role shop_admin', 'shop_admin needs --shop'],
    ['create --email a@b.pl --shop sklep', 'superadmin belongs to no shop'],
    ['create', '--email is missing'],
    ['create --email', "Option '--email <value>' argument missing"],
    ['create --email a@b.pl --password x', "Unknown option '--password'"],
    ['shop', "There is no command 'shop'."],
    ['', 'Name a command.'],
    [shopWords.replace('leaseEcommerce', 'leaseEverywhere'), 'leaseEverywhere is no config'],
    [shopWords.replace('00-001', 'Warszawa'), '--postal-code is written NN-NNN'],
    [`${shopWords.replace('sklep', 'Sklep!')}`, '--client-id has 1 to 64'],
    [`${shopWords} --url sklep.pl`, '--url is the address of the shop'],
  ])('the words "%s" make no sense', async (words, why) => {
    const wrong = await Promise.resolve()
      .then(() => admin(words))
      .catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(UsageError);
    expect((wrong as Error).message).toContain(why);
  });

  test('a person is found and erased by the plan that was read, and by no other', async () => {
    await seedShop(db);
    const slug = await app.createOrder();
    await app.fillIn(slug, 'qes');
    const { pesel } = app.person;
    expect(await admin(`person find --pesel ${pesel}`)).toMatch(/^\d+: .*; .*podpisujący/u);
    const plan = await admin(`person plan --pesel ${pesel}`);
    expect(plan).toContain('w toku: najpierw zakończ albo anuluj');
    await expect(admin(`person erase --pesel ${pesel} --reason List --plan other`)).rejects.toThrow(
      'W międzyczasie coś się zmieniło',
    );
    const [, mark = ''] = /Plan: (\S+)$/u.exec(plan) ?? [];
    expect(await admin(`person erase --pesel ${pesel} --reason List --plan ${mark}`)).toMatch(
      /^Request \d{4}\/1\.\n\d+: w toku: najpierw zakończ albo anuluj$/u,
    );
    expect(JSON.parse(await admin(`person copy --pesel ${pesel} --reason List`))).toMatchObject({
      orders: [{ persons: [{ pesel }] }],
    });
    await expect(admin('person find --pesel 1')).rejects.toThrow('To nie jest numer PESEL');
    await expect(admin('person find')).rejects.toThrow(UsageError);
    expect(await admin('retention plan')).toBe('Nothing is due.');
  });
});

test('help names every command, and the options of one', () => {
  expect(helpAsked(['list'])).toBeNull();
  expect(helpAsked(['--help'])).toContain('admin api-key create --shop <client id> [--name <name>]');
  expect(helpAsked(['create', '-h'])).toMatch(/^admin create --email <address> .*\n.*\n {2}--email {2}what/u);
});
