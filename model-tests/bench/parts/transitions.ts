import {
  at,
  busyNote,
  columnsBeside,
  compare,
  ratioOf,
  rowOf,
  summaryOf,
  type Compared,
} from '../compared.ts';
import { startLoad } from '../load/load.ts';
import type { Goal, Part, Result } from '../part.ts';
import { seedOrders } from '../seed.ts';
import { startApplication } from '../servers/application.ts';
import { startBaselinePostgres, startBaselineSqlite } from '../servers/baseline.ts';
import { startCluster } from '../servers/cluster.ts';

function resultOf(database: string, all: readonly Compared[], goals: readonly Goal[]): Result {
  return {
    title: `Transitions over HTTP on ${database}: SELECT_METHOD and MOVE_TO_PREVIOUS by turns, everything on`,
    columns: columnsBeside('baseline'),
    rows: all.map(rowOf),
    notes: [busyNote(all), 'These two events have no effects: neither server writes an outbox row.'],
    goals,
    summary: summaryOf(database, all),
  };
}

/** Beside a baseline server that commits once for each request: sharing commits has to pay for everything that we do more. */
export const transitionsOnSqlite: Part = async (effort) => {
  const application = await startApplication();
  try {
    const slugs = await seedOrders(application, effort.orders);
    const baseline = await startBaselineSqlite(application);
    const loads = {
      ours: startLoad('backAndForth', application.port, slugs),
      other: startLoad('backAndForth', baseline.port, slugs),
    };
    const all = await compare(loads, effort);
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
    const loads = {
      ours: startLoad('backAndForth', application.port, slugs.slice(0, half)),
      other: startLoad('backAndForth', baseline.port, slugs.slice(half)),
    };
    const all = await compare(loads, effort);
    await baseline.end();
    return resultOf('PostgreSQL', all, [
      { what: 'at 16 connections, ours ÷ baseline', figure: ratioOf(at(all, 16), 'perSecond'), least: 0.5 },
    ]);
  } finally {
    await application.stop();
    await cluster.stop();
  }
};
