/**
 * The entry point. `openDatabase`, then queries by noun: each takes a transaction first, reads take the database itself
 * too. Rows come as the domain knows them: camelCase, personal columns opened, booleans true and false.
 */
export { listAccountChanges, noteAccountChanges } from './account-change.queries.ts';
export { countOtherAccounts, holdShop, listAccounts } from './account-list.queries.ts';
export * from './account.queries.ts';
export * from './agreement.queries.ts';
export * from './api-key.queries.ts';
export * from './application.queries.ts';
export * from './backup/back-up.ts';
export * from './backup/check-copy.ts';
export { momentOfOrderKeys, readOrderKeys, writeOrderKeys } from './backup/order-key-file.ts';
export { hasOrderKeys } from './backup/list-order-keys.ts';
export { putOrderKeys } from './backup/put-order-keys.ts';
export { eraseAgain } from './erasure/erase-again.ts';
export * from './backup/restore.ts';
export * from './bank-verification.queries.ts';
export * from './catalogue.queries.ts';
export * from './catalogue-table.queries.ts';
export * from './chart-figure.queries.ts';
export * from './chart.queries.ts';
export { foldText } from './fold-text.ts';
export { insertChildShop } from './child-shop.queries.ts';
export * from './client-visit.queries.ts';
export * from './comment-list.queries.ts';
export * from './comment.queries.ts';
export * from './company.queries.ts';
export * from './company.ts';
export * from './consent.queries.ts';
export * from './data-read.queries.ts';
export * from './default-category.queries.ts';
export {
  insertDefaultCategory,
  retireDefaultCategory,
  updateDefaultCategory,
} from './default-category-edit.queries.ts';
export * from './draft.queries.ts';
export * from './engine/commit-transition.ts';
export type { Database, Signals, Tx } from './engine/database.ts';
export * from './engine/dialects/sqlite-file.ts';
export * from './engine/errors.ts';
export {
  findReply,
  forgetOldRequests,
  dropStaleClaim,
  storeReply,
  type KeyedRequest,
  type ReplyToStore,
  type StoredReply,
} from './engine/idempotency.ts';
export * from './engine/ids.ts';
export * from './engine/inbox.ts';
export * from './engine/inbox-list.ts';
export type { NewOrder } from './engine/insert-order.ts';
export * from './engine/open-database.ts';
export type { StoredOrderEvent } from './engine/order-events.ts';
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
  hastenEffects,
  insertAccountEffect,
  insertEffects,
  listEffectsOf,
  listOpenEffects,
  resendEffect,
  type AccountEffect,
  type ListedEffect,
  type NewEffect,
  type OrderEffect,
  type OutboxEffect,
  type OutboxEffectName,
  type ShopEffect,
} from './engine/outbox.ts';
export * from './engine/outbox-retries.ts';
export { changesShopStatus } from './engine/shop-events.ts';
export * from './shop-webhook.queries.ts';
export { orderAfter, saveOrder } from './engine/save-order.ts';
export { hashToken, logDigest } from './engine/sealed/digests.ts';
export { eraseOrder, lockToErase } from './erasure/erase-order.ts';
export * from './erasure/erasure-rests.ts';
export {
  findPersonsOrders,
  mostOrdersOfPerson,
  type PersonsOrder,
  type SoughtPerson,
} from './erasure/find-person.ts';
export { planOrder, type KeptKind, type OrderPlan } from './erasure/order-plan.ts';
export {
  insertPersonRequest,
  listPersonRequests,
  loadPersonRequest,
  savePersonRequest,
  type PersonRequest,
} from './erasure/person-requests.ts';
export * from './erasure/retention.ts';
export * from './erasure/retention-rules.ts';
export * from './external-identity.queries.ts';
export * from './external-order.queries.ts';
export * from './file.queries.ts';
export * from './financing-terms.queries.ts';
export * from './identity-login.queries.ts';
export * from './load-for-update.ts';
export * from './login-attempt.queries.ts';
export * from './maintenance-message.queries.ts';
export * from './notification.queries.ts';
export * from './number-reveal.queries.ts';
export * from './operations.queries.ts';
export * from './order-change.queries.ts';
export { loadOrderDetails, type OrderDetails } from './order-details.queries.ts';
export * from './order-day.queries.ts';
export * from './flagged-order.queries.ts';
export * from './order-flag.queries.ts';
export * from './order-histories.queries.ts';
export * from './order-history.queries.ts';
export * from './order-item.queries.ts';
export type { OrderListFilters, OrderSort } from './order-list-plan.ts';
export * from './order-list.queries.ts';
export type { OrderScope } from './order-scope.ts';
export {
  insertComparedCalculation,
  listComparedCalculations,
  removeComparedCalculation,
  type ComparedCalculation,
} from './compared-calculation.queries.ts';
export * from './med-sales.queries.ts';
export * from './offer-mail.queries.ts';
export * from './order-view.queries.ts';
export * from './order-search.queries.ts';
export {
  assignOrders,
  isEmailOfOtherCompany,
  loadAttendantId,
  loadOrder,
  loadOrderByExternalId,
  loadOrderById,
  loadOrdersByIds,
  loadOrderVersion,
  loadShownOrder,
  lockOrder,
  lockOrderById,
} from './order.queries.ts';
export type { ShownOrder } from './order.queries.ts';
export * from './overdue-order.queries.ts';
export * from './password-link.queries.ts';
export * from './payment.queries.ts';
export * from './person.queries.ts';
export * from './possible-reason.queries.ts';
export * from './provider-answer.queries.ts';
export * from './propagation.queries.ts';
export * from './read-alert.queries.ts';
export * from './read-figure.queries.ts';
export * from './rate.queries.ts';
export * from './refund-register.queries.ts';
export * from './refund.queries.ts';
export {
  isShopNameTaken,
  listManagedShops,
  listPotentialParents,
  loadShopFigures,
  updateShop,
} from './managed-shop.queries.ts';
export * from './payments-report.queries.ts';
export * from './sales-report.queries.ts';
export { readSandboxShop, takeSandboxShop } from './sandbox-shop.queries.ts';
export type { SandboxShop } from './sandbox-shop.ts';
export * from './saved-report.queries.ts';
export * from './saved-view.queries.ts';
export * from './second-factor.queries.ts';
export * from './sent-report.queries.ts';
export * from './session.queries.ts';
export { setShopActive } from './shop-block.queries.ts';
export {
  listShopCategories,
  loadShopCategory,
  saveShopCategory,
  type ShopCategory,
} from './shop-category.queries.ts';
export {
  insertBroker,
  listBrokers,
  listPotentialProviders,
  loadShopLinks,
  saveShopLinks,
} from './shop-form.queries.ts';
export { setShopLogo } from './shop-logo.queries.ts';
export { listShopChanges } from './shop-change.queries.ts';
export {
  insertShop,
  listProviders,
  listShopNames,
  listShops,
  listVisibleShopIds,
  loadShop,
  loadShopByClientId,
  loadShops,
} from './shop.queries.ts';
export {
  newShopSettings,
  shopConfigs,
  shopFlags,
  type Shop,
  type ShopConfigName,
  type ShopFront,
} from './shop.ts';
export * from './sign-in-ticket.queries.ts';
export * from './signature.queries.ts';
export * from './potential-fraud.queries.ts';
export * from './sms-code.queries.ts';
export type { Sector } from './tables/catalogue.ts';
export type { OfferColumns } from './tables/orders.ts';
export * from './superadmin.queries.ts';
export * from './task.queries.ts';
export * from './upkeep/check-keys.ts';
export { placesOfPersons, type Whose } from './upkeep/personal-data.ts';
export * from './upkeep/reindex-orders.ts';
export * from './upkeep/rotate-keys.ts';
export * from './user-settings.queries.ts';
export * from './user.queries.ts';
