import type { Tx } from '../database.ts';

/** Marks persons of an order as identified; who already was keeps the earlier time. Answers how many were marked now. */
export async function confirmIdentities(
  tx: Tx,
  orderId: string,
  personIds: readonly string[],
  at: number,
): Promise<number> {
  if (personIds.length === 0) return 0;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('persons')
    .set({ identityConfirmedAt: at })
    .where('orderId', '=', orderId)
    .where('id', 'in', personIds)
    .where('identityConfirmedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
