import { readKinds } from '@app/machines/rules';
import { beforeEach, expect, test } from 'vitest';
import { insertUser } from './account.queries.ts';
import {
  endExport,
  findReaders,
  forgetReads,
  insertDataReads,
  pageOfReads,
  type DataReadFilters,
  type NewDataRead,
} from './data-read.queries.ts';
import type { Database } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { insertNumberReveal } from './number-reveal.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from './testing/sample-rows.ts';

const aQuarter = 15 * 60_000;

onEachDatabase('who read what', (open) => {
  let db: Database;
  let order: { id: string; number: string };
  let other: { id: string; number: string };
  let anna: string;
  let jan: string;
  beforeEach(async () => {
    db = await open();
    const shop = await makeShop(db, 'shop');
    order = await makeOrder(db, shop);
    other = await makeOrder(db, shop);
    const make = (email: string, fullName: string) =>
      db.transaction((tx) => {
        const account = { email, fullName, roles: ['admin'] as const, phone: null };
        return insertUser(tx, { ...account, passwordHash: null, passwordChangedAt: null }, noon);
      });
    anna = (await make('anna@test.example', 'Anna Żak')).id;
    jan = (await make('jan@test.example', 'Jan Nowak')).id;
  });

  const read = (more: Partial<NewDataRead> = {}): NewDataRead => ({
    ...{ at: noon, userId: anna, role: 'admin', kind: 'order_opened', orderId: order.id },
    ...{ fields: ['persons', 'contact'], source: 'digest', ...more },
  });
  const write = (...reads: NewDataRead[]) => db.transaction((tx) => insertDataReads(tx, reads));
  const reveal = (at: number, userId = anna) =>
    db.transaction((tx) =>
      insertNumberReveal(tx, {
        ...{ orderId: order.id, personId: 'p', personName: 'Łucja Żak', fields: ['pesel'], userId },
        ...{ role: 'admin', source: 'digest', reason: 'Klientka dzwoni', at },
      }),
    );
  const all = { size: 100, after: null };
  const listed = async (filters: DataReadFilters = {}) =>
    (await pageOfReads(db, filters, all)).reads.map(({ at, kind }) => `${(at - noon) / 60_000} ${kind}`);

  test('is listed with the numbers that were shown, the newest first', async () => {
    await write(
      read(),
      read({ ...{ at: noon + 2, kind: 'copy_given', personName: 'Łucja Żak', reason: 'Wniosek klientki' } }),
    );
    await reveal(noon + 1);
    const common = { userId: anna, orderId: order.id, role: 'admin', source: 'digest', rowCount: null };
    expect((await pageOfReads(db, {}, all)).reads).toEqual([
      {
        ...{ ...common, id: expect.any(String), at: noon + 2, kind: 'copy_given' },
        ...{ fields: ['contact', 'persons'], personName: 'Łucja Żak', reason: 'Wniosek klientki' },
      },
      {
        ...{ ...common, id: expect.any(String), at: noon + 1, kind: 'numbers_shown' },
        ...{ fields: ['pesel'], personName: 'Łucja Żak', reason: 'Klientka dzwoni' },
      },
      {
        ...{ ...common, id: expect.any(String), at: noon, kind: 'order_opened' },
        ...{ fields: ['contact', 'persons'], personName: null, reason: null },
      },
    ]);
    const stored = await db.kysely.selectFrom('dataReads').select(['personName', 'reason']).execute();
    expect(JSON.stringify(stored)).not.toMatch(/Łucja|klientki/u);
  });

  test('is one row in a quarter of an hour of an account, an order, a kind and what was read', async () => {
    await write(read(), read({ at: noon + aQuarter - 1, fields: ['contact', 'persons'] }));
    await write(read({ at: noon + 60_000 }));
    expect(await listed()).toEqual(['0 order_opened']);
    await write(
      read({ at: noon + aQuarter }),
      read({ fields: ['history'] }),
      read({ kind: 'file_opened' }),
      read({ userId: jan }),
      read({ orderId: other.id }),
    );
    expect((await listed()).toSorted()).toEqual([
      '0 file_opened',
      ...Array<string>(4).fill('0 order_opened'),
      '15 order_opened',
    ]);
  });

  test('keeps each copy and each export, and of an export how many rows have left', async () => {
    const copy = read({ kind: 'copy_given' });
    const [exported = ''] = await write(read({ kind: 'list_exported', orderId: null, fields: ['orders'] }));
    await write(copy, copy, read({ kind: 'list_exported', orderId: null, fields: ['orders'] }));
    await db.transaction((tx) => endExport(tx, exported, 7));
    const { reads } = await pageOfReads(db, {}, all);
    expect(reads.map(({ kind, rowCount }) => `${kind} ${rowCount}`).toSorted()).toEqual([
      ...['copy_given null', 'copy_given null', 'list_exported 7', 'list_exported null'],
    ]);
  });

  test('is narrowed by account, order, kind and period', async () => {
    await write(
      read(),
      read({ at: noon + 60_000, userId: jan, orderId: other.id, kind: 'file_opened' }),
      read({ at: noon + 120_000, kind: 'list_exported', orderId: null, fields: ['sales'] }),
    );
    await reveal(noon + 180_000, jan);
    expect(await listed({ userIds: [jan] })).toEqual(['3 numbers_shown', '1 file_opened']);
    expect(await listed({ userIds: [] })).toEqual([]);
    expect(await listed({ orderNumber: order.number })).toEqual(['3 numbers_shown', '0 order_opened']);
    expect(await listed({ kinds: ['file_opened', 'list_exported'] })).toEqual([
      ...['2 list_exported', '1 file_opened'],
    ]);
    expect(await listed({ kinds: ['numbers_shown'] })).toEqual(['3 numbers_shown']);
    expect(await listed({ from: noon + 60_000, before: noon + 180_000 })).toEqual([
      ...['2 list_exported', '1 file_opened'],
    ]);
    expect(await findReaders(db, 'ŻAK')).toEqual([]);
    expect(await findReaders(db, 'Żak')).toEqual([anna]);
    expect(await findReaders(db, 'JAN@')).toEqual([jan]);
    expect(await findReaders(db, '%')).toEqual([]);
  });

  test('is paged through both tables without leaving out or repeating, also of one moment', async () => {
    const same = { kind: 'copy_given' } as const;
    await write(...Array.from({ length: 4 }, () => read(same)));
    for (let turn = 0; turn < 3; turn += 1) await reveal(noon);
    await write(read({ ...same, at: noon - 1 }), read({ ...same, at: noon + 1 }));
    const whole = (await pageOfReads(db, {}, all)).reads.map(({ id }) => id);
    const paged: string[] = [];
    let pages = 0;
    for (let after: Parameters<typeof pageOfReads>[2]['after'] = null; ;) {
      const page = await pageOfReads(db, { kinds: readKinds }, { size: 2, after });
      paged.push(...page.reads.map(({ id }) => id));
      pages += 1;
      if (page.next === null) break;
      after = page.next;
    }
    expect([whole.length, new Set(whole).size, pages]).toEqual([9, 9, 5]);
    expect(paged).toEqual(whole);
  });

  test('is forgotten part by part once it is old', async () => {
    await write(...[0, 1, 2, 3].map((minute) => read({ kind: 'copy_given', at: noon + minute * 60_000 })));
    const forget = (most: number) => db.transaction((tx) => forgetReads(tx, noon + 180_000, most));
    expect([await forget(2), await listed()]).toEqual([2, ['3 copy_given', '2 copy_given']]);
    expect([await forget(2), await forget(2), await listed()]).toEqual([1, 0, ['3 copy_given']]);
  });

  test(
    'is paged among 100,000 rows as fast at the end as at the beginning',
    { timeout: 60_000 },
    async () => {
      await db.transaction(async (tx) => {
        for (let from = 0; from < 100_000; from += 2_000)
          await tx.kysely
            .insertInto('dataReads')
            .values(
              Array.from({ length: 2_000 }, (_, row) => ({
                ...{ id: newId(), at: noon + (from + row) * 1_000, userId: row % 2 === 0 ? anna : jan },
                ...{
                  role: 'admin',
                  kind: 'copy_given' as const,
                  orderId: row % 3 === 0 ? other.id : order.id,
                },
                ...{ fields: '["persons"]', personName: null, reason: null, rowCount: null, source: 's' },
                bucket: null,
              })),
            )
            .execute();
      });
      const timed = async (filters: DataReadFilters, after: readonly [number, string] | null) => {
        const began = performance.now();
        const { reads } = await pageOfReads(db, filters, { size: 50, after });
        expect(reads).toHaveLength(50);
        return performance.now() - began;
      };
      const end = [noon + 500_000, ''] as const;
      await timed({}, null);
      const took = [
        await timed({}, null),
        await timed({}, end),
        await timed({ userIds: [jan] }, end),
        await timed({ orderNumber: order.number }, end),
        await timed({ kinds: ['copy_given'], from: noon, before: noon + 400_000 }, end),
      ];
      expect(Math.max(...took)).toBeLessThan(250);
    },
  );
});
