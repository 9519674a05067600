import type { Tx } from './engine/database.ts';

interface View {
  readonly orderId: string;
  readonly userId: string;
}

/** Notes that somebody looks at an order; true where nobody knew. Forgets who was not heard of since `since`. */
export async function noteOrderView(
  tx: Tx,
  { orderId, userId }: View,
  { at, since }: { readonly at: number; readonly since: number },
): Promise<boolean> {
  await tx.kysely
    .deleteFrom('orderViews')
    .where('orderId', '=', orderId)
    .where('seenAt', '<', since)
    .execute();
  const { numUpdatedRows } = await tx.kysely
    .updateTable('orderViews')
    .set({ seenAt: at })
    .where('orderId', '=', orderId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  await tx.kysely
    .insertInto('orderViews')
    .values({ orderId, userId, seenAt: at })
    .onConflict((conflict) => conflict.columns(['orderId', 'userId']).doUpdateSet({ seenAt: at }))
    .execute();
  return true;
}

/** Forgets that somebody looks at an order. */
export async function forgetOrderView(tx: Tx, { orderId, userId }: View): Promise<void> {
  await tx.kysely
    .deleteFrom('orderViews')
    .where('orderId', '=', orderId)
    .where('userId', '=', userId)
    .execute();
}

/** Who else looks at an order, by name. */
export function listOtherViewers(
  tx: Tx,
  { orderId, userId }: View,
  since: number,
): Promise<{ id: string; fullName: string }[]> {
  return tx.kysely
    .selectFrom('orderViews')
    .innerJoin('users', 'users.id', 'orderViews.userId')
    .select(['users.id', 'users.fullName'])
    .where('orderViews.orderId', '=', orderId)
    .where('orderViews.userId', '<>', userId)
    .where('orderViews.seenAt', '>=', since)
    .orderBy('users.fullName')
    .limit(20)
    .execute();
}
