import { forgetOrderView, listOtherViewers, listUserNames, noteOrderView } from '@app/db';
import { userOf } from '../../kernel/access.ts';
import type { Query } from '../../kernel/handlers.ts';
import { findOrder } from './authorize-order.ts';

/** A page that was not heard of for so long is closed: it missed two of its calls. */
const gone = 25_000;

/** Who has the order's page open, so that two do not work on one order unawares, and whose order it is. */
export const viewOrder: Query<'viewOrder'> = async (request) => {
  const { ports, caller, body } = request;
  const { order } = await findOrder(request);
  const view = { orderId: order.id, userId: userOf(caller).id };
  const at = ports.now();
  const since = at - gone;
  const isNews = await ports.db.transaction(async (tx) => {
    if (!body.leaves) return noteOrderView(tx, view, { at, since });
    await forgetOrderView(tx, view);
    return true;
  });
  if (isNews) ports.changes.tell('view', order.id);
  const { attendantId } = order;
  const [others, names] = await Promise.all([
    listOtherViewers(ports.db, view, since),
    listUserNames(ports.db, attendantId === null ? [] : [attendantId]),
  ]);
  const attendant = attendantId === null ? undefined : names.get(attendantId);
  return {
    others: others.map(({ id, fullName }) => ({ id, full_name: fullName })),
    attendant:
      attendantId === null || attendant === undefined ? null : { id: attendantId, full_name: attendant },
  };
};
