import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHistory, openDatabase, type Database } from '@app/db';
import { seedOrders, type OrderFixture } from '@app/db/bulk';
import { startPrivateCluster } from '@app/db/cluster';
import { questions } from '../lists/asked.ts';
import { orderFlags } from '@app/machines/order';
import { chartFixtures } from '../lists/fixtures.ts';
import { drawFrom } from '../lists/draw.ts';
import { openDataset, type Dataset } from '../lists/dataset.ts';
import { measure, median, p95, type Measured } from '../lists/measure.ts';
import type { Goal, Part, Result, Row } from '../part.ts';
import { ms, rate } from '../report.ts';

const whole = [1_000, 100_000, 1_000_000];
const quick = [1_000, 20_000];
const timesAsked = 200;
/** Orders with each flag. */
const flagged = 500;
const groups = ['pages', 'counts', 'search'] as const;
const mostGrowth = 2;
const mostForSearch = 10;
/** What a million orders need with room to build their indexes; it is given back at the end. */
const diskNeeded = 10 * 2 ** 30;

type Say = (line: string) => void;

/** One in a hundred thousand of what was seeded is folded from its history; throws where one does not fold. */
async function foldSome(db: Database, dataset: Dataset, orders: number): Promise<void> {
  const draw = drawFrom(orders);
  for (let checked = 0; checked < 50; checked += 1) {
    const at = dataset.createdAt(draw.below(orders));
    const { id } = await db.kysely
      .selectFrom('orders')
      .select('id')
      .where('createdAt', '=', at)
      .executeTakeFirstOrThrow();
    const fault = await checkHistory(db, id);
    if (fault !== null) throw new Error(`A seeded order's history is wrong: ${fault}`);
  }
}

/** Flags as many orders as are left to do by hand, whatever the number of orders. */
async function flagSome(db: Database): Promise<void> {
  await db.transaction(async ({ kysely }) => {
    await kysely.deleteFrom('orderFlags').execute();
    for (const flag of orderFlags) {
      const orders = await kysely
        .selectFrom('orders')
        .select(['id', 'createdAt'])
        .orderBy('createdAt', 'desc')
        .limit(flagged)
        .execute();
      const rows = orders.map(({ id, createdAt }) => ({
        orderId: id,
        flag,
        since: createdAt,
        settledAt: null,
      }));
      await kysely.insertInto('orderFlags').values(rows).execute();
    }
  });
}

type Sizes = ReadonlyMap<number, readonly Measured[]>;

async function growing(
  db: Database,
  fixtures: readonly OrderFixture[],
  sizes: readonly number[],
  say: Say,
): Promise<Sizes> {
  await db.migrate();
  const dataset = await openDataset(db, fixtures);
  const results = new Map<number, readonly Measured[]>();
  let from = 0;
  for (const to of sizes) {
    const began = performance.now();
    await seedOrders(db, fixtures, dataset.orderAt, { from, to });
    await flagSome(db);
    await foldSome(db, dataset, to);
    const seconds = (performance.now() - began) / 1_000;
    say(`${db.dialect}: ${rate(to)} orders, seeded at ${rate((to - from) / seconds)} per second`);
    results.set(to, await measure(questions(db, dataset, to), timesAsked));
    from = to;
  }
  return results;
}

const ofGroup = (measured: readonly Measured[], group: string): readonly number[] =>
  measured.filter((one) => one.group === group).flatMap(({ times }) => times);

const pooled = (measured: readonly Measured[], group: string): number => p95(ofGroup(measured, group));

