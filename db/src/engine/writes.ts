import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Schema } from '../tables/schema.ts';
import type { Database, Tx } from './database.ts';
import { runBound, statement, type BoundStatement, type Statement } from './statement.ts';

type Values = Readonly<Record<string, unknown>>;

/** The bind parameter of a name. */
type Bind = (name: string) => unknown;

/** One statement that writes: by itself on SQLite, as a part of a larger one on PostgreSQL. */
export interface Write {
  /** Distinguishes it from the others that are written with it. */
  readonly name: string;
  /** Writes of one shape have one text. */
  readonly shape: string;
  readonly values: Values;
  /** The statement, which writes nothing where the guard is false. */
  readonly text: (bind: Bind, guard: RawBuilder<boolean>) => RawBuilder<unknown>;
}

/** Inserts the row, of which each property is a column; `onConflict` is what follows these words. */
export function insertOf<T extends keyof Schema>(
  name: string,
  table: T,
  row: Insertable<Schema[T]>,
  onConflict?: RawBuilder<unknown>,
): Write {
  const columns = Object.keys(row);
  return {
    name,
    shape: `${name} ${table} ${columns.join()}`,
    values: row as Values,
    text: (bind, guard) => sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(columns.map(bind))} where ${guard}
      ${onConflict === undefined ? sql`` : sql`on conflict ${onConflict}`}`,
  };
}

const known = new Map<string, Statement<Values, unknown>>();

function statementOf(
  shape: string,
  text: (params: Values) => RawBuilder<unknown>,
): Statement<Values, unknown> {
  const made =
    known.get(shape) ??
    statement<Values, unknown>((db, params) => ({ compile: () => text(params).compile(db) }));
  known.set(shape, made);
  return made;
}

const byItself = ({ shape, text, values }: Write): BoundStatement => ({
  statement: statementOf(shape, (params) => text((name) => params[name], sql`true`)),
  values,
});

/** Runs it by itself; the rows that it returns. */
export function runWrite(tx: Tx, write: Write): Promise<unknown[]> {
  const { statement: one, values } = byItself(write);
  return tx.run(one, values);
}

const written = sql<boolean>`exists (select 1 from written)`;

/** The first write and those that go with it as one statement, for a database that is one round trip away. */
function inOneStatement(first: Write, others: readonly Write[]): BoundStatement {
  const shape = `with ${[first, ...others].map((write) => write.shape).join(' and ')}`;
  const made = statementOf(shape, (params) => {
    const parts = others.map(({ name, text }) => {
      const bind: Bind = (column) => params[`${name}.${column}`];
      return sql`, ${sql.id(name)} as (${text(bind, written)})`;
    });
    return sql`with written as (${first.text((name) => params[name], sql`true`)})
      ${sql.join(parts, sql``)} select * from written`;
  });
  const values = others.flatMap(({ name, values: own }) =>
    Object.entries(own).map(([column, value]) => [`${name}.${column}`, value] as const),
  );
  return { statement: made, values: { ...first.values, ...Object.fromEntries(values) } };
}

/**
 * Runs the first and, where it returns a row, the others; the first one's rows. In the caller's transaction or, with the
 * database, in one of its own; on PostgreSQL it is one statement either way.
 */
export async function runWrites(
  on: Tx | Database,
  first: Write,
  others: readonly Write[],
): Promise<unknown[]> {
  const statements =
    on.dialect === 'postgres'
      ? ([inOneStatement(first, others)] as const)
      : ([byItself(first), ...others.map(byItself)] as const);
  if ('autocommit' in on) return on.autocommit(statements);
  return runBound(on.run, statements);
}
