import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { seal } from '../sealed/seal.ts';
import { commentFromRow, type Comment } from './comment.ts';

export async function insertComment(
  tx: Tx,
  comment: Pick<Comment, 'orderId' | 'userId' | 'body' | 'taskId'>,
  at: number,
): Promise<Comment> {
  const id = newId();
  const row = await tx.kysely
    .insertInto('comments')
    .values({
      ...comment,
      id,
      body: seal(tx.keys, `comments:${id}:body`, comment.body),
      seen: 0,
      createdAt: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return commentFromRow(tx.keys, row);
}
