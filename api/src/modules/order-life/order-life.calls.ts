// The calls of this module.
export { listProviderNotifications, retryNotification } from './inbox/provider-notifications.ts';
export { listProviders, listRetriedEffects, resendProviderEffects } from './outbox/provider-states.ts';
export { assignOrders } from './assign-orders.ts';
export { getAgreementRecord } from './record/agreement-record.ts';
export { listCompanyOrders, listPotentialFrauds, settlePotentialFraud } from './flags/potential-frauds.ts';
export { listApprovals } from './record/list-approvals.ts';
export { listOrderLife } from './record/list-order-life.ts';
export { shopGetClientVisit } from './client-visit.ts';
export { getDashboard } from './dashboard/get-dashboard.ts';
export { exportOrders } from './export-orders.ts';
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
export { viewOrder } from './view-order.ts';
export { visitOrder } from './visit-order.ts';
