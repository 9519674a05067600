import type { Tx } from '../database.ts';

/** How many orders wait for somebody's task, counted up to the limit: who has a thousand need not know of more. */
export async function countActiveTasks(tx: Tx, limit = 1_000): Promise<number> {
  const some = tx.kysely.selectFrom('tasks').select('id').where('status', '=', 'active').limit(limit);
  const { count } = await tx.kysely
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
