import { createQueryId, type Kysely } from 'kysely';
import pg from 'pg';
import type { Schema } from '../../tables/schema.ts';
import type { Run } from '../statement.ts';
import { camelCase, rowOf } from './column-names.ts';

const statementsKept = 400;
const names = new Map<string, string>();

/** Statements that were seen first get a name, under which each connection prepares them once. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < statementsKept) names.set(text, `s${names.size}`);
  return names.get(text);
}

/** A connection that keeps what it has prepared: parsing and planning cost PostgreSQL more than most of our statements do. */
export class PreparingClient extends pg.Client {
  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...all: unknown[]) => unknown;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  }) as pg.Client['query'];
}

/** Runs statements in a transaction; the connection keeps them prepared under a name. */
export const runInTransaction =
  (kysely: Kysely<Schema>): Run =>
  async (statement, values) => {
    const { sql, query, bind } = statement.compiled(kysely, 'postgres');
    const parameters = bind(values as Readonly<Record<string, unknown>>);
    const { rows } = await kysely.executeQuery({ sql, query, parameters, queryId: createQueryId() });
    return rows as never[];
  };

/** Sends one query on any connection. */
type Send = (query: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult>;

/** Runs each statement as its own transaction, past Kysely's executor. */
export function runAutocommit(kysely: Kysely<Schema>, send: Send): Run {
  const namesOf = new WeakMap<object, readonly string[]>();
  return async (statement, values) => {
    const { sql: text, bind } = statement.compiled(kysely, 'postgres');
    const name = nameOf(text);
    const { rows, fields } = await send({
      text,
      values: bind(values as Readonly<Record<string, unknown>>),
      rowMode: 'array',
      ...(name !== undefined && { name }),
    });
    const names = namesOf.get(statement) ?? fields.map((field) => camelCase(field.name));
    namesOf.set(statement, names);
    return rows.map((row) => rowOf(names, row) as never);
  };
}
