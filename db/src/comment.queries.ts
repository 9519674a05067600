import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { keysOfOrder, keysToWrite } from './engine/sealed/order-keys.ts';
import { open, seal } from './engine/sealed/seal.ts';
import { bit } from './tables/columns.ts';
import type { CommentsTable } from './tables/tasks.ts';

/** Free text about an order; people write about people, so it is sealed. One with a task is the task's words. */
export interface Comment extends Readonly<Omit<Selectable<CommentsTable>, 'body' | 'seen' | 'forShop'>> {
  readonly body: string;
  readonly seen: boolean;
  /** Whether the order's shop reads it too. */
  readonly forShop: boolean;
}

/** Opened. */
export const commentFromRow = (keys: Keyring, row: Selectable<CommentsTable>): Comment => ({
  ...row,
  body: open(keys, `comments:${row.id}:body`, row.body),
  seen: row.seen === 1,
  forShop: row.forShop === 1,
});

export async function insertComment(
  tx: Tx,
  {
    forShop = false,
    ...comment
  }: Pick<Comment, 'orderId' | 'userId' | 'body' | 'taskId'> & { readonly forShop?: boolean },
  at: number,
): Promise<Comment> {
  const id = newId();
  const keys = await keysToWrite(tx, comment.orderId);
  const row = await tx.kysely
    .insertInto('comments')
    .values({
      ...comment,
      id,
      body: seal(keys, `comments:${id}:body`, comment.body),
      seen: 0,
      forShop: bit(forShop),
      createdAt: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return commentFromRow(keys, row);
}

/** A comment that the order's shop reads too, with who wrote it. */
export interface ShopComment extends Pick<Comment, 'id' | 'body' | 'createdAt'> {
  readonly author: string | null;
  /** Somebody of a shop, not of the head office. */
  readonly byShop: boolean;
}

/** What the order's shop and the head office have said to each other, newest first. */
export async function listShopComments(tx: Tx, orderId: string): Promise<readonly ShopComment[]> {
  const rows = await tx.kysely
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.userId')
    .select(['comments.id', 'comments.body', 'comments.createdAt', 'users.fullName', 'users.shopId'])
    .where('comments.orderId', '=', orderId)
    .where('comments.forShop', '=', 1)
    .where('comments.deletedAt', 'is', null)
    .orderBy('comments.id', 'desc')
    .limit(200)
    .execute();
  const keys = await keysOfOrder(tx, orderId);
  return rows.map(({ id, body, createdAt, fullName, shopId }) => ({
    id,
    body: open(keys, `comments:${id}:body`, body),
    createdAt,
    author: fullName,
    byShop: shopId !== null,
  }));
}

/** A deleted one too. */
export async function loadComment(tx: Tx, id: string): Promise<Comment | null> {
  const row = await tx.kysely.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? commentFromRow(await keysOfOrder(tx, row.orderId), row) : null;
}

export async function markCommentSeen(tx: Tx, id: string): Promise<void> {
  await tx.kysely.updateTable('comments').set({ seen: 1 }).where('id', '=', id).execute();
}

/** The text stays, sealed, for whoever takes it back; false where it was deleted before. */
export async function deleteComment(tx: Tx, id: string, userId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('comments')
    .set({ deletedAt: at, deletedBy: userId })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes back what this account deleted since then (epoch milliseconds); false where there is nothing such. */
export async function restoreComment(tx: Tx, id: string, userId: string, since: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('comments')
    .set({ deletedAt: null, deletedBy: null })
    .where('id', '=', id)
    .where('deletedBy', '=', userId)
    .where('deletedAt', '>=', since)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
