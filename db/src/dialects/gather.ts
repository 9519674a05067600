import { sql, type Compilable, type Expression, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { statement, type Statement } from '../statement.ts';
import type { DialectName, Tx } from '../database.ts';

type Query = Compilable<object> & Expression<object>;

/** Selects that are always asked together, by name, each with the columns that it answers. */
interface Selects<V, P extends string> {
  readonly columns: Readonly<Record<P, readonly string[]>>;
  readonly queries: (db: Kysely<Schema>, given: V) => Readonly<Record<P, Query>>;
}

/** Asks all of them and answers their rows by name. */
export type Gather<V extends object, P extends string> = (
  tx: Pick<Tx, 'dialect' | 'run'>,
  values: V,
) => Promise<Record<P, unknown[]>>;

/** SQLite answers in the same turn: a select of its own costs less than JSON made and parsed. */
function oneByOne<V extends object, P extends string>({ columns, queries }: Selects<V, P>): Gather<V, P> {
  const statements = (Object.keys(columns) as P[]).map((name): [P, Statement<V, object>] => [
    name,
    statement<V, object>((db, given) => queries(db, given)[name]),
  ]);
  return async ({ run }, values) => {
    const asked = statements.map(async ([name, each]) => [name, await run(each, values)] as const);
    return Object.fromEntries(await Promise.all(asked)) as Record<P, unknown[]>;
  };
}

function rowsFrom(columns: readonly string[], text: string): object[] {
  if (text === '[]') return [];
  return (JSON.parse(text) as unknown[][]).map((values) =>
    Object.fromEntries(columns.map((column, at) => [column, values[at]])),
  );
}

/** PostgreSQL is away: one statement with each select's rows as JSON arrays is one way there and one plan. */
function allInOne<V extends object, P extends string>({ columns, queries }: Selects<V, P>): Gather<V, P> {
  const names = Object.keys(columns) as P[];
  const all = statement<V, Record<P, string>>((db, given) => {
    const asked = queries(db, given);
    return db.selectNoFrom(
      names.map((name) => {
        const listed = sql.join(columns[name].map((column) => sql.ref(`part.${column}`)));
        return sql<string>`(select coalesce(json_agg(json_build_array(${listed})), '[]')::text
          from ${asked[name]} as part)`.as(name);
      }),
    ) as never;
  });
  return async ({ run }, values) => {
    const [row] = await run(all, values);
    return Object.fromEntries(
      names.map((name) => [name, rowsFrom(columns[name], row?.[name] ?? '[]')]),
    ) as Record<P, unknown[]>;
  };
}

/** Selects that go together, asked in the way that costs the engine least. */
export function gathering<V extends object, P extends string>(selects: Selects<V, P>): Gather<V, P> {
  const ways: Record<DialectName, Gather<V, P>> = { sqlite: oneByOne(selects), postgres: allInOne(selects) };
  return (tx, values) => ways[tx.dialect](tx, values);
}
