import type { LegalForm } from '@app/machines/rules';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { saveCompany } from './company.queries.ts';
import { newCompany } from './company.ts';
import type { Database } from './engine/database.ts';
import type { Order } from './engine/order-row.ts';
import { saveOrder } from './engine/save-order.ts';
import type { SearchCursor } from './order-scope.ts';
import { searchOrders, type SearchScope } from './order-search.queries.ts';
import { insertOrder, type NewOrder } from './engine/insert-order.ts';
import type { Shop } from './shop.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, newOrder, noon } from './testing/sample-rows.ts';

onEachDatabase('search', (open) => {
  let db: Database;
  let one: Shop;
  let two: Shop;
  const orders: Record<string, Order> = {};

  async function make(
    key: string,
    shop: Shop,
    company: { name: string; legalForm: LegalForm; vatId: string },
    fields: Partial<NewOrder> = {},
  ): Promise<void> {
    const order = await makeOrder(db, shop, fields);
    orders[key] = order;
    await db.transaction((tx) =>
      saveCompany(tx, order.id, { ...newCompany(company.vatId), ...company }, noon),
    );
  }

  /** The keys of the orders found, page after page. */
  const found = async (typed: string, scope: SearchScope = { shopIds: null }, size = 2) => {
    const keys: string[] = [];
    let after: SearchCursor | null = null;
    do {
      const page = await searchOrders(db, typed, scope, { size, after });
      keys.push(
        ...page.orders.map(({ id }) => Object.keys(orders).find((key) => orders[key]?.id === id) ?? '?'),
      );
      after = page.next;
    } while (after);
    return keys;
  };
  const numberOf = (key: string) => orders[key]?.number ?? '';

  beforeAll(async () => {
    db = await open();
    one = await makeShop(db, 'one');
    two = await makeShop(db, 'two');
    const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '600700800' };
    await make(
      'bakery',
      one,
      { name: 'Piekarnia Złoty Kłos Sp. z o.o.', legalForm: 'sz', vatId: '5261040828' },
      { contact },
    );
    await make(
      'trader',
      one,
      { name: 'Łucja Żak Usługi Fryzjerskie', legalForm: 'dg', vatId: '1234563218' },
      { contact: { ...contact, phone: '+48600700800' }, externalOrderId: 'ZAM/77' },
    );
    await make('kiosk', two, { name: 'KŁOSEK S.A.', legalForm: 'sa', vatId: '5261040828' });
    await make(
      'salon',
      two,
      { name: 'Usługi Kosmetyczne Jan Żak', legalForm: 'dg', vatId: '7740001454' },
      { externalOrderId: 'ZAM/77' },
    );
  });

  test("finds a capital company by any part of its name, without case and accents, in the searcher's shops", async () => {
    expect(await found('kłos')).toEqual(['kiosk', 'bakery']);
    expect(await found('ZLOTY  KLOS')).toEqual(['bakery']);
    expect(await found('klos', { shopIds: [one.id] })).toEqual(['bakery']);
    expect(await found('klos', { shopIds: [one.id, two.id] }, 1)).toEqual(['kiosk', 'bakery']);
    expect(await found('los s')).toEqual(['bakery']);
    expect(await found('k%o')).toEqual([]);
    expect(await found('"klos" OR')).toEqual([]);
  });

  test("finds a trader, whose name is personal, by the name's whole words in any order", async () => {
    expect(await found('żak')).toEqual(['salon', 'trader']);
    expect(await found('Zak Lucja')).toEqual(['trader']);
    expect(await found('usługi', { shopIds: [two.id] })).toEqual(['salon']);
    expect(await found('fryzjer')).toEqual([]);
  });

  test('finds by number, VAT id, e-mail, telephone and external number, in every spelling', async () => {
    expect(await found(numberOf('kiosk'))).toEqual(['kiosk']);
    expect(await found(numberOf('kiosk').slice(0, 5))).toEqual(['salon', 'kiosk', 'trader', 'bakery']);
    expect(await found(numberOf('kiosk').slice(0, 5), { shopIds: [two.id] }, 1)).toEqual(['salon', 'kiosk']);
    expect(await found('PL 526-104-08-28')).toEqual(['kiosk', 'bakery']);
    expect(await found('5261040828', { shopIds: [one.id] })).toEqual(['bakery']);
    expect(await found(' LUCJA@zak.pl')).toEqual(['trader', 'bakery']);
    expect(await found('+48 600 700 800')).toEqual(['trader', 'bakery']);
    expect(await found('0048 600-700-800')).toEqual(['trader', 'bakery']);
    expect(await found('600700800', { shopIds: [two.id] })).toEqual([]);
    expect(await found('ZAM/77')).toEqual(['salon', 'trader']);
  });

  test('by number alone finds nothing else', async () => {
    expect(await found('kłos', { shopIds: null, byNumberOnly: true })).toEqual([]);
    expect(await found(numberOf('salon'), { shopIds: null, byNumberOnly: true })).toEqual(['salon']);
  });

  test('needs three characters, and finds nothing in no shop', async () => {
    expect(await found('kl')).toEqual([]);
    expect(await found('klos', { shopIds: [] })).toEqual([]);
  });

  test('follows a change of contact and company', async () => {
    await make('moved', two, { name: 'Stara Nazwa S.A.', legalForm: 'sa', vatId: '1111111111' });
    const { moved } = orders;
    if (moved === undefined) throw new Error('The order is there');
    await db.transaction(async (tx) => {
      await saveCompany(
        tx,
        moved.id,
        { ...newCompany('2222222222'), name: 'Nowak Transport', legalForm: 'dg' },
        noon,
      );
      const contact = { fullName: 'Jan Nowak', email: 'jan@nowak.pl', phone: '500500500' };
      await saveOrder(tx, moved, { contact }, noon);
    });
    expect(await found('stara nazwa')).toEqual([]);
    expect(await found('1111111111')).toEqual([]);
    expect(await found('nowak')).toEqual(['moved']);
    expect(await found('500 500 500')).toEqual(['moved']);
  });

  test('finds the rare among more than one page looks at', async () => {
    const big = await makeShop(db, 'big');
    const fill = async (name: string, legalForm: LegalForm, many: number) => {
      const numbers: string[] = [];
      await db.transaction(async (tx) => {
        for (let at = 0; at < many; at += 1) {
          const { id, number } = await insertOrder(tx, newOrder(big));
          await saveCompany(tx, id, { ...newCompany('3333333333'), name, legalForm }, noon);
          numbers.push(number);
        }
      });
      return numbers;
    };
    await fill('Jan Rzadki Remonty', 'dg', 1);
    await make('far', one, { name: 'Anna Remonty', legalForm: 'dg', vatId: '4444444444' });
    await fill('Adam Remonty', 'dg', 1_001);
    expect(await found('remonty', { shopIds: [one.id] })).toEqual(['far']);
    expect((await searchOrders(db, 'remonty rzadki', { shopIds: null }, { size: 5 })).orders).toHaveLength(1);
  });

  test('keeps no name of a person and no contact in clear text', async () => {
    const { rows } = await sql<{ name: string | null }>`
      select name from order_search where name is not null order by number`.execute(db.kysely);
    expect(rows.map(({ name }) => name)).toEqual(['piekarnia zloty klos sp. z o.o.', 'klosek s.a.']);
    const words = await sql<{ word_index: string }>`select word_index from company_words`.execute(db.kysely);
    expect(JSON.stringify(words.rows)).not.toMatch(/zak|lucja|nowak|uslugi/iu);
  });
});
