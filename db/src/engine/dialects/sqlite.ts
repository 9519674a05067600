import type Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { isCurrent, migrate } from '../../migrations/migrate.ts';
import type { Schema } from '../../tables/schema.ts';
import type { Engine } from '../database.ts';
import { plugins } from './column-names.ts';
import { checkpointPages, connect } from './connect.ts';
import { startCheckpoints } from './checkpoints/checkpoints.ts';
import { groupCommit } from './group-commit.ts';
import { eachInOrder, runBound, type BoundStatement, type InOrder } from '../statement.ts';
import { readSnapshot, type ReadSnapshot } from './read-snapshot.ts';
import { runOnSqlite } from './run-on-sqlite.ts';
import { startWriter, type WriteStatement } from './writer/writer.ts';
import { ownFile } from './sqlite-file.ts';

const statementsKept = 400;
/** How long the log grows, in pages, where a thread carries it over: a commit finds little left to do then, and the log begins anew. */
const pagesBesideThread = 32_000;

/** A thread that works beside the one that serves. */
export type DatabaseThread = 'checkpoints' | 'writer';

/** Callbacks of the caller that opened the file. */
interface SqliteListeners {
  /**
   * Where it is given, one thread carries the log over and cuts it off, and another one writes transactions whose statements are
   * known before they run. Called where one has ended: commits carry the log over then, and this connection writes all.
   */
  readonly threadFailed?: (thread: DatabaseThread, error: unknown) => void;
  /** After each commit: how many transactions shared it. */
  readonly committed?: (transactions: number) => void;
  /** The connection that writes: tests make it fail. */
  readonly opened?: (writing: Sqlite.Database) => void;
}

/** One file, two connections: one that all writes queue for, one that reads what is committed. Threads have their own. */
export function openSqlite(
  path: string,
  { threadFailed, committed = () => undefined, opened }: SqliteListeners = {},
): Engine {
  ownFile(path);
  const writing = connect(path);
  opened?.(writing);
  const reading = connect(path);
  reading.pragma('query_only = on');
  const writer = kyselyOn(writing);
  const reader = kyselyOn(reading);
  const commands = cached(writing);
  const snapshot = readSnapshot(reading);
  const execute = (statement: string): void => {
    // A commit that carries the log over leaves there what a reader still sees.
    snapshot.close();
    commands.prepare(statement).run([]);
  };
  const threads = threadFailed && startThreads(path, { writing, snapshot, threadFailed, committed });
  const { commit, whileNothingIsWritten } = groupCommit<InOrder<WriteStatement>>(execute, {
    committed: threads?.committed ?? committed,
    thread: threads?.writer,
  });
  threads?.checkpoints.cutOffWithin(whileNothingIsWritten);
  const inside = { kysely: writer, run: runOnSqlite(writing, writer) };
  const compiled = ({ statement, values }: BoundStatement): WriteStatement => {
    const { sql, bind } = statement.compiled(writer, 'sqlite');
    return { text: sql, bound: bind(values) };
  };
  return {
    name: 'sqlite',
    kysely: reader,
    run: runOnSqlite(reading, reader, { mayRun: ({ readonly }) => readonly, before: snapshot.open }),
    transaction: (job) => commit(() => job(inside)),
    autocommit: (statements) =>
      commit(() => runBound(inside.run, statements), threads && eachInOrder(statements, compiled)),
    migrate: () => migrate(writer, 'sqlite').finally(snapshot.close),
    isCurrent: () => isCurrent(reader),
    signals: null,
    async close() {
      await threads?.writer.stop();
      await threads?.checkpoints.stop();
      await reader.destroy();
      await writer.destroy();
      // Kysely closes only what it has used.
      if (reading.open) reading.close();
      if (writing.open) writing.close();
    },
  };
}

interface ThreadSettings extends Required<Pick<SqliteListeners, 'threadFailed' | 'committed'>> {
  readonly writing: Sqlite.Database;
  readonly snapshot: ReadSnapshot;
}

/** The threads that work on the file beside the connection that writes here. */
function startThreads(path: string, { writing, snapshot, threadFailed, committed }: ThreadSettings) {
  writing.pragma(`wal_autocheckpoint = ${pagesBesideThread}`);
  const checkpoints = startCheckpoints(path, (error) => {
    if (writing.open) writing.pragma(`wal_autocheckpoint = ${checkpointPages}`);
    threadFailed('checkpoints', error);
  });
  const counted = (transactions: number): void => {
    checkpoints.committed(transactions);
    committed(transactions);
  };
  const writer = startWriter(
    { path, checkpointPages: pagesBesideThread },
    {
      committed(transactions) {
        snapshot.close();
        counted(transactions);
      },
      failed(error) {
        // It may have committed before it ended.
        snapshot.close();
        threadFailed('writer', error);
      },
    },
  );
  return { committed: counted, writer, checkpoints };
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
