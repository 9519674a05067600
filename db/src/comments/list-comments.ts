import type { Tx } from '../database.ts';
import { commentFromRow, type Comment } from './comment.ts';

/** Newest first, deleted ones left out. */
export async function listComments(tx: Tx, orderId: string): Promise<Comment[]> {
  const rows = await tx.kysely
    .selectFrom('comments')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => commentFromRow(tx.keys, row));
}