/** The table of one database: a row a question, a column a size, and under them what each group came to. */
function resultOf(name: string, results: Sizes): Pick<Result, 'rows' | 'goals' | 'summary'> {
  const sizes = [...results.keys()];
  const [least, most] = [results.get(sizes[0] ?? 0) ?? [], results.get(sizes.at(-1) ?? 0) ?? []];
  const cellsOf = (timesOf: (measured: readonly Measured[]) => readonly number[]) => {
    const all = [...results.values()].map(timesOf);
    const growth = p95(all.at(-1) ?? []) / p95(all[0] ?? []);
    return [...all.map((times) => `${ms(median(times))} ${ms(p95(times)).padStart(6)}`), growth.toFixed(2)];
  };
  const rows: Row[] = [
    ...most.map(({ name: question, group }, at) => ({
      name: `${group}: ${question}`,
      cells: cellsOf((measured) => measured[at]?.times ?? []),
    })),
    ...groups.map((group) => ({
      name: `all ${group}`,
      cells: cellsOf((measured) => ofGroup(measured, group)),
    })),
  ];
  const growth = (group: string) => pooled(most, group) / pooled(least, group);
  const goals: Goal[] = [
    { what: `${name}: p95 of pages, times that of the smallest`, figure: growth('pages'), most: mostGrowth },
    {
      what: `${name}: p95 of counts, times that of the smallest`,
      figure: growth('counts'),
      most: mostGrowth,
    },
    { what: `${name}: p95 of search, ms`, figure: pooled(most, 'search'), most: mostForSearch },
  ];
  const summary = `${name} lists ×${growth('pages').toFixed(2)}, counts ×${growth('counts').toFixed(2)}, search ${ms(pooled(most, 'search'))} ms`;
  return { rows, goals, summary };
}

/** Fails where the disk is too small before it is full. */
function refuseSmallDisk(folder: string, sizes: readonly number[]): void {
  const { bavail, bsize } = statfsSync(folder);
  if ((sizes.at(-1) ?? 0) >= 1_000_000 && bavail * bsize < diskNeeded)
    throw new Error(`A million orders need 10 GB free in ${folder} while they are measured.`);
}

type Where = 'SQLite' | 'PostgreSQL';

interface Opened {
  readonly url: string;
  readonly remove: () => Promise<void> | void;
}

const open: Record<Where, () => Promise<Opened>> = {
  async SQLite() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    return { url: `sqlite:${join(folder, 'orders.db')}`, remove };
  },
  async PostgreSQL() {
    // What is seeded can be seeded again, so it waits for no disk; reading is the same either way.
    const hasty = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=1GB'];
    const cluster = await startPrivateCluster([
      ...hasty,
      'shared_buffers=256MB',
      'maintenance_work_mem=256MB',
    ]);
    if (cluster === null) throw new Error('This machine has no PostgreSQL to measure.');
    return { url: cluster.address('postgres'), remove: cluster.stop };
  },
};

/** Pages, counts and search on these databases as they grow to these sizes. */
export async function measureLists(databases: readonly Where[], sizes: readonly number[]): Promise<Result> {
  const say: Say = (line) => void process.stdout.write(`${line}\n`);
  refuseSmallDisk(tmpdir(), sizes);
  const fixtures = chartFixtures();
  const keys = [{ id: 'bench', key: randomBytes(32).toString('base64') }];
  const results: (readonly [Where, ReturnType<typeof resultOf>])[] = [];
  for (const name of databases) {
    const { url, remove } = await open[name]();
    const db = openDatabase(url, { keys });
    try {
      results.push([name, resultOf(name, await growing(db, fixtures, sizes, say))]);
    } finally {
      await db.close();
      await remove();
    }
  }
  return {
    title: 'Lists and search by how many orders there are: median and p95 in ms',
    columns: [...sizes.map((size) => size.toLocaleString('en-GB')), 'growth of p95'],
    rows: results.flatMap(([name, { rows }]) => rows.map((row) => ({ ...row, name: `${name} ${row.name}` }))),
    goals: results.flatMap(([, { goals }]) => goals),
    summary: results.map(([, { summary }]) => summary).join(' · '),
  };
}

/** At a thousand, a hundred thousand and a million orders, first on SQLite, then on PostgreSQL. */
export const lists: Part = ({ rounds }) =>
  measureLists(['SQLite', 'PostgreSQL'], rounds === 1 ? quick : whole);
