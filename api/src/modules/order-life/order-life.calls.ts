// The calls of this module.
export { listNotifications } from './inbox/list-notifications.ts';
export { assignOrders } from './assign-orders.ts';
export { explainOrder } from './moves/explain-order.ts';
export { listOrderEffects, resendEffect } from './moves/order-effects.ts';
export { listOrderRows as listOrders, listOrderRows as listShopOrders } from './list-order-rows.ts';
export { getOrder, getOrder as getShopOrder, getOrder as getSuperadminOrder } from './read-orders.ts';
export { listSendBackTargets, sendBack } from './send-back.ts';
export { setStatus } from './set-status.ts';
export {
  streamChanges,
  streamChanges as streamShopChanges,
  streamChanges as streamSuperadminChanges,
} from './stream-changes.ts';
export { visitOrder } from './visit-order.ts';
