import { insertNotification, loadUser, type Order, type Tx } from '@app/db';
import { mayDo } from '@app/machines/contract';

/** What a bell tells of an order. */
type Ring = 'comment' | 'task';

/** Adds a line to the bell of whom it concerns; false where that is who did it, nobody, or somebody without a bell (NOTIFY-001). */
export async function ringBell(
  tx: Tx,
  type: Ring,
  order: Pick<Order, 'slug' | 'number'>,
  {
    userId,
    by,
    at,
  }: {
    readonly userId: string | null;
    /** Null where the application itself tells it. */ readonly by: string | null;
    readonly at: number;
  },
): Promise<boolean> {
  if (userId === null || userId === by) return false;
  const user = await loadUser(tx, userId);
  if (user === null || !user.active || !mayDo(user.roles, 'ringBell')) return false;
  const data = JSON.stringify({ slug: order.slug, siemensId: order.number });
  await insertNotification(tx, { userId, type, data }, at);
  return true;
}
