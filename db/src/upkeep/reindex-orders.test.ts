import { expect, test } from 'vitest';
import { saveCompany } from '../company.queries.ts';
import { newCompany } from '../company.ts';
import { countOrders } from '../order-list.queries.ts';
import { searchOrders } from '../order-search.queries.ts';
import type { Database } from '../engine/database.ts';
import { findPersonsOrders } from '../erasure/find-person.ts';
import { insertPersonRequest, listPersonRequests } from '../erasure/person-requests.ts';
import { replacePersons } from '../person.queries.ts';
import { onEachDatabase, testKeys } from '../testing/on-each-database.ts';
import { samplePerson } from '../testing/sample-person.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { reindexOrders } from './reindex-orders.ts';
import { rotateKeys } from './rotate-keys.ts';
import { next, withKeys } from './testing/fill-sealed.ts';

const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '600700800' };

onEachDatabase('orders of an older release', (open) => {
  test('have their persons found, and their requests, also once the key was changed', async () => {
    const db = await open();
    const { id } = await makeOrder(db, await makeShop(db, 'shop'), { contact });
    const pesel = { by: 'pesel', value: samplePerson.pesel ?? '' } as const;
    const asks = { kind: 'copy', sought: pesel, reason: 'List', userId: null, done: [] } as const;
    await db.transaction(async (tx) => {
      await replacePersons(tx, id, [samplePerson]);
      await insertPersonRequest(tx, asks, noon);
      await tx.kysely.deleteFrom('personIndexes').execute();
    });
    const found = async (keys: Database) => [
      (await findPersonsOrders(keys, pesel)).map(({ order }) => order.id),
      (await listPersonRequests(keys, { sought: pesel, limit: 9 })).map(({ number }) => number),
    ];
    expect(await found(db)).toEqual([[], ['2026/1']]);
    await reindexOrders(db);
    expect(await found(db)).toEqual([[id], ['2026/1']]);
    await rotateKeys(withKeys(db, [next, ...testKeys]));
    expect(await found(withKeys(db, [next]))).toEqual([[id], ['2026/1']]);
  });

  test('are found and counted like new ones once they were reindexed', async () => {
    const db = await open();
    const shop = await makeShop(db, 'shop');
    const [trader, company, bare] = [
      await makeOrder(db, shop, { contact }),
      await makeOrder(db, shop),
      await makeOrder(db, shop),
    ];
    const untouched = await makeOrder(db, shop, { contact });
    await db.transaction(async (tx) => {
      const vat = newCompany('5261040828');
      await saveCompany(tx, trader.id, { ...vat, name: 'Żak Usługi', legalForm: 'dg' }, noon);
      await saveCompany(tx, company.id, { ...vat, name: 'Złoty Kłos S.A.', legalForm: 'sa' }, noon);
      // As migration 0006 found them.
      const old = [trader.id, company.id, bare.id];
      await tx.kysely.deleteFrom('companyWords').execute();
      await tx.kysely.deleteFrom('orderSearch').where('orderId', 'in', old).execute();
      await tx.kysely.updateTable('orders').set({ contactPhoneIndex: null }).where('id', 'in', old).execute();
      await tx.kysely.deleteFrom('orderTotals').execute();
    });
    const found = async (typed: string) =>
      (await searchOrders(db, typed, { shopIds: null }, { size: 9 })).orders.map(({ id }) => id);
    expect([await found('żak'), await found('kłos'), await found(bare.number)]).toEqual([[], [], []]);

    expect(await reindexOrders(db)).toEqual({ orders: 4, mended: 3 });
    expect([await found('żak'), await found('kłos'), await found(bare.number)]).toEqual([
      [trader.id],
      [company.id],
      [bare.id],
    ]);
    expect(await found('600700800')).toEqual([untouched.id, trader.id]);
    const counts = await countOrders(db, { shopIds: null });
    expect(counts).toEqual(await countOrders(db, { shopIds: [shop.id] }));
    expect(await reindexOrders(db)).toEqual({ orders: 4, mended: 0 });
  });
});
