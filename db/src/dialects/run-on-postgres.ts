import { createQueryId, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Run } from '../statement.ts';

/** Runs statements on a pool or in a transaction of it; the connection keeps them prepared under a name. */
export const runOnPostgres =
  (kysely: Kysely<Schema>): Run =>
  async (asked, values) => {
    const { sql, query, bind } = asked.compiled(kysely, 'postgres');
    const parameters = bind(values as Readonly<Record<string, unknown>>);
    const { rows } = await kysely.executeQuery({ sql, query, parameters, queryId: createQueryId() });
    return rows as never[];
  };
