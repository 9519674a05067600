import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Schema } from '../../tables/schema.ts';
import type { Compiled, Run } from '../statement.ts';
import { camelCase, rowOf } from './column-names.ts';

interface Prepared {
  readonly compiled: Compiled;
  readonly statement: Sqlite.Statement<unknown[], unknown[]>;
  /** Of what a row holds; none for a statement that answers nothing. */
  readonly names: readonly string[];
}

/**
 * Runs statements on one connection past Kysely's executor: prepared once, bound, answered in the same turn. `mayRun`
 * is asked about each one when it is prepared.
 */
export function runOnSqlite(
  connection: Sqlite.Database,
  kysely: Kysely<Schema>,
  mayRun: (statement: Sqlite.Statement) => boolean = () => true,
): Run {
  const known = new WeakMap<object, Prepared>();
  const prepare = (compiled: Compiled): Prepared => {
    const statement = connection.prepare<unknown[], unknown[]>(compiled.sql);
    if (!mayRun(statement)) throw new Error(`Outside a transaction nothing is written: ${compiled.sql}`);
    if (!statement.reader) return { compiled, statement, names: [] };
    return {
      compiled,
      statement: statement.raw(),
      names: statement.columns().map(({ name }) => camelCase(name)),
    };
  };
  return async (statementToRun, values) => {
    let prepared = known.get(statementToRun);
    if (prepared === undefined) {
      prepared = prepare(statementToRun.compiled(kysely, 'sqlite'));
      known.set(statementToRun, prepared);
    }
    const { compiled, statement, names } = prepared;
    const bound = compiled.bind(values as Readonly<Record<string, unknown>>);
    if (!statement.reader) {
      statement.run(bound);
      return [];
    }
    return statement.all(bound).map((row) => rowOf(names, row) as never);
  };
}
