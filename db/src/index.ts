/**
 * The entry point. `openDatabase`, then queries by noun: each takes a transaction first, reads take the database itself
 * too. Rows come as the domain knows them: camelCase, personal columns opened, booleans true and false.
 */
export * from './account.queries.ts';
export * from './agreement.queries.ts';
export * from './api-key.queries.ts';
export * from './application.queries.ts';
export * from './backup/back-up.ts';
export * from './backup/check-copy.ts';
export * from './backup/restore.ts';
export * from './bank-verification.queries.ts';
export * from './catalogue.queries.ts';
export * from './comment.queries.ts';
export * from './company.queries.ts';
export * from './company.ts';
export * from './consent.queries.ts';
export * from './draft.queries.ts';
export * from './engine/commit-transition.ts';
export type { Database, Engine, Signals, Tx } from './engine/database.ts';
export * from './engine/dialects/sqlite-file.ts';
export * from './engine/errors.ts';
export {
  beginRequest,
  findReply,
  finishRequest,
  forgetOldRequests,
  dropStaleClaim,
  storeReply,
  type BegunRequest,
  type KeyedRequest,
  type ReplyToStore,
  type RequestKey,
  type StoredReply,
} from './engine/idempotency.ts';
export * from './engine/ids.ts';
export * from './engine/inbox.ts';
export * from './engine/open-database.ts';
export { appendOrderEvent, type StoredOrderEvent } from './engine/order-events.ts';
export {
  noOffer,
  type Contact,
  type Order,
  type OrderChanges,
  type ProposedOffer,
} from './engine/order-row.ts';
export * from './engine/outbox-claims.ts';
export {
  countOutbox,
  insertAccountEffect,
  insertEffects,
  listOpenEffects,
  type AccountEffect,
  type NewEffect,
  type OpenEffect,
  type OrderEffect,
  type OutboxEffect,
  type OutboxEffectName,
  type OutboxState,
} from './engine/outbox.ts';
export { orderAfter, saveOrder } from './engine/save-order.ts';
export { hashToken, logDigest } from './engine/sealed/digests.ts';
export type { DataKey, Keyring } from './engine/sealed/keyring.ts';
export * from './external-order.queries.ts';
export * from './file.queries.ts';
export * from './financing-terms.queries.ts';
export * from './load-for-update.ts';
export * from './login-attempt.queries.ts';
export * from './notification.queries.ts';
export * from './number-reveal.queries.ts';
export * from './operations.queries.ts';
export { loadOrderDetails, type OrderDetails } from './order-details.queries.ts';
export * from './order-history.queries.ts';
export * from './order-item.queries.ts';
export type { OrderListFilters, OrderSort } from './order-list-plan.ts';
export * from './order-list.queries.ts';
export type { OrderScope, SearchCursor } from './order-scope.ts';
export * from './order-search.queries.ts';
export {
  insertOrder,
  isEmailOfOtherCompany,
  loadOrder,
  loadOrderByExternalId,
  loadOrderById,
  loadOrderVersion,
  lockOrder,
  type NewOrder,
  type OrderVersion,
} from './order.queries.ts';
export * from './overdue-order.queries.ts';
export * from './password-link.queries.ts';
export * from './payment.queries.ts';
export * from './person.queries.ts';
export * from './second-factor.queries.ts';
export * from './session.queries.ts';
export {
  insertShop,
  listProviders,
  listShops,
  listVisibleShopIds,
  loadShop,
  loadShopByClientId,
  loadShops,
  saveShop,
  type NewShop,
  type ShopCursor,
} from './shop.queries.ts';
export {
  shopConfigs,
  shopFlags,
  type Shop,
  type ShopConfig,
  type ShopConfigName,
  type ShopFront,
  type ShopSettings,
} from './shop.ts';
export * from './sign-in-ticket.queries.ts';
export * from './signature.queries.ts';
export * from './sms-code.queries.ts';
export type { Sector } from './tables/catalogue.ts';
export type { OfferColumns, ReceiveChannel } from './tables/orders.ts';
export type { FileType } from './tables/documents.ts';
export type { DialectName } from './tables/schema.ts';
export * from './task.queries.ts';
export * from './upkeep/check-keys.ts';
export * from './upkeep/reindex-orders.ts';
export * from './upkeep/rotate-keys.ts';
export * from './user.queries.ts';
