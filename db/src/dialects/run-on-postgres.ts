import { createQueryId, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Schema } from '../schema.ts';
import type { Run } from '../statement.ts';
import { nameOf } from './preparing-client.ts';
import { camelCase, rowOf } from './row-names.ts';

/** Runs statements in a transaction; the connection keeps them prepared under a name. */
export const runInTransaction =
  (kysely: Kysely<Schema>): Run =>
  async (asked, values) => {
    const { sql, query, bind } = asked.compiled(kysely, 'postgres');
    const parameters = bind(values as Readonly<Record<string, unknown>>);
    const { rows } = await kysely.executeQuery({ sql, query, parameters, queryId: createQueryId() });
    return rows as never[];
  };

/** Asks one question of a connection, whichever it is. */
type Ask = (question: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult>;

/** Runs each statement as its own transaction, past Kysely's executor. */
export function runAlone(kysely: Kysely<Schema>, ask: Ask): Run {
  const namesOf = new WeakMap<object, readonly string[]>();
  return async (asked, values) => {
    const { sql: text, bind } = asked.compiled(kysely, 'postgres');
    const name = nameOf(text);
    const { rows, fields } = await ask({
      text,
      values: bind(values as Readonly<Record<string, unknown>>),
      rowMode: 'array',
      ...(name !== undefined && { name }),
    });
    const names = namesOf.get(asked) ?? fields.map((field) => camelCase(field.name));
    namesOf.set(asked, names);
    return rows.map((row) => rowOf(names, row) as never);
  };
}
