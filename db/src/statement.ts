import type { Compilable, Kysely, RootOperationNode } from 'kysely';
import type { DialectName } from './database.ts';
import { Given, plannedOnce } from './dialects/given.ts';
import type { Schema } from './schema.ts';

/** A query as its engine runs it: the text, and the values in the order in which the text asks for them. */
export interface Compiled {
  readonly sql: string;
  readonly query: RootOperationNode;
  readonly bind: (values: Readonly<Record<string, unknown>>) => unknown[];
}

/** A query that is built and compiled once for each engine and prepared once for each connection; `V` is given each time. */
export interface Statement<V extends object, R> {
  readonly compiled: (kysely: Kysely<Schema>, dialect: DialectName) => Compiled;
  /** Only types: what is given and what a row is. */
  readonly shape?: (values: V) => R;
}

/** Runs statements where a transaction, or the database itself, sees the data. */
export type Run = <V extends object, R>(statement: Statement<V, R>, values: V) => Promise<R[]>;

/** Each field of `V` becomes a place in the query that is filled when it runs. */
const places = <V extends object>(): V =>
  new Proxy({} as V, { get: (_, name) => (typeof name === 'string' ? new Given(name) : undefined) });

function compile<R>(query: Compilable<R>): Compiled {
  const { sql, parameters, query: node } = query.compile();
  return {
    sql,
    query: node,
    bind: (values) => parameters.map((each) => (each instanceof Given ? values[each.name] : each)),
  };
}

/** For what runs with every request: building a query costs several times what SQLite needs to answer it. */
export function statement<V extends object, R>(
  build: (kysely: Kysely<Schema>, given: V, dialect: DialectName) => Compilable<R>,
): Statement<V, R> {
  const known = new Map<DialectName, Compiled>();
  return {
    compiled(kysely, dialect) {
      const found =
        known.get(dialect) ?? compile(build(kysely.withPlugin(plannedOnce(dialect)), places<V>(), dialect));
      known.set(dialect, found);
      return found;
    },
  };
}
