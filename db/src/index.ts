/**
 * The front door. `openDatabase`, then one query one file: each takes a transaction first, reads take the database
 * itself too. Rows come as the domain knows them: camelCase, personal columns opened, booleans true and false.
 */
export { insertUser, invalidatePassword, saveUser, setPassword, type NewUser } from './account.queries.ts';
export { insertAgreement, loadAgreement, saveReadingFile, type Agreement } from './agreement.queries.ts';
export { listApiKeys, loadShopByApiKey, putApiKey, revokeApiKey, type ApiKey } from './api-key.queries.ts';
export { loadApplication, type Application } from './application.queries.ts';
export { backUp, type NamedContent } from './backup/back-up.ts';
export { checkCopy } from './backup/check-copy.ts';
export { restore } from './backup/restore.ts';
export {
  insertBankVerification,
  listBankVerifications,
  loadBankVerification,
  saveBankVerification,
  type BankVerification,
  type NewBankVerification,
} from './bank-verification.queries.ts';
export {
  countCatalogue,
  importCategories,
  importPredefinedProducts,
  listCategories,
  listPredefinedProducts,
  type Category,
  type CategoryImport,
  type CategoryInstalment,
  type CategoryPriceRange,
  type PredefinedProduct,
} from './catalogue.queries.ts';
export { insertComment, type Comment } from './comment.queries.ts';
export { listCompanyNames, loadCompany, saveCompany } from './company.queries.ts';
export { newCompany, type Address, type BureauData, type Company, type LegalForm } from './company.ts';
export {
  importConsentTexts,
  listConsents,
  listConsentTexts,
  recordConsents,
  type AcceptedConsent,
  type ConsentAnswer,
  type ConsentText,
} from './consent.queries.ts';
export { loadDraft, removeDraft, saveDraft, type Draft } from './draft.queries.ts';
export { recordMove, type Transition } from './engine/commit-transition.ts';
export type { Database, DialectName, Engine, Signals, Tx } from './engine/database.ts';
export { lockDatabase, ownFile, type DatabaseLock } from './engine/dialects/sqlite-file.ts';
export { isDatabaseUnavailable, isUniqueViolation, StaleVersion } from './engine/errors.ts';
export {
  beginRequest,
  findReply,
  finishRequest,
  forgetOldRequests,
  forgetRequest,
  storeReply,
  type BegunRequest,
  type KeyedRequest,
  type ReplyToStore,
  type RequestKey,
  type StoredReply,
} from './engine/idempotency.ts';
export { newId, newSlug } from './engine/ids.ts';
export {
  claimInboxEntries,
  countInbox,
  listUnappliedInboxEntries,
  receiveInboxEntry,
  releaseInboxEntries,
  settleInboxEntry,
  type ClaimedInboxEntry,
  type InboxState,
  type NewInboxEntry,
  type ReceivedInboxEntry,
  type Settlement,
  type UnappliedInboxEntry,
} from './engine/inbox.ts';
export { openDatabase, type DatabaseSettings } from './engine/open-database.ts';
export { appendOrderEvent, type StoredOrderEvent } from './engine/order-events.ts';
export {
  noOffer,
  type Contact,
  type Order,
  type OrderChanges,
  type ProposedOffer,
} from './engine/order-row.ts';
export {
  claimEffects,
  finishEffect,
  markPersonAsked,
  nextEffectDueAt,
  releaseEffects,
  renewEffectLeases,
  retryEffect,
  type Share,
} from './engine/outbox-claims.ts';
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
export { orderAfter, saveOrder, solveTasksRaisedIn } from './engine/save-order.ts';
export { hashToken, logDigest } from './engine/sealed/digests.ts';
export type { DataKey, Keyring } from './engine/sealed/keyring.ts';
export { claimExternalOrder, ExternalNumberTaken, loadExternalOrder } from './external-order.queries.ts';
export { insertFile, listStoredPaths, loadFile, type NewFile, type StoredFile } from './file.queries.ts';
export {
  importLoanParameters,
  importMedicalRanges,
  importPlmRows,
  listLoanParameters,
  listMedicalRanges,
  listPlmRows,
  rowsOfCategory,
  type LoanParameters,
  type MedicalRange,
  type PlmRow,
} from './financing-terms.queries.ts';
export { loadForUpdate, type LoadedForUpdate, type LoadedOrder } from './load-for-update.ts';
export {
  clearLoginFailures,
  countLoginAttempt,
  forgetLoginFailures,
  forgetOldSources,
  forgetSourcesOf,
  isKnownSource,
  rememberSource,
  type CountedAttempt,
  type LoginAttempt,
} from './login-attempt.queries.ts';
export {
  insertNotification,
  listNotifications,
  readNotification,
  type Notification,
} from './notification.queries.ts';
export { insertNumberReveal, listNumberReveals } from './number-reveal.queries.ts';
export { loadFeatures, probeWriting, saveFeature } from './operations.queries.ts';
export { loadOrderDetails, type OrderDetails } from './order-details.queries.ts';
export { checkHistory, foldOrderEvents, listOrderEvents } from './order-history.queries.ts';
export {
  listOrderItems,
  replaceOrderItems,
  type NewOrderItem,
  type OrderItem,
} from './order-item.queries.ts';
export type { OrderListFilters, OrderSort } from './order-list-plan.ts';
export {
  countOrders,
  listOrders,
  listOrdersWithTask,
  type OrderCounts,
  type OrderCursor,
  type OrderPage,
  type OrderPaging,
} from './order-list.queries.ts';
export type { OrderScope, SearchCursor } from './order-scope.ts';
export { searchOrders, type SearchPage, type SearchScope } from './order-search.queries.ts';
export {
  findOrdersByVatId,
  insertOrder,
  isEmailOfOtherCompany,
  loadOrder,
  loadOrderByExternalId,
  loadOrderById,
  loadOrderByNumber,
  loadOrderVersion,
  lockOrder,
  type NewOrder,
  type OrderVersion,
} from './order.queries.ts';
export { claimOverdueOrders, releaseOverdueOrders, type OverdueOrder } from './overdue-order.queries.ts';
export {
  endPasswordLinks,
  findPasswordLink,
  insertPasswordLink,
  startPasswordLink,
} from './password-link.queries.ts';
export {
  insertPayment,
  listPayments,
  loadPayment,
  loadPaymentByProviderId,
  savePayment,
  type NewPayment,
  type Payment,
} from './payment.queries.ts';
export {
  confirmIdentities,
  listPersons,
  newPerson,
  replacePersons,
  type DocumentType,
  type NewPerson,
  type Person,
} from './person.queries.ts';
export {
  beginEnrolment,
  finishEnrolment,
  loadSecondFactor,
  putRecoveryCodes,
  removeSecondFactor,
  tryTimeCode,
  useRecoveryCode,
} from './second-factor.queries.ts';
export {
  confirmSession,
  endOtherSessions,
  endSession,
  endUserSessions,
  forgetEndedSessions,
  insertSession,
  loadSession,
  touchSession,
  type Session,
} from './session.queries.ts';
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
  newShopSettings,
  shopConfigs,
  shopFlags,
  type Shop,
  type ShopConfig,
  type ShopConfigName,
  type ShopFront,
  type ShopSettings,
} from './shop.ts';
export {
  deleteTicket,
  forgetTickets,
  insertTicket,
  tryTicket,
  type ShownTicket,
  type TriedTicket,
} from './sign-in-ticket.queries.ts';
export {
  insertSignature,
  listSignatures,
  loadSignatureByProcess,
  saveSignature,
  type NewSignature,
  type Signature,
} from './signature.queries.ts';
export { listSentSmsCodes, putSmsCode, trySmsCode, type SentSmsCode } from './sms-code.queries.ts';
export type { Sector } from './tables/catalogue.ts';
export type { OfferColumns, ReceiveChannel } from './tables/orders.ts';
export type { FileType } from './tables/payments.ts';
export {
  countActiveTasks,
  listActiveTasks,
  listActiveTasksOf,
  listTasks,
  raiseTask,
  solveTask,
  type Task,
} from './task.queries.ts';
export { checkKeys, type KeyFaults } from './upkeep/check-keys.ts';
export { reindexOrders, type Reindexed } from './upkeep/reindex-orders.ts';
export { rotateKeys, type RotatedTable } from './upkeep/rotate-keys.ts';
export {
  holdUser,
  holdUsers,
  listUsers,
  loadUser,
  loadUserByEmail,
  loadUsers,
  type User,
} from './user.queries.ts';
