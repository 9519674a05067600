import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isCurrent, migrate } from '../../migrations/migrate.ts';
import type { Schema } from '../../tables/schema.ts';
import type { Engine } from '../database.ts';
import { plugins } from './column-names.ts';
import { postgresSignals } from './postgres-signals.ts';
import { PreparingClient, runAutocommit, runInTransaction } from './run-on-postgres.ts';
import { runBound } from '../statement.ts';
import { sharedConnections } from './shared-connections.ts';

const maxAttempts = 6;
/** How long a request waits for a connection; after that it is answered 503 and may try again. */
const connectTimeout = 5_000;
/** The size of the pool; single reads share at most half of it. */
const maxConnections = 10;
/** How many queries share a connection before another one is taken. */
const maxQueriesPerConnection = 8;
const int8 = 20;
const numeric = 1700;

/** Beside what every engine does, the statements that are about databases and not about data. */
export interface PostgresEngine extends Engine {
  execute(statement: string): Promise<void>;
}

/**
 * A pool. Queries on one connection are pipelined into one round trip; transactions that collide
 * are run again.
 */
export function openPostgres(settings: pg.PoolConfig): PostgresEngine {
  const poolSettings = { connectionTimeoutMillis: connectTimeout, ...settings };
  const pool = new pg.Pool({
    max: maxConnections,
    pipeline: true,
    Client: PreparingClient,
    ...poolSettings,
    types: { getTypeParser },
  });
  // A lost connection is replaced by the pool on the next use, and whoever waited on it gets the error of his query; without a
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
      ? { maxPending: 1, maxConnections: Number.POSITIVE_INFINITY }
      : {
          maxPending: maxQueriesPerConnection,
          maxConnections: Math.max(1, Math.floor((settings.max ?? maxConnections) / 2)),
        };
  const share = sharedConnections(pool, sharing);
  const write = runAutocommit(kysely, (question) => pool.query(question));
  const transaction: Engine['transaction'] = (job) =>
    retryCollisions(() =>
      kysely.transaction().execute((tx) => job({ kysely: tx, run: runInTransaction(tx) })),
    );
  return {
    name: 'postgres',
    kysely,
    run: runAutocommit(kysely, (question) => share((client) => client.query(question))),
    async autocommit(statements) {
      const [{ statement, values }, ...others] = statements;
      if (others.length === 0) return retryCollisions(() => write(statement, values));
      return transaction(({ run }) => runBound(run, statements));
    },
    transaction,
    migrate: () => migrate(kysely, 'postgres'),
    isCurrent: () => isCurrent(kysely),
    signals: postgresSignals(pool, poolSettings),
    async execute(statement) {
      await pool.query(statement);
    },
    close: () => kysely.destroy(),
  };
}

/** Counts and grosz come as numbers: none of ours is near 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text');

async function retryCollisions<T>(run: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempt === maxAttempts || !collided(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    return retryCollisions(run, attempt + 1);
  }
}

const collided = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
