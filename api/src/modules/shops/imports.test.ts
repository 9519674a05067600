import { randomUUID } from 'node:crypto';
import {
  insertShop,
  loadShop,
  loadUserByEmail,
  setShopActive,
  updateShop,
  type Database,
  type Shop,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { xlsOf, xlsxOf } from '../../kernel/sheets/testing/workbooks.ts';
import { insertAccount } from '../../testing/insert-account.ts';
import { hashTables, runSeededApp, type RunningApp } from '../../testing/index.ts';

type Report = ReplyOf<'uploadUsers'> & { readonly errors?: readonly object[]; readonly error?: string };
type Kind = 'users' | 'shops';

const accountHead = ['E-mail', 'Imię i nazwisko', 'Telefon', 'Rola', 'Sklep'];
const shopHead = ['Nazwa', 'Ulica i numer', 'Kod pocztowy', 'Miasto', 'Telefon'];

onEachDatabase('a sheet that is read in', (open) => {
  let db: Database;
  let world: RunningApp;
  let parent: Shop;
  let child: Shop;
  const cookies = new Map<string, Record<string, string>>();

  const addShop = async (name: string, more: Partial<Parameters<typeof insertShop>[1]> = {}) => {
    const base = { street: 'Długa 1', postalCode: '31-147', city: 'Kraków', configs: [] };
    return db.transaction((tx) => insertShop(tx, { ...base, clientId: name, name, ...more }, 1));
  };
  async function make(name: string, shopId: string, role: 'shop_admin' | 'shop_superadmin') {
    await insertAccount(db, { email: `${name}@import.example`, roles: [role], shopId });
    cookies.set(name, await world.signIn(`${name}@import.example`));
  }
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    parent = await addShop('Sieć', { settings: { allowSubShopsManagement: true } });
    child = await addShop('Sieć Gdynia', { parentId: parent.id });
    await addShop('Obcy');
    await make('glowny', parent.id, 'shop_superadmin');
    await make('zwykly', parent.id, 'shop_admin');
  });
  afterAll(() => world.stop());

  async function send(
    kind: Kind,
    content: Uint8Array,
    { dry = true, by = 'glowny', key = randomUUID() as string, app = world.app } = {},
  ) {
    const body = new FormData();
    body.set('dry_run', String(dry));
    body.set('file', new File([new Uint8Array(content)], 'plik.xlsx'));
    const answer = await app.request(`/api/shop/${kind}/uploads`, {
      ...{ method: 'POST', headers: { 'idempotency-key': key, ...cookies.get(by) }, body },
    });
    return { status: answer.status, body: (await answer.json()) as Report };
  }
  const sheetOf = async (base64: string | null) => {
    const [sheet] = (await readXlsx(Buffer.from(base64 ?? '', 'base64'))).sheets;
    return sheet?.rows;
  };
  const sentences = ({ body }: { body: Report }) =>
    body.rows.flatMap(({ row, faults }) =>
      faults.map(({ column, sentence }) => `${row} ${column}: ${sentence}`),
    );

  test('tells row by row what is wrong with accounts, adds none, and comes back with why; mended it is taken whole', async () => {
    const rows = [
      accountHead,
      ['ola@import.example', 'Ola Żak', '+48 602 118 400', 'Sprzedawca', ''],
      ['nie-mail', 'Jan Lis', '12', 'sprzedawca', 'sieć gdynia'],
      ['OLA@import.example', '=CMD()', '', 'Administrator sklepu', ''],
      ['zwykly@import.example', 'Kto Inny', '', 'Prezes', ''],
      ['iga@import.example', 'Iga Wilk', '', 'Sprzedawca', 'Obcy'],
    ];
    const before = await hashTables(db);
    const tried = await send('users', xlsxOf(rows));
    expect([tried.status, tried.body.count, tried.body.created]).toEqual([200, 5, 0]);
    expect(sentences(tried)).toEqual([
      '3 E-mail: Wpisz poprawny adres e-mail',
      '3 Telefon: Numer telefonu ma 9 cyfr',
      '4 E-mail: Ten sam adres stoi w wierszu 2',
      '5 Rola: Wpisz rolę, którą możesz tu nadać: Superadministrator sklepu, Administrator sklepu, Sprzedawca',
      '6 Sklep: Nie ma takiego sklepu wśród tych, których konta prowadzisz',
    ]);
    const back = await sheetOf(tried.body.corrected);
    expect(back?.[0]).toEqual([...accountHead, 'Błąd']);
    expect(back?.slice(1).map((row) => row[1])).toEqual([
      'Ola Żak',
      'Jan Lis',
      "'=CMD()",
      'Kto Inny',
      'Iga Wilk',
    ]);
    expect(back?.[1]?.[2]).toBe("'+48 602 118 400");
    expect(back?.[2]?.at(-1)).toBe('E-mail: Wpisz poprawny adres e-mail; Telefon: Numer telefonu ma 9 cyfr');
    const real = await send('users', xlsxOf(rows), { dry: false });
    expect([real.status, real.body.error]).toEqual([422, 'Plik jest niepoprawny, sprawdź dane']);
    const { idempotencyKeys: _now, idempotency_keys: _kept, ...after } = await hashTables(db);
    const { idempotencyKeys: _then, idempotency_keys: _old, ...was } = before;
    expect(after).toEqual(was);
    const given = (back?.slice(0, 2) ?? []).map((row) => row.map((value) => String(value ?? '')));
    const mended = await send('users', xlsxOf(given), { dry: false });
    expect(mended).toMatchObject({ status: 200, body: { count: 1, created: 1, rows: [], corrected: null } });
    expect(await loadUserByEmail(db, 'ola@import.example')).toMatchObject({
      ...{
        fullName: 'Ola Żak',
        shopId: parent.id,
        roles: ['shop_employee'],
        active: true,
        passwordHash: null,
      },
    });
  });

  test('adds two hundred accounts of which three had to be mended, in one hour of one administrator', async () => {
    const { rates: lax, ...settings } = world.ports.settings;
    const rates = { ...lax, passwordLink: { points: 300, seconds: 3_600 } };
    const strict = createApp({ ...world.ports, settings: { ...settings, rates } });
    const people = Array.from({ length: 200 }, (_, at) => [
      `p${at}@import.example`,
      'Ala As',
      '',
      'Sprzedawca',
      '',
    ]);
    const faults: Readonly<Record<number, [number, string]>> = {
      7: [0, 'p7'],
      90: [3, 'Szef'],
      199: [2, '12'],
    };
    const spoilt = people.map((row, at) => {
      const [column, value] = faults[at] ?? [-1, ''];
      return row.map((cell, place) => (place === column ? value : cell));
    });
    const tried = await send('users', xlsxOf([accountHead, ...spoilt]), { app: strict });
    expect(tried.body.rows.map(({ row }) => row)).toEqual([9, 92, 201]);
    const added = await send('users', xlsxOf([accountHead, ...people]), { dry: false, app: strict });
    expect(added).toMatchObject({ status: 200, body: { count: 200, created: 200 } });
  });

  test('adds accounts once however often it is pressed, each with a letter, in the shops of who sends it', async () => {
    const letters = () =>
      db.transaction(
        async (tx) => (await tx.kysely.selectFrom('passwordLinks').select('userId').execute()).length,
      );
    const before = await letters();
    const content = xlsOf([
      accountHead,
      ['ewa@import.example', 'Ewa Kos', '', 'Sprzedawca', 'Sieć Gdynia'],
      ['adam@import.example', 'Adam Bąk', '', 'Administrator sklepu', ''],
    ]);
    const key = randomUUID();
    const added = await send('users', content, { dry: false, key });
    expect(added).toMatchObject({ status: 200, body: { created: 2 } });
    expect(await send('users', content, { dry: false, key })).toEqual(added);
    expect((await letters()) - before).toBe(2);
    expect((await loadUserByEmail(db, 'ewa@import.example'))?.shopId).toBe(child.id);
    const again = await send('users', content, { dry: false });
    expect(again.status).toBe(422);
    // An administrator gives no main administrator's role, and nothing in shops under his own.
    const more = [
      accountHead,
      ['x1@import.example', 'X', '', 'Superadministrator sklepu', ''],
      ['x2@import.example', 'X', '', 'Sprzedawca', 'Sieć Gdynia'],
    ];
    expect(sentences(await send('users', xlsxOf(more), { by: 'zwykly' }))).toEqual([
      '2 Rola: Wpisz rolę, którą możesz tu nadać: Administrator sklepu, Sprzedawca',
      '3 Sklep: Nie ma takiego sklepu wśród tych, których konta prowadzisz',
    ]);
  });

  test('adds shops that sell as the one above does, all or none', async () => {
    const twice = [
      ['Sieć Łódź', 'Polna 1', '90-001', 'Łódź', ''],
      ['siec lodz', 'Polna 2', '90-001', 'Łódź', ''],
    ];
    expect(sentences(await send('shops', xlsxOf([shopHead, ...twice])))).toEqual([
      '3 Nazwa: Ta sama nazwa stoi w wierszu 2',
    ]);
    const good = ['Sieć Hel', 'Wiejska 1', '84-150', 'Hel', ''];
    const wrong = await send('shops', xlsxOf([shopHead, good, ['sieć hel', '', '84150', 'Hel', '1']]));
    expect(sentences(wrong)).toEqual([
      '3 Ulica i numer: To pole jest wymagane',
      '3 Kod pocztowy: Wpisz kod w formacie 00-000',
      '3 Telefon: Numer telefonu ma 9 cyfr',
    ]);
    expect(sentences(await send('shops', xlsxOf([shopHead, good, [...good]])))).toEqual([
      '3 Nazwa: Ta sama nazwa stoi w wierszu 2',
    ]);
    const added = await send('shops', xlsxOf([shopHead, good]), { dry: false });
    expect(added).toMatchObject({ status: 200, body: { created: 1 } });
    expect(sentences(await send('shops', xlsxOf([shopHead, good])))).toEqual([
      '2 Nazwa: Sklep o tej nazwie już istnieje',
    ]);
  });

  test('is refused in words where it is no sheet or has not the columns, and nothing of it is kept', async () => {
    const refusal = async (content: Uint8Array, kind: Kind = 'users') => {
      const { status, body } = await send(kind, content);
      return [status, body.error, body.errors];
    };
    expect((await send('users', Buffer.from('%PDF-1.7\n%%EOF\n'))).status).toBe(415);
    expect(await refusal(xlsxOf([['E-mail'], ['a@b.pl']]))).toEqual([
      422,
      'Plik jest niepoprawny, sprawdź dane',
      [
        {
          file: 'W pierwszym wierszu brakuje kolumn: Imię i nazwisko, Rola. Pobierz szablon i przenieś do niego dane.',
        },
      ],
    ]);
    const many = Array.from({ length: 201 }, (_, at) => [`a${at}@import.example`, 'A', '', 'Sprzedawca', '']);
    expect(await refusal(xlsxOf([accountHead, ...many]))).toEqual([
      422,
      'Plik jest niepoprawny, sprawdź dane',
      [{ file: 'Arkusz ma za dużo wierszy: wczytasz najwyżej 200 naraz.' }],
    ]);
    expect((await send('users', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  });

  test('begins with a template that has the columns', async () => {
    const headers = async (kind: Kind) => {
      const answer = await world.app.request(`/api/shop/${kind}/uploads/template`, {
        headers: cookies.get('glowny') ?? {},
      });
      const [sheet] = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets;
      return sheet?.rows;
    };
    expect([await headers('users'), await headers('shops')]).toEqual([[accountHead], [shopHead]]);
  });

  test('adds no shops where the settings allow none any more, and nothing for a blocked shop', async () => {
    const content = xlsxOf([shopHead, ['Sieć Reda', 'Polna 2', '84-240', 'Reda', '']]);
    const now = await loadShop(db, parent.id);
    if (now === null) throw new Error('No shop');
    const settings = { ...now.settings, disallowShopManagement: true };
    await db.transaction((tx) => updateShop(tx, now, { ...now, settings }, { changed: [], by: '', at: 2 }));
    expect((await send('shops', content, { dry: false })).status).toBe(404);
    const by = (await loadUserByEmail(db, 'ola@import.example'))?.id ?? '';
    await db.transaction((tx) => setShopActive(tx, parent.id, false, { by, at: 3 }));
    expect((await send('users', content, { dry: false })).status).toBe(401);
  });
});
