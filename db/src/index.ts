/**
 * The front door. `openDatabase`, then one query one file: each takes a transaction first, reads take the database
 * itself too. Rows come as the domain knows them: camelCase, personal columns opened, booleans true and false.
 */
export type { Database, DialectName, Engine, Tx } from './database.ts';
export { isUniqueViolation } from './is-unique-violation.ts';
export { isDatabaseAway } from './operations/is-database-away.ts';
export { probeWriting } from './operations/probe-writing.ts';
export type { Signals } from './signals.ts';
export { openDatabase, type DatabaseSettings } from './open-database.ts';
export { StaleVersion } from './stale-version.ts';
export { insertAgreement, type Agreement } from './agreements/insert-agreement.ts';
export { loadAgreement } from './agreements/load-agreement.ts';
export { saveReadingFile } from './agreements/save-reading-file.ts';
export { backUp, type NamedContent } from './backup/back-up.ts';
export { checkCopy } from './backup/check-copy.ts';
export { restore } from './backup/restore.ts';
export type { BankVerification } from './bank-verifications/bank-verification.ts';
export {
  insertBankVerification,
  type NewBankVerification,
} from './bank-verifications/insert-bank-verification.ts';
export { listBankVerifications } from './bank-verifications/list-bank-verifications.ts';
export { loadBankVerification } from './bank-verifications/load-bank-verification.ts';
export { saveBankVerification } from './bank-verifications/save-bank-verification.ts';
export type { Category, CategoryInstalment, CategoryPriceRange } from './catalogue/category.ts';
export { countCatalogue } from './catalogue/count-catalogue.ts';
export { importCategories, type CategoryImport } from './catalogue/import-categories.ts';
export { importConsentTexts } from './catalogue/import-consent-texts.ts';
export { importLoanParameters } from './catalogue/import-loan-parameters.ts';
export { importMedicalRanges } from './catalogue/import-medical-ranges.ts';
export { importPlmRows } from './catalogue/import-plm-rows.ts';
export { importPredefinedProducts } from './catalogue/import-predefined-products.ts';
export { listCategories } from './catalogue/list-categories.ts';
export { listConsentTexts, type ConsentText } from './catalogue/list-consent-texts.ts';
export { listLoanParameters, type LoanParameters } from './catalogue/list-loan-parameters.ts';
export { listMedicalRanges, type MedicalRange } from './catalogue/list-medical-ranges.ts';
export { listPlmRows, type PlmRow } from './catalogue/list-plm-rows.ts';
export { listPredefinedProducts, type PredefinedProduct } from './catalogue/list-predefined-products.ts';
export { rowsOfCategory } from './catalogue/rows-of-category.ts';
export type { Comment } from './comments/comment.ts';
export { insertComment } from './comments/insert-comment.ts';
export {
  newCompany,
  type Address,
  type BureauData,
  type Company,
  type LegalForm,
} from './companies/company.ts';
export { listCompanyNames } from './companies/list-company-names.ts';
export { loadCompany } from './companies/load-company.ts';
export { saveCompany } from './companies/save-company.ts';
export { listConsents, type AcceptedConsent } from './consents/list-consents.ts';
export { recordConsents, type ConsentAnswer } from './consents/record-consents.ts';
export { ownFile } from './dialects/own-file.ts';
export { holdDatabase, type Held } from './dialects/hold-database.ts';
export { loadDraft, type Draft } from './drafts/load-draft.ts';
export { removeDraft } from './drafts/remove-draft.ts';
export { saveDraft } from './drafts/save-draft.ts';
export { loadFeatures } from './features/load-features.ts';
export { saveFeature } from './features/save-feature.ts';
export { insertFile, type NewFile } from './files/insert-file.ts';
export { listStoredPaths } from './files/list-stored-paths.ts';
export { loadFile } from './files/load-file.ts';
export type { StoredFile } from './files/stored-file.ts';
export { claimExternalOrder, ExternalNumberTaken } from './external-orders/claim-external-order.ts';
export { loadExternalOrder } from './external-orders/load-external-order.ts';
export { beginRequest, type BegunRequest, type RequestKey } from './idempotency/begin-request.ts';
export { findReply, type FoundReply, type KeyedRequest } from './idempotency/find-reply.ts';
export { finishRequest } from './idempotency/finish-request.ts';
export { forgetOldRequests } from './idempotency/forget-old-requests.ts';
export { forgetRequest } from './idempotency/forget-request.ts';
export { keepReply, type ReplyToKeep } from './idempotency/keep-reply.ts';
export { newId } from './ids/new-id.ts';
export { newSlug } from './ids/new-slug.ts';
export { countInbox, type InboxState } from './inbox/count-inbox.ts';
export { handBackNotifications } from './inbox/hand-back-notifications.ts';
export {
  listNotificationsNotApplied,
  type NotAppliedNotification,
} from './inbox/list-notifications-not-applied.ts';
export {
  receiveNotification,
  type NewNotification,
  type ReceivedNotification,
} from './inbox/receive-notification.ts';
export { settleNotification, type Settlement } from './inbox/settle-notification.ts';
export { takeNotifications, type WaitingNotification } from './inbox/take-notifications.ts';
export { forgetOldSources, forgetSourcesOf } from './known-sources/forget-sources.ts';
export { isKnownSource } from './known-sources/is-known-source.ts';
export { rememberSource } from './known-sources/remember-source.ts';
export { clearLoginFailures } from './login-failures/clear-login-failures.ts';
export { countLoginAttempt, type CountedAttempt } from './login-failures/count-login-attempt.ts';
export { forgetLoginFailures } from './login-failures/forget-login-failures.ts';
export type { LoginAttempt } from './login-failures/login-attempt.ts';
export { insertNotification, type Notification } from './notifications/insert-notification.ts';
export { listNotifications } from './notifications/list-notifications.ts';
export { readNotification } from './notifications/read-notification.ts';
export { insertNumberReveal } from './number-reveals/insert-number-reveal.ts';
export { listNumberReveals } from './number-reveals/list-number-reveals.ts';
export { appendOrderEvent } from './order-events/append-order-event.ts';
export { checkHistory } from './order-events/check-history.ts';
export { foldOrderEvents } from './order-events/fold-order-events.ts';
export { loadOrderDossier } from './order-dossier/load-order-dossier.ts';
export type { OrderDossier } from './order-dossier/order-dossier.ts';
export { listOrderEvents } from './order-events/list-order-events.ts';
export type { StoredOrderEvent } from './order-events/order-event.ts';
export { listOrderItems } from './order-items/list-order-items.ts';
export type { OrderItem } from './order-items/order-item.ts';
export { replaceOrderItems, type NewOrderItem } from './order-items/replace-order-items.ts';
export { countOrders, type OrderCounts } from './orders/count-orders.ts';
export { findOrdersByVatId } from './orders/find-orders-by-vat-id.ts';
export type { OverdueOrder } from './orders/overdue-order.ts';
export { insertOrder, type NewOrder } from './orders/insert-order.ts';
export { isEmailOfOtherCompany } from './orders/is-email-of-other-company.ts';
export { listOrders, type OrderCursor, type OrderPage, type OrderPaging } from './orders/list-orders.ts';
export type { OrderScope } from './orders/order-scope.ts';
export type { OrderListFilters, OrderSort } from './orders/plan-order-list.ts';
export { loadOrderByExternalId } from './orders/load-order-by-external-id.ts';
export { loadOrderById } from './orders/load-order-by-id.ts';
export { loadOrderByNumber } from './orders/load-order-by-number.ts';
export { loadOrderDetails, type OrderDetails } from './orders/load-order-details.ts';
export { loadOrderVersion, type OrderVersion } from './orders/load-order-version.ts';
export { loadOrder } from './orders/load-order.ts';
export { lockOrder } from './orders/lock-order.ts';
export { noOffer } from './orders/no-offer.ts';
export type { Contact, Order, OrderChanges, ProposedOffer } from './orders/order.ts';
export { readForMove, type OrderAtHand, type ReadForMove } from './orders/read-for-move.ts';
export { releaseOverdueOrders } from './orders/release-overdue-orders.ts';
export { recordMove, type PlainMove } from './orders/record-move.ts';
export { orderAfter, saveOrder } from './orders/save-order.ts';
export { takeOverdueOrders } from './orders/take-overdue-orders.ts';
export { askPersonOnce } from './outbox/ask-person-once.ts';
export { countOutbox, type OutboxState } from './outbox/count-outbox.ts';
export { finishEffect } from './outbox/finish-effect.ts';
export { handBackEffects } from './outbox/hand-back-effects.ts';
export { holdEffects } from './outbox/hold-effects.ts';
export { listOpenEffects, type OpenEffect } from './outbox/list-open-effects.ts';
export { nextEffectDueAt } from './outbox/next-effect-due-at.ts';
export type { AccountEffect, OrderEffect, OutboxEffect, OutboxEffectName } from './outbox/outbox-effect.ts';
export { putAccountEffect } from './outbox/put-account-effect.ts';
export { putEffects, type NewEffect } from './outbox/put-effects.ts';
export { retryEffect } from './outbox/retry-effect.ts';
export { takeEffects, type Share } from './outbox/take-effects.ts';
export type { SearchCursor } from './order-search/hit.ts';
export { searchOrders, type SearchPage, type SearchScope } from './order-search/search-orders.ts';
export { insertPasswordLink } from './password-links/insert-password-link.ts';
export { endPasswordLinks } from './password-links/end-password-links.ts';
export { findPasswordLink } from './password-links/find-password-link.ts';
export { startPasswordLink } from './password-links/start-password-link.ts';
export { insertPayment, type NewPayment } from './payments/insert-payment.ts';
export { listPayments } from './payments/list-payments.ts';
export { loadPaymentByProviderId } from './payments/load-payment-by-provider-id.ts';
export { loadPayment } from './payments/load-payment.ts';
export type { Payment } from './payments/payment.ts';
export { savePayment } from './payments/save-payment.ts';
export { confirmIdentities } from './persons/confirm-identities.ts';
export { listPersons } from './persons/list-persons.ts';
export type { DocumentType, Person } from './persons/person.ts';
export { newPerson, type NewPerson } from './persons/new-person.ts';
export { replacePersons } from './persons/replace-persons.ts';
export { beginEnrolment } from './second-factors/begin-enrolment.ts';
export { finishEnrolment } from './second-factors/finish-enrolment.ts';
export { loadSecondFactor } from './second-factors/load-second-factor.ts';
export { putRecoveryCodes } from './second-factors/put-recovery-codes.ts';
export { removeSecondFactor } from './second-factors/remove-second-factor.ts';
export { tryTimeCode } from './second-factors/try-time-code.ts';
export { useRecoveryCode } from './second-factors/use-recovery-code.ts';
export { hashToken } from './sealed/hash-token.ts';
export type { DataKey, Keyring } from './sealed/keyring.ts';
export { logDigest } from './sealed/log-digest.ts';
export { confirmSession } from './sessions/confirm-session.ts';
export { endOtherSessions } from './sessions/end-other-sessions.ts';
export { endSession } from './sessions/end-session.ts';
export { endUserSessions } from './sessions/end-user-sessions.ts';
export { forgetEndedSessions } from './sessions/forget-ended-sessions.ts';
export { insertSession } from './sessions/insert-session.ts';
export { loadSession, type Session } from './sessions/load-session.ts';
export { touchSession } from './sessions/touch-session.ts';
export { insertShop, type NewShop } from './shops/insert-shop.ts';
export { listShops, type ShopCursor } from './shops/list-shops.ts';
export { listVisibleShopIds } from './shops/list-visible-shop-ids.ts';
export { listApiKeys, type ApiKey } from './shops/list-api-keys.ts';
export { loadShopByApiKey } from './shops/load-shop-by-api-key.ts';
export { loadShopByClientId } from './shops/load-shop-by-client-id.ts';
export { loadShop } from './shops/load-shop.ts';
export { loadShops } from './shops/load-shops.ts';
export { putApiKey } from './shops/put-api-key.ts';
export { revokeApiKey } from './shops/revoke-api-key.ts';
export { saveShop } from './shops/save-shop.ts';
export { shopConfigs, shopFlags, type ShopConfigName } from './shops/shop-flags.ts';
export {
  newShopSettings,
  type Shop,
  type ShopConfig,
  type ShopFront,
  type ShopSettings,
} from './shops/shop.ts';
export { deleteTicket } from './sign-in-tickets/delete-ticket.ts';
export { forgetTickets } from './sign-in-tickets/forget-tickets.ts';
export { insertTicket } from './sign-in-tickets/insert-ticket.ts';
export { tryTicket, type ShownTicket } from './sign-in-tickets/try-ticket.ts';
export { insertSignature, type NewSignature } from './signatures/insert-signature.ts';
export { listSignatures } from './signatures/list-signatures.ts';
export { loadSignatureByProcess } from './signatures/load-signature-by-process.ts';
export { saveSignature } from './signatures/save-signature.ts';
export type { Signature } from './signatures/signature.ts';
export { listSentSmsCodes, type SentSmsCode } from './sms-codes/list-sent-sms-codes.ts';
export { putSmsCode } from './sms-codes/put-sms-code.ts';
export { trySmsCode } from './sms-codes/try-sms-code.ts';
export { countActiveTasks } from './tasks/count-active-tasks.ts';
export { listActiveTasksOf } from './tasks/list-active-tasks-of.ts';
export { listOrdersWithTask } from './tasks/list-orders-with-task.ts';
export { listActiveTasks } from './tasks/list-active-tasks.ts';
export { listTasks } from './tasks/list-tasks.ts';
export { raiseTask, type Task } from './tasks/raise-task.ts';
export { solveTask } from './tasks/solve-task.ts';
export { solveTasksRaisedIn } from './tasks/solve-tasks-raised-in.ts';
export { checkKeys, type KeyFaults } from './upkeep/check-keys.ts';
export { reindexOrders, type Reindexed } from './upkeep/reindex-orders.ts';
export { rotateKeys, type RotatedTable } from './upkeep/rotate-keys.ts';
export { holdUser } from './users/hold-user.ts';
export { holdUsers } from './users/hold-users.ts';
export { invalidatePassword } from './users/invalidate-password.ts';
export { insertUser, type NewUser } from './users/insert-user.ts';
export { listUsers } from './users/list-users.ts';
export { loadUserByEmail } from './users/load-user-by-email.ts';
export { loadUser } from './users/load-user.ts';
export { loadUsers } from './users/load-users.ts';
export { saveUser } from './users/save-user.ts';
export { setPassword } from './users/set-password.ts';
export type { User } from './users/user.ts';
export type { Sector } from './tables/catalogue.ts';
export type { FileType } from './tables/dealings.ts';
export type { OfferColumns, ReceiveChannel } from './tables/orders.ts';
