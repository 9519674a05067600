import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  beginPropagation,
  importCategories,
  insertShop,
  listDefaultCategories,
  loadProgress,
  openDatabase,
  updateDefaultCategory,
  type Database,
} from '@app/db';
import type { Measured } from '../load/generator.ts';
import { startLoad } from '../load/load.ts';
import type { Part } from '../part.ts';
import { ms, rate } from '../report.ts';
import { interleaved, median } from '../rounds.ts';
import { seedOrders } from '../seed.ts';
import { startApplication } from '../servers/application.ts';

const connections = 16;
/** More than a change reaches while it is measured. */
const shops = 2_000;
const look = 20;

const of = (measured: readonly Measured[], figure: keyof Measured): number =>
  median(measured.map((one) => one[figure]));

async function categoryOf(db: Database) {
  const filters = { sector: 'general', name: null, connectedTo: null, notOnShop: null } as const;
  const page = { ...filters, sort: 'name', direction: 'asc', offset: 0, limit: 100 } as const;
  const [category] = (await listDefaultCategories(db, page)).categories;
  if (category === undefined) throw new Error('The demo has no default category');
  return category;
}

/** Shops with a copy each that follows the category. */
async function addFollowers(db: Database): Promise<void> {
  const { id, value, name } = await categoryOf(db);
  const address = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków', configs: [] };
  for (let done = 0; done < shops; done += 250)
    await db.transaction(async (tx) => {
      for (let at = done; at < done + 250; at += 1) {
        const shop = await insertShop(tx, { ...address, clientId: randomUUID(), name: `Bench ${at}` }, 1);
        const copy = { shopId: shop.id, defaultCategoryId: id, interest: '9.99' } as const;
        await importCategories(tx, [{ sector: 'general', value, name, ...copy }], 1);
      }
    });
}

/** Waits until the change that is under way has come so far. */
async function until(db: Database, id: string, reached: (done: number, isDone: boolean) => boolean) {
  for (;;) {
    const progress = await loadProgress(db, id);
    if (progress !== null && reached(progress.done, progress.isDone)) return progress;
    await pause(look);
  }
}

/** Transitions while a change of a default category goes out to thousands of shops, beside the same transitions alone. */
export const propagation: Part = async ({ rounds, seconds, orders }) => {
  const application = await startApplication();
  const db = openDatabase(application.databaseUrl, { keys: application.dataKeys });
  try {
    const slugs = await seedOrders(application, orders);
    await addFollowers(db);
    const user = await db.kysely.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    const load = startLoad('backAndForth', application.port, slugs);
    await load.warmUp();
    const { id } = await categoryOf(db);
    const reached: number[] = [];
    async function beside(): Promise<Measured> {
      const at = Date.now();
      const category = await categoryOf(db);
      await db.transaction(async (tx) => {
        await updateDefaultCategory(tx, category, category, { by: user.id, at });
        await beginPropagation(tx, { categoryId: id, version: category.version + 1, at });
      });
      const { done: before } = await until(db, id, (done) => done > 0);
      const measured = await load.measure(connections, seconds);
      const { done: after, isDone } = await until(db, id, () => true);
      if (isDone) throw new Error('The change had come to all shops before it was measured');
      reached.push((after - before) / seconds);
      await until(db, id, (_, all) => all);
      return measured;
    }
    const measured = await interleaved(rounds, { alone: () => load.measure(connections, seconds), beside });
    load.stop();
    const ratio = of(measured.beside, 'perSecond') / of(measured.alone, 'perSecond');
    const rows = (['alone', 'beside'] as const).map((name) => ({
      name: name === 'alone' ? 'alone' : 'beside a change of a category',
      cells: [
        rate(of(measured[name], 'perSecond')),
        ms(of(measured[name], 'p50')),
        ms(of(measured[name], 'p99')),
      ],
    }));
    return {
      title: `Transitions at ${connections} connections, SQLite, while a category's change goes out to ${shops} shops`,
      columns: ['/s', 'p50', 'p99'],
      rows,
      notes: [`The change came to ${rate(median(reached))} shops a second meanwhile.`],
      goals: [
        { what: 'beside a change ÷ alone', figure: ratio, least: 0.7 },
        { what: 'shops a second that the change comes to', figure: median(reached), least: 1_000 / 60 },
      ],
      summary: `beside a propagation ×${ratio.toFixed(2)}`,
    };
  } finally {
    await db.close();
    await application.stop();
  }
};
