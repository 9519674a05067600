import type { Measured } from '../load/generator.ts';
import { startLoad } from '../load/load.ts';
import type { Effort, Goal, Part, Result, Row } from '../part.ts';
import { ms, rate } from '../report.ts';
import { interleaved, median } from '../rounds.ts';
import { seedOrders } from '../seed.ts';
import { startApplication, type Application } from '../servers/application.ts';
import { startBarePostgres, startBareSqlite } from '../servers/bare.ts';
import type { Child } from '../servers/child.ts';
import { startCluster } from '../servers/cluster.ts';

const columns = ['ours /s', 'bare /s', 'ratio', 'ours p50', 'bare p50', 'ours p99', 'bare p99', 'p99 ratio'];

interface Compared {
  readonly connections: number;
  readonly ours: readonly Measured[];
  readonly bare: readonly Measured[];
}

const of = (measured: readonly Measured[], figure: keyof Measured): number =>
  median(measured.map((one) => one[figure]));

const ratioOf = ({ ours, bare }: Compared, figure: 'perSecond' | 'p99'): number =>
  median(ours.map((one, round) => one[figure] / (bare[round]?.[figure] ?? Number.NaN)));

function rowOf(compared: Compared): Row {
  const { connections, ours, bare } = compared;
  const times = (['p50', 'p99'] as const).flatMap((figure) => [ms(of(ours, figure)), ms(of(bare, figure))]);
  return {
    name: `${connections} connection${connections === 1 ? '' : 's'}`,
    cells: [
      rate(of(ours, 'perSecond')),
      rate(of(bare, 'perSecond')),
      ratioOf(compared, 'perSecond').toFixed(2),
      ...times,
      ratioOf(compared, 'p99').toFixed(2),
    ],
  };
}

async function compare(
  application: Application,
  bare: Child,
  slugs: { readonly ours: readonly string[]; readonly bare: readonly string[] },
  { rounds, seconds }: Effort,
): Promise<Compared[]> {
  const loads = {
    ours: startLoad('backAndForth', application.port, slugs.ours),
    bare: startLoad('backAndForth', bare.port, slugs.bare),
  };
  await loads.ours.warmUp();
  await loads.bare.warmUp();
  const compared: Compared[] = [];
  for (const connections of [1, 16, 64]) {
    const measured = await interleaved(rounds, {
      ours: () => loads.ours.measure(connections, seconds),
      bare: () => loads.bare.measure(connections, seconds),
    });
    compared.push({ connections, ...measured });
  }
  loads.ours.stop();
  loads.bare.stop();
  return compared;
}

function resultOf(database: string, all: readonly Compared[], goals: readonly Goal[]): Result {
  const busiest = Math.max(...all.flatMap(({ ours, bare }) => [...ours, ...bare].map(({ busy }) => busy)));
  const figures = all.map(
    (one) =>
      `${one.connections}: ${rate(of(one.ours, 'perSecond'))}/s ×${ratioOf(one, 'perSecond').toFixed(2)}`,
  );
  return {
    title: `Transitions over HTTP on ${database}: SELECT_METHOD and MOVE_TO_PREVIOUS by turns, everything on`,
    columns,
    rows: all.map(rowOf),
    notes: [
      `The load generator was busy at most ${Math.round(busiest * 100)} % of the time.`,
      'These two events ask nothing of the world: no outbox row is written, here or there.',
    ],
    goals,
    summary: `${database} ${figures.join(', ')}`,
  };
}

const at = (all: readonly Compared[], connections: number): Compared => {
  const found = all.find((one) => one.connections === connections);
  if (found === undefined) throw new Error(`${connections} connections were not measured`);
  return found;
};

/** Beside a bare server that commits once for each request: sharing commits has to pay for everything that we do more. */
export const transitionsOnSqlite: Part = async (effort) => {
  const application = await startApplication();
  try {
    const slugs = await seedOrders(application, effort.orders);
    const bare = await startBareSqlite(application);
    const all = await compare(application, bare, { ours: slugs, bare: slugs }, effort);
    await bare.end();
    return resultOf('SQLite', all, [
      { what: 'at 1 connection, ours ÷ bare', figure: ratioOf(at(all, 1), 'perSecond'), least: 0.5 },
      { what: 'at 16 connections, ours ÷ bare', figure: ratioOf(at(all, 16), 'perSecond'), least: 1.6 },
      { what: 'at 64 connections, ours ÷ bare', figure: ratioOf(at(all, 64), 'perSecond'), least: 2.2 },
      { what: 'p99 at 64 connections, ours ÷ bare', figure: ratioOf(at(all, 64), 'p99'), most: 0.7 },
    ]);
  } finally {
    await application.stop();
  }
};

/** Beside a bare server whose transition is one statement: PostgreSQL shares commits between connections by itself. */
export const transitionsOnPostgres: Part = async (effort) => {
  const cluster = await startCluster();
  const application = await startApplication(cluster.url);
  try {
    const slugs = await seedOrders(application, effort.orders);
    const half = Math.floor(slugs.length / 2);
    const bare = await startBarePostgres(application);
    const halves = { ours: slugs.slice(0, half), bare: slugs.slice(half) };
    const all = await compare(application, bare, halves, effort);
    await bare.end();
    return resultOf('PostgreSQL', all, [
      { what: 'at 16 connections, ours ÷ bare', figure: ratioOf(at(all, 16), 'perSecond'), least: 0.5 },
    ]);
  } finally {
    await application.stop();
    await cluster.stop();
  }
};
