import type Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { isCurrent, migrate } from '../../migrations/migrate.ts';
import type { Schema } from '../../tables/schema.ts';
import type { Engine } from '../database.ts';
import { plugins } from './column-names.ts';
import { checkpointPages, connect } from './connect.ts';
import { startCheckpoints } from './checkpoints/checkpoints.ts';
import { groupCommit } from './group-commit.ts';
import { readSnapshot } from './read-snapshot.ts';
import { runOnSqlite } from './run-on-sqlite.ts';
import { ownFile } from './sqlite-file.ts';

const statementsKept = 400;
/** The same where a thread carries it over: a commit finds little left to do then, and the log begins anew. */
const pagesBesideThread = 32_000;

/** Callbacks of the caller that opened the file. */
interface SqliteListeners {
  /** Where it is given a thread carries the log over; called where that has ended by an error, and commits do it again. */
  readonly checkpointsFailed?: (error: unknown) => void;
  /** After each commit: how many transactions shared it. */
  readonly committed?: (transactions: number) => void;
  /** The connection that writes: tests make it fail. */
  readonly opened?: (writing: Sqlite.Database) => void;
}

/** One file, two connections: one that all writes queue for, one that reads what is committed. */
export function openSqlite(
  path: string,
  { checkpointsFailed, committed, opened }: SqliteListeners = {},
): Engine {
  ownFile(path);
  const writing = connect(path);
  opened?.(writing);
  const reading = connect(path);
  reading.pragma('query_only = on');
  const writer = kyselyOn(writing);
  const reader = kyselyOn(reading);
  const commands = cached(writing);
  const checkpoints = checkpointsFailed && checkpointsBeside(path, writing, checkpointsFailed);
  const snapshot = readSnapshot(reading);
  const commit = groupCommit(
    (statement) => {
      // A commit that carries the log over leaves there what a reader still sees.
      snapshot.close();
      commands.prepare(statement).run([]);
    },
    (transactions) => {
      checkpoints?.committed(transactions);
      committed?.(transactions);
    },
  );
  const inside = { kysely: writer, run: runOnSqlite(writing, writer) };
  return {
    name: 'sqlite',
    kysely: reader,
    run: runOnSqlite(reading, reader, { mayRun: ({ readonly }) => readonly, before: snapshot.open }),
    transaction: (job) => commit(() => job(inside)),
    autocommit: (statement, values) => commit(() => inside.run(statement, values)),
    migrate: () => migrate(writer, 'sqlite').finally(snapshot.close),
    isCurrent: () => isCurrent(reader),
    signals: null,
    async close() {
      await checkpoints?.stop();
      await reader.destroy();
      await writer.destroy();
      // Kysely closes only what it has used.
      if (reading.open) reading.close();
      if (writing.open) writing.close();
    },
  };
}

function checkpointsBeside(path: string, writing: Sqlite.Database, failed: (error: unknown) => void) {
  writing.pragma(`wal_autocheckpoint = ${pagesBesideThread}`);
  return startCheckpoints(path, (error) => {
    if (writing.open) writing.pragma(`wal_autocheckpoint = ${checkpointPages}`);
    failed(error);
  });
}

/** Queries on a connection that somebody else has opened. */
export const kyselyOn = (connection: Sqlite.Database): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new SqliteDialect({ database: cached(connection) }),
    plugins,
  });

/** Preparing costs more than most of our statements do; a statement in use by a stream is prepared anew. */
function cached(connection: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>();
  return {
    close: () => void connection.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known && !known.busy) return known;
      const statement = connection.prepare(text);
      if (statements.size >= statementsKept) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}
