import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Schema } from '../../tables/schema.ts';
import type { Compiled, Run } from '../statement.ts';
import { camelCase, rowOf } from './column-names.ts';

/** Runs a statement that is prepared with what is bound to it; its rows, none of a statement that answers nothing. */
type RunPrepared = (bound: readonly unknown[]) => object[];

/** Prepares a statement on a connection; throws where `mayRun` denies it. */
export function prepareOn(
  connection: Sqlite.Database,
  text: string,
  mayRun: (statement: Sqlite.Statement) => boolean = () => true,
): RunPrepared {
  const statement = connection.prepare<unknown[], unknown[]>(text);
  if (!mayRun(statement)) throw new Error(`Outside a transaction nothing is written: ${text}`);
  if (!statement.reader)
    return (bound) => {
      statement.run(bound as unknown[]);
      return [];
    };
  const reading = statement.raw();
  const names = statement.columns().map(({ name }) => camelCase(name));
  return (bound) => reading.all(bound as unknown[]).map((row) => rowOf(names, row));
}

interface Prepared {
  readonly compiled: Compiled;
  readonly run: RunPrepared;
}

interface Checks {
  /** Asked about each statement when it is prepared. */
  readonly mayRun?: (statement: Sqlite.Statement) => boolean;
  /** Called before a statement runs. */
  readonly before?: () => void;
}

/** Runs statements on one connection past Kysely's executor: prepared once, bound, answered in the same turn. */
export function runOnSqlite(
  connection: Sqlite.Database,
  kysely: Kysely<Schema>,
  { mayRun, before = () => undefined }: Checks = {},
): Run {
  const known = new WeakMap<object, Prepared>();
  return async (statementToRun, values) => {
    let prepared = known.get(statementToRun);
    if (prepared === undefined) {
      const compiled = statementToRun.compiled(kysely, 'sqlite');
      prepared = { compiled, run: prepareOn(connection, compiled.sql, mayRun) };
      known.set(statementToRun, prepared);
    }
    const { compiled, run } = prepared;
    before();
    return run(compiled.bind(values as Readonly<Record<string, unknown>>)) as never[];
  };
}
