import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/on-each-database.ts';
import type { Database } from './database.ts';
import { statement, type BoundStatement, type Statement } from './statement.ts';

const remember = statement<{ name: 'orders'; value: number }, never>((db, { name, value }) =>
  db
    .insertInto('sequences')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
);

const touch = statement<{ name: string }, { name: string }>((db, params) =>
  db
    .updateTable('sequences')
    .set((row) => ({ value: row.ref('value') }))
    .where('name', '=', params.name)
    .returning('name'),
);
const bound = <V extends object, R>(one: Statement<V, R>, values: V) =>
  ({ statement: one, values }) as BoundStatement;

let built = 0;
const above = statement<{ least: number }, { name: string; lastValue: number }>((db, params) => {
  built += 1;
  return db
    .selectFrom('sequences')
    .select(['name', 'value as lastValue'])
    .where('value', '>=', params.least)
    .where('name', '=', 'orders');
});

onEachDatabase('a statement', (open) => {
  let db: Database;
  beforeAll(async () => void (db = await open()));

  test('is built once and bound to other values each time; rows have our names', async () => {
    await db.transaction((tx) => tx.run(remember, { name: 'orders', value: 7 }));
    built = 0;
    expect(await db.run(above, { least: 7 })).toEqual([{ name: 'orders', lastValue: 7 }]);
    expect(await db.run(above, { least: 8 })).toEqual([]);
    expect(built).toBeLessThanOrEqual(1);
  });

  test('sees in a transaction what was written there, and outside only what is committed', async () => {
    const inside = await db.transaction(async (tx) => {
      await tx.run(remember, { name: 'orders', value: 100 });
      return [await tx.run(above, { least: 100 }), await db.run(above, { least: 100 })];
    });
    expect(inside).toEqual([[{ name: 'orders', lastValue: 100 }], []]);
    expect(await db.run(above, { least: 100 })).toHaveLength(1);
  });

  test('runs with others as one transaction, and these only where the first one answers a row', async () => {
    const value = async () => (await db.run(above, { least: 0 }))[0]?.lastValue;
    await db.transaction((tx) => tx.run(remember, { name: 'orders', value: 1 }));
    const found = await db.autocommit([
      bound(touch, { name: 'orders' }),
      bound(remember, { name: 'orders', value: 200 }),
    ]);
    expect([found, await value()]).toEqual([[{ name: 'orders' }], 200]);
    const missed = await db.autocommit([
      bound(touch, { name: 'nobody' }),
      bound(remember, { name: 'orders', value: 300 }),
    ]);
    expect([missed, await value()]).toEqual([[], 200]);
    const refused = db.autocommit([
      bound(touch, { name: 'orders' }),
      bound(remember, { name: 'orders', value: 400 }),
      bound(remember, { name: 'orders', value: 'four' as unknown as number }),
    ]);
    await expect(refused).rejects.toThrow();
    expect(await value()).toBe(200);
  });

  test('shows its engine what is the same each time, and SQLite no bound value that it would plan anew for', () => {
    const first = statement<{ least: number }, object>((db, params) =>
      db
        .selectFrom('orders')
        .select('id')
        .where('version', '>=', params.least)
        .where('status', 'in', ['form_opened', 'form_saved'])
        .where('number', '=', "O'1")
        .limit(1),
    );
    const { sql, bind } = first.compiled(db.kysely, db.dialect);
    const place = { sqlite: '+?', postgres: '$1' }[db.dialect];
    expect([sql, bind({ least: 3 })]).toEqual([
      `select "id" from "orders" where "version" >= ${place} and "status" in ('form_opened', 'form_saved') ` +
        `and "number" = 'O''1' limit 1`,
      [3],
    ]);
  });

  test('writes only in a transaction', async () => {
    if (db.dialect === 'postgres') return;
    await expect(db.run(remember, { name: 'orders', value: 1 })).rejects.toThrow(/nothing is written/u);
  });
});
