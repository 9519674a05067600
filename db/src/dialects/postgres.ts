import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from '../database.ts';
import { isCurrent, migrate } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { plugins } from './plugins.ts';
import { PreparingClient } from './preparing-client.ts';
import { runAlone, runInTransaction } from './run-on-postgres.ts';
import { postgresSignals } from './postgres-signals.ts';
import { sharedConnections } from './shared-connections.ts';

const attempts = 6;
/** How long a request waits for a connection: busy or away, it is then answered that it may try again. */
const patience = 5_000;
/** So many at most, of which single reads share at most half. */
const connections = 10;
/** So many questions share a connection before another one is taken. */
const asked = 8;
const int8 = 20;
const numeric = 1700;

/** Beside what every engine does, the statements that are about databases and not about data. */
export interface PostgresEngine extends Engine {
  execute(statement: string): Promise<void>;
}

/**
 * A pool. What is asked of one connection at once goes out at once and costs one way there and back; transactions that collide
 * are run again.
 */
export function openPostgres(settings: pg.PoolConfig): PostgresEngine {
  const patient = { connectionTimeoutMillis: patience, ...settings };
  const pool = new pg.Pool({
    max: connections,
    pipeline: true,
    Client: PreparingClient,
    ...patient,
    types: { getTypeParser },
  });
  // A lost connection is replaced by the pool on the next use, and whoever waited on it hears of it by his query; without a
  // listener, idle or lent out, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins,
  });
  // Without a pipeline nothing is gained by sharing.
  const sharing =
    settings.pipeline === false
      ? { together: 1, most: Number.POSITIVE_INFINITY }
      : { together: asked, most: Math.max(1, Math.floor((settings.max ?? connections) / 2)) };
  const share = sharedConnections(pool, sharing);
  const write = runAlone(kysely, (question) => pool.query(question));
  return {
    name: 'postgres',
    kysely,
    run: runAlone(kysely, (question) => share((client) => client.query(question))),
    runAlone: (statement, values) => again(() => write(statement, values)),
    transaction: (job) =>
      again(() => kysely.transaction().execute((tx) => job({ kysely: tx, run: runInTransaction(tx) }))),
    migrate: () => migrate(kysely, 'postgres'),
    isCurrent: () => isCurrent(kysely),
    signals: postgresSignals(pool, patient),
    async execute(statement) {
      await pool.query(statement);
    },
    close: () => kysely.destroy(),
  };
}

/** Counts and grosz come as numbers: none of ours is near 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text');

async function again<T>(run: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempt === attempts || !collided(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    return again(run, attempt + 1);
  }
}

const collided = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
