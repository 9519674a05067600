import type { Order } from '@app/db';
import { deadlineAt } from '@app/machines/order';

/** Until when the order's offer may be taken, epoch ms; where nothing ends it, since when it stands. */
export const validUntil = (order: Order): number =>
  order.deadlineAt ?? deadlineAt(order.status, order.facts, order.statusSince) ?? order.statusSince;
