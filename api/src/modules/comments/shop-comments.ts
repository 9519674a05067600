import {
  insertComment,
  listActiveUsers,
  listShopComments,
  loadAttendantId,
  loadOrderById,
  type Order,
  type ShopComment,
} from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import { userOf } from '../../kernel/access.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { authorizeOrder, findOrder } from '../order-life/authorize-order.ts';
import { ringBell } from '../order-life/ring-bell.ts';

type CommentReply = ReplyOf<'shopComment'>['comment'];

/** Who of the head office wrote something is no business of a shop. */
const commentReply = ({ id, slug, number }: Order, comment: ShopComment): CommentReply => ({
  id: comment.id,
  order: { id, slug, siemens_id: number },
  body: comment.body,
  author: comment.byShop ? comment.author : null,
  created_at: momentToWire(comment.createdAt),
});

export const shopListComments: Query<'shopListComments'> = async (request) => {
  const { order } = await findOrder(request);
  const comments = await listShopComments(request.ports.db, order.id);
  return { comments: comments.map((comment) => commentReply(order, comment)) };
};

/** A word of a salesman to the head office (TASK-031). */
export const shopComment: Command<'shopComment'> = async (request) => {
  const { ports, body, caller } = request;
  const user = userOf(caller);
  const { order } = await authorizeOrder(request, await loadOrderById(ports.db, body.order_id));
  const said = body.body.trim();
  if (said === '') throw invalid({ body: 'Napisz, o co chodzi' });
  const at = ports.now();
  const rung: string[] = [];
  return {
    async write(tx) {
      const comment = { orderId: order.id, userId: user.id, body: said, taskId: null, forShop: true };
      const { id } = await insertComment(tx, comment, at);
      const attendant = await loadAttendantId(tx, order.id);
      const concerned =
        attendant === null
          ? (await listActiveUsers(tx, ['superadmin'])).map((superadmin) => superadmin.id)
          : [attendant];
      for (const userId of concerned)
        if (await ringBell(tx, 'comment', order, { userId, by: user.id, at })) rung.push(userId);
      const stored = { id, body: said, createdAt: at, author: user.fullName, byShop: true };
      return { comment: commentReply(order, stored) };
    },
    ofOrder: () => order.id,
    committed() {
      ports.changes.tell('comment', order.id);
      for (const userId of rung) ports.changes.tell('bell', userId);
    },
  };
};
