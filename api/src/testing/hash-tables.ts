import { createHash } from 'node:crypto';
import type { Database } from '@app/db';
import { vi } from 'vitest';

/** Resolves when no effect is being performed or due, so that the worker writes nothing meanwhile. */
const untilOutboxIsIdle = (db: Database): Promise<void> =>
  vi.waitFor(
    async () => {
      const open = await db.kysely
        .selectFrom('outbox')
        .select('effect')
        .where('doneAt', 'is', null)
        .where((eb) => eb.or([eb('claimedUntil', 'is not', null), eb('dueAt', '<=', Date.now())]))
        .execute();
      if (open.length > 0)
        throw new Error(`Not performed yet: ${open.map(({ effect }) => effect).join(', ')}`);
    },
    { timeout: 20_000, interval: 20 },
  );

/** A hash of each table's rows, to show that nothing was written; but of what each look at it moves: the idle ends of sessions, and who read what. */
export async function hashTables(db: Database): Promise<Record<string, string>> {
  await untilOutboxIsIdle(db);
  const tables = await db.kysely.introspection.getTables();
  const hashes = await Promise.all(
    tables
      .filter(({ name }) => !/^(?:sessions|login_failures|data_reads|order_names|sqlite_)/u.test(name))
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
