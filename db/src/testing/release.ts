import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import type { Database } from '../engine/database.ts';
import type { DataKey } from '../engine/sealed/keyring.ts';

/** A database as a release left it: the schema of each engine, the rows of both, and the keys that open them. */
export interface Release {
  readonly keys: readonly DataKey[];
  readonly schema: { readonly sqlite: readonly string[]; readonly postgres: string };
  /** By table, under the columns' names in the database. */
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, string | number | null>>[]>>;
}

export const readRelease = (file: URL): Release =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Release;

/** Writes it to a new SQLite file. */
export function releaseToSqlite({ schema, rows }: Release, path: string): void {
  const isTable = (statement: string): boolean => /^create table/iu.test(statement);
  const file = new Sqlite(path);
  file.pragma('foreign_keys = off');
  file.transaction(() => {
    for (const statement of schema.sqlite.filter(isTable)) file.exec(statement);
    for (const [table, all] of Object.entries(rows))
      for (const row of all) {
        const places = Object.keys(row).map((column) => `@${column}`);
        file
          .prepare(`insert into "${table}" (${Object.keys(row).join()}) values (${places.join()})`)
          .run(row);
      }
    for (const statement of schema.sqlite.filter((each) => !isTable(each))) file.exec(statement);
    file.exec(`insert into order_names (order_names) values ('rebuild')`);
  })();
  file.close();
}

/** Writes it to a PostgreSQL database without tables. */
export async function releaseToPostgres({ schema, rows }: Release, { kysely }: Database): Promise<void> {
  await sql.raw(schema.postgres).execute(kysely);
  await kysely.transaction().execute(async (tx) => {
    // Neither triggers nor foreign keys: the rows are those that they have left.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, all] of Object.entries(rows)) {
      const name = sql.table(table);
      await sql`insert into ${name}
        select * from json_populate_recordset(null::${name}, ${JSON.stringify(all)}::json)`.execute(tx);
    }
  });
}
