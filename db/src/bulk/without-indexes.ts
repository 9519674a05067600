import { sql } from 'kysely';
import type { Database, Tx } from '../engine/database.ts';

interface Made {
  readonly name: string;
  readonly kind: 'index' | 'trigger';
  readonly made: string;
}

const tables = ['orders', 'order_events', 'companies', 'company_words', 'order_search', 'tasks'];

/** Indexes that enforce nothing, and on SQLite the triggers that index names one by one. */
async function madeOn({ kysely, dialect }: Tx): Promise<readonly Made[]> {
  const { rows } =
    dialect === 'sqlite'
      ? await sql<Made>`
          select name, type as kind, sql as made from sqlite_master
          where tbl_name in (${sql.join(tables)}) and sql is not null
            and (type = 'trigger' or (type = 'index' and sql not like '%unique%'))`.execute(kysely)
      : await sql<Made>`
          select indexname as name, 'index' as kind, indexdef as made from pg_indexes
          where schemaname = current_schema() and tablename in (${sql.join(tables)})
            and indexdef not like '%UNIQUE%'`.execute(kysely);
  return rows;
}

/** Runs the work while the tables have no such indexes and builds them afterwards: in one go, from sorted rows. */
export async function withoutIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const made = await db.transaction((tx) => madeOn(tx));
  await db.transaction(async ({ kysely }) => {
    for (const { name, kind } of made) await sql`drop ${sql.raw(kind)} ${sql.id(name)}`.execute(kysely);
  });
  await work();
  for (const { made: statement } of made)
    await db.transaction(({ kysely }) => sql.raw(statement).execute(kysely));
  await db.transaction(async ({ kysely, dialect }) => {
    if (dialect === 'sqlite')
      await sql`insert into order_names (order_names) values ('rebuild')`.execute(kysely);
  });
  // PostgreSQL keeps statistics by itself in time; a SQLite of ours has none, and its plans must do without.
  if (db.dialect === 'postgres') await sql`vacuum analyze`.execute(db.kysely);
}
