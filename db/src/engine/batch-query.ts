import { sql, type Compilable, type Expression, type Kysely } from 'kysely';
import type { Schema, DialectName } from '../tables/schema.ts';
import type { Tx } from './database.ts';
import { statement, type Statement } from './statement.ts';

type Query = Compilable<object> & Expression<object>;

/** Selects that always run together, by name, each with its columns. */
interface Selects<V, P extends string> {
  readonly columns: Readonly<Record<P, readonly string[]>>;
  readonly queries: (db: Kysely<Schema>, params: V) => Readonly<Record<P, Query>>;
}

/** Runs all of them; the rows of each by its name. */
type BatchQuery<V extends object, P extends string> = (
  tx: Pick<Tx, 'dialect' | 'run'>,
  values: V,
) => Promise<Record<P, unknown[]>>;

/** SQLite answers synchronously: separate selects cost less than building and parsing JSON. */
function perQuery<V extends object, P extends string>({ columns, queries }: Selects<V, P>): BatchQuery<V, P> {
  const statements = (Object.keys(columns) as P[]).map((name): [P, Statement<V, object>] => [
    name,
    statement<V, object>((db, params) => queries(db, params)[name]),
  ]);
  return async ({ run }, values) => {
    const found = await Promise.all(statements.map(([, each]) => run(each, values)));
    return Object.fromEntries(statements.map(([name], at) => [name, found[at]])) as Record<P, unknown[]>;
  };
}

function rowsFrom(columns: readonly string[], text: string): object[] {
  if (text === '[]') return [];
  return (JSON.parse(text) as unknown[][]).map((values) =>
    Object.fromEntries(columns.map((column, at) => [column, values[at]])),
  );
}

/** Columns of a larger select, each with the rows of one of these as a JSON array. */
export const rowsAsJson = <P extends string>(
  columns: Readonly<Record<P, readonly string[]>>,
  queries: Readonly<Record<P, Query>>,
) =>
  (Object.keys(columns) as P[]).map((name) => {
    const listed = sql.join(columns[name].map((column) => sql.ref(`part.${column}`)));
    return sql<string>`(select coalesce(json_agg(json_build_array(${listed})), '[]')::text
      from ${queries[name]} as part)`.as(name);
  });

/** The rows of each, from what `asJson` selected. */
export const rowsFromJson = <P extends string>(
  columns: Readonly<Record<P, readonly string[]>>,
  row: Readonly<Record<P, string>>,
): Record<P, unknown[]> =>
  Object.fromEntries(
    (Object.keys(columns) as P[]).map((name) => [name, rowsFrom(columns[name], row[name])]),
  ) as Record<P, unknown[]>;

/** PostgreSQL is remote: one statement with each select's rows as JSON arrays is one round trip and one plan. */
function batched<V extends object, P extends string>({ columns, queries }: Selects<V, P>): BatchQuery<V, P> {
  const all = statement<V, Record<P, string>>(
    (db, params) => db.selectNoFrom(rowsAsJson(columns, queries(db, params))) as never,
  );
  return async ({ run }, values) => {
    const [row] = await run(all, values);
    if (row === undefined) throw new Error('A select without a table answered no row');
    return rowsFromJson(columns, row);
  };
}

/** Selects that run together: one by one on SQLite, as one statement on PostgreSQL. */
export function batchQuery<V extends object, P extends string>(selects: Selects<V, P>): BatchQuery<V, P> {
  const ways: Record<DialectName, BatchQuery<V, P>> = {
    sqlite: perQuery(selects),
    postgres: batched(selects),
  };
  return (tx, values) => ways[tx.dialect](tx, values);
}
