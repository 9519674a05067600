import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Engine } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { groupCommit } from './group-commit.ts';
import { plugins } from './plugins.ts';
import { runOnSqlite } from './run-on-sqlite.ts';

const statementsKept = 400;

/** One file, two connections: one that all writes queue for, one that reads what is committed. */
export function openSqlite(path: string): Engine {
  const writing = connect(path);
  const reading = connect(path);
  reading.pragma('query_only = on');
  const writer = kyselyOn(writing);
  const reader = kyselyOn(reading);
  const commands = cached(writing);
  const commit = groupCommit((statement) => void commands.prepare(statement).run([]));
  const inside = { kysely: writer, run: runOnSqlite(writing, writer) };
  return {
    name: 'sqlite',
    kysely: reader,
    run: runOnSqlite(reading, reader),
    transaction: (job) => commit(() => job(inside)),
    migrate: () => migrate(writer, 'sqlite'),
    async close() {
      await reader.destroy();
      await writer.destroy();
      // Kysely closes only what it has used.
      if (reading.open) reading.close();
      if (writing.open) writing.close();
    },
  };
}

function connect(path: string): Sqlite.Database {
  const connection = new Sqlite(path);
  connection.pragma('journal_mode = wal');
  connection.pragma('synchronous = full');
  connection.pragma('foreign_keys = on');
  connection.pragma('case_sensitive_like = on');
  connection.pragma('busy_timeout = 5000');
  return connection;
}

const kyselyOn = (connection: Sqlite.Database): Kysely<Schema> =>
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
