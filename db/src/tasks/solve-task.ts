import type { Tx } from '../database.ts';

/** False when the task was not active any more. */
export async function solveTask(tx: Tx, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('tasks')
    .set({ status: 'solved', settledAt: at })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
