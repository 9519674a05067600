import { listNotifications } from './inbox/list-notifications.ts';
import { listOrderRows } from './list-order-rows.ts';
import { getOrder } from './read-orders.ts';
import { setStatus } from './set-status.ts';
import { visitOrder } from './visit-order.ts';
import { streamChanges } from './stream-changes.ts';
import type { SomeHandlers } from '../../kernel/handlers.ts';

/** The calls of this module. */
export const orderLifeCalls = {
  listNotifications,
  setStatus,
  visitOrder,
  getOrder,
  getShopOrder: getOrder,
  getSuperadminOrder: getOrder,
  streamChanges,
  streamShopChanges: streamChanges,
  streamSuperadminChanges: streamChanges,
  listShopOrders: listOrderRows,
  listOrders: listOrderRows,
} satisfies SomeHandlers;
