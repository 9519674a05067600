import type { Measured } from '../load/generator.ts';
import { startLoad } from '../load/load.ts';
import type { Effort, Goal, Part, Result, Row } from '../part.ts';
import { ms, rate } from '../report.ts';
import { interleaved, median } from '../rounds.ts';
import { seedOrders } from '../seed.ts';
import { startApplication, type Application } from '../servers/application.ts';
import { startBaselinePostgres, startBaselineSqlite } from '../servers/baseline.ts';
import type { Child } from '../servers/child.ts';
import { startCluster } from '../servers/cluster.ts';

const columns = [
  'ours /s',
  'baseline /s',
  'ratio',
  'ours p50',
  'baseline p50',
  'ours p99',
  'baseline p99',
  'p99 ratio',
];

interface Compared {
  readonly connections: number;
  readonly ours: readonly Measured[];
  readonly baseline: readonly Measured[];
}

const of = (measured: readonly Measured[], figure: keyof Measured): number =>
  median(measured.map((one) => one[figure]));

const ratioOf = ({ ours, baseline }: Compared, figure: 'perSecond' | 'p99'): number =>
  median(ours.map((one, round) => one[figure] / (baseline[round]?.[figure] ?? Number.NaN)));

function rowOf(compared: Compared): Row {
  const { connections, ours, baseline } = compared;
  const times = (['p50', 'p99'] as const).flatMap((figure) => [
    ms(of(ours, figure)),
    ms(of(baseline, figure)),
  ]);
  return {
    name: `${connections} connection${connections === 1 ? '' : 's'}`,
    cells: [
      rate(of(ours, 'perSecond')),
      rate(of(baseline, 'perSecond')),
      ratioOf(compared, 'perSecond').toFixed(2),
      ...times,
      ratioOf(compared, 'p99').toFixed(2),
    ],
  };
}

async function compare(
  application: Application,
  baseline: Child,
  slugs: { readonly ours: readonly string[]; readonly baseline: readonly string[] },
  { rounds, seconds }: Effort,
): Promise<Compared[]> {
  const loads = {
    ours: startLoad('backAndForth', application.port, slugs.ours),
    baseline: startLoad('backAndForth', baseline.port, slugs.baseline),
  };
  await loads.ours.warmUp();
  await loads.baseline.warmUp();
  const compared: Compared[] = [];
  for (const connections of [1, 16, 64]) {
    const measured = await interleaved(rounds, {
      ours: () => loads.ours.measure(connections, seconds),
      baseline: () => loads.baseline.measure(connections, seconds),
    });
    compared.push({ connections, ...measured });
  }
  loads.ours.stop();
  loads.baseline.stop();
  return compared;
}

function resultOf(database: string, all: readonly Compared[], goals: readonly Goal[]): Result {
  const busiest = Math.max(
    ...all.flatMap(({ ours, baseline }) => [...ours, ...baseline].map(({ busy }) => busy)),
  );
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
      'These two events have no effects: neither server writes an outbox row.',
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

/** Beside a baseline server that commits once for each request: sharing commits has to pay for everything that we do more. */
export const transitionsOnSqlite: Part = async (effort) => {
  const application = await startApplication();
  try {
    const slugs = await seedOrders(application, effort.orders);
    const baseline = await startBaselineSqlite(application);
    const all = await compare(application, baseline, { ours: slugs, baseline: slugs }, effort);
    await baseline.end();
    return resultOf('SQLite', all, [
      { what: 'at 1 connection, ours ÷ baseline', figure: ratioOf(at(all, 1), 'perSecond'), least: 0.5 },
      { what: 'at 16 connections, ours ÷ baseline', figure: ratioOf(at(all, 16), 'perSecond'), least: 1.6 },
      { what: 'at 64 connections, ours ÷ baseline', figure: ratioOf(at(all, 64), 'perSecond'), least: 2.2 },
      { what: 'p99 at 64 connections, ours ÷ baseline', figure: ratioOf(at(all, 64), 'p99'), most: 0.7 },
    ]);
  } finally {
    await application.stop();
  }
};

/** Beside a baseline server whose transition is one statement: PostgreSQL shares commits between connections by itself. */
export const transitionsOnPostgres: Part = async (effort) => {
  const cluster = await startCluster();
  const application = await startApplication(cluster.url);
  try {
    const slugs = await seedOrders(application, effort.orders);
    const half = Math.floor(slugs.length / 2);
    const baseline = await startBaselinePostgres(application);
    const halves = { ours: slugs.slice(0, half), baseline: slugs.slice(half) };
    const all = await compare(application, baseline, halves, effort);
    await baseline.end();
    return resultOf('PostgreSQL', all, [
      { what: 'at 16 connections, ours ÷ baseline', figure: ratioOf(at(all, 16), 'perSecond'), least: 0.5 },
    ]);
  } finally {
    await application.stop();
    await cluster.stop();
  }
};
