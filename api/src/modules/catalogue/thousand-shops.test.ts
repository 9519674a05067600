import { randomUUID } from 'node:crypto';
import {
  beginPropagation,
  importCategories,
  insertShop,
  listDefaultCategories,
  loadProgress,
  updateDefaultCategory,
  type Database,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { expect, test } from 'vitest';
import { seedShop, walkingApp } from '../../testing/index.ts';
import { propagateCategories } from './propagate.ts';

const shops = { SQLite: 1_000, PostgreSQL: 300 } as const;
const search = { name: null, connectedTo: null, notOnShop: null, sort: 'name', direction: 'asc' } as const;

async function categoryOf(db: Database) {
  const page = { ...search, sector: 'general', offset: 0, limit: 100 } as const;
  const { categories } = await listDefaultCategories(db, page);
  const found = categories.find(({ value }) => value === 'computers');
  if (found === undefined) throw new Error('The seeded categories have no computers');
  return found;
}

onEachDatabase('a change of a category', (open, on) => {
  test(
    `comes to ${shops[on]} shops in under a minute, and goes on where a server that ended has left it`,
    { timeout: 180_000 },
    async () => {
      const db = await open();
      await seedShop(db);
      const { ports, stop } = walkingApp(db);
      const { id, value, name } = await categoryOf(db);
      await db.transaction(async (tx) => {
        const base = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków', configs: [] };
        for (let at = 0; at < shops[on]; at += 1) {
          const shop = await insertShop(tx, { ...base, clientId: randomUUID(), name: `Sklep ${at}` }, 1);
          const copy = { shopId: shop.id, defaultCategoryId: id, interest: '9.99' } as const;
          await importCategories(tx, [{ sector: 'general', value, name, ...copy }], 1);
        }
      });
      const category = await categoryOf(db);
      const admin = await db.kysely.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
      await db.transaction(async (tx) => {
        const change = { by: admin.id, at: 2 };
        await updateDefaultCategory(tx, category, { ...category, marginInPercent: '8.00' }, change);
        await beginPropagation(tx, { categoryId: id, version: category.version + 1, at: 2 });
      });
      const began = performance.now();
      let steps = 0;
      // It is told to end after ten transactions; the next one begins anew.
      await propagateCategories({ ...ports, isStopping: () => (steps += 1) > 10 });
      expect(await loadProgress(db, id)).toMatchObject({ shops: shops[on], done: 250, isDone: false });
      await propagateCategories(ports);
      const seconds = (performance.now() - began) / 1_000;
      expect(await loadProgress(db, id)).toMatchObject({
        ...{ shops: shops[on], done: shops[on], isDone: true, kept: [], failed: [] },
      });
      const margins = await db.kysely
        .selectFrom('categories')
        .select((eb) => ['marginInPercent', eb.fn.countAll().as('copies')])
        .where('defaultCategoryId', '=', id)
        .groupBy('marginInPercent')
        .execute();
      expect(margins.map(({ marginInPercent, copies }) => [marginInPercent, Number(copies)])).toEqual([
        ['8.00', shops[on]],
      ]);
      console.info(`catalogue on ${on}: ${shops[on]} shops followed in ${seconds.toFixed(1)} s`);
      expect(seconds).toBeLessThan(60);
      stop();
    },
  );
});
