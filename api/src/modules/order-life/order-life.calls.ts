import type { Handlers } from '../../kernel/call-context.ts';
import { listNotifications } from './inbox/list-notifications.ts';
import { listOrderRows } from './list-order-rows.ts';
import { getOrder } from './read-orders.ts';
import { setStatus } from './set-status.ts';
import {
  acceptAgreement,
  acceptAgreements,
  cancelOrder,
  chooseCourier,
  moveToPrevious,
  relaunchSignature,
  selectMethod,
  shopCancelOrder,
  shopTakeOver,
  superadminCancelOrder,
  visitOrder,
} from './simple-events.ts';
import { streamChanges } from './stream-changes.ts';

/** The calls of this module. */
export const orderLifeCalls = {
  acceptAgreement,
  acceptAgreements,
  cancelOrder,
  chooseCourier,
  listNotifications,
  moveToPrevious,
  relaunchSignature,
  selectMethod,
  setStatus,
  shopCancelOrder,
  shopTakeOver,
  superadminCancelOrder,
  visitOrder,
  getOrder: (request) => getOrder(request as never),
  getShopOrder: (request) => getOrder(request as never),
  getSuperadminOrder: (request) => getOrder(request as never),
  streamChanges: (request) => streamChanges(request as never),
  streamShopChanges: (request) => streamChanges(request as never),
  streamSuperadminChanges: (request) => streamChanges(request as never),
  listShopOrders: (request) => listOrderRows(request as never),
  listOrders: (request) => listOrderRows(request as never),
} satisfies Partial<Handlers>;
