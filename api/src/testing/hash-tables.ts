import { createHash } from 'node:crypto';
import type { Database } from '@app/db';

/** A hash of each table's rows, to show that nothing was written; but of what each look at it moves: the idle ends of sessions. */
export async function hashTables(db: Database): Promise<Record<string, string>> {
  const tables = await db.kysely.introspection.getTables();
  const hashes = await Promise.all(
    tables
      .filter(({ name }) => !/^(?:sessions|login_failures|order_names|sqlite_)/u.test(name))
      .map(async ({ name }) => {
        const found = await db.kysely
          .selectFrom(name as 'orders')
          .selectAll()
          .execute();
        const text = found.map((row) => JSON.stringify(row)).toSorted();
        return [name, createHash('sha256').update(text.join()).digest('hex')];
      }),
  );
  return Object.fromEntries(hashes) as Record<string, string>;
}
