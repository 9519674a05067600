import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { open, seal } from './engine/sealed/seal.ts';
import type { CommentsTable } from './tables/tasks.ts';

/** Free text about an order; people write about people, so it is sealed. */
export interface Comment extends Readonly<Omit<Selectable<CommentsTable>, 'body' | 'seen' | 'deletedAt'>> {
  readonly body: string;
  readonly seen: boolean;
}

function commentFromRow(keys: Keyring, row: Selectable<CommentsTable>): Comment {
  const { deletedAt: _, ...same } = row;
  return { ...same, body: open(keys, `comments:${row.id}:body`, row.body), seen: row.seen === 1 };
}

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
