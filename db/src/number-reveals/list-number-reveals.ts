import type { Tx } from '../database.ts';
import { numberRevealFromRow, type NumberReveal } from './number-reveal.ts';

/** Who has seen numbers of the order, in the order of time. */
export async function listNumberReveals(tx: Tx, orderId: string): Promise<NumberReveal[]> {
  const rows = await tx.kysely
    .selectFrom('numberReveals')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => numberRevealFromRow(tx.keys, row));
}
