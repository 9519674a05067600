import {
  decideAgreement,
  decidePayment,
  renewAgreement,
  setCashPayment,
  setShippingNumber,
} from './modules/order-life/admin-calls.ts';
import { revealCompany, revealPerson } from './modules/application/reveal-numbers.ts';
import { setStatus } from './modules/order-life/set-status.ts';
import { getAgreementPage, getAgreementPreview, getDocument } from './modules/signing/read-documents.ts';
import {
  getCitizenships,
  getClientCategories,
  getPredefinedProducts,
} from './modules/application/catalogue.ts';
import { complementCompany, correctVatId } from './modules/application/company/complement-company.ts';
import { getCompanyDetails, saveDraft } from './modules/application/company/drafts.ts';
import { getRegistryCompanies } from './modules/application/company/registry-companies.ts';
import { postForm, saveFormForLater, submitForm } from './modules/application/company/submit-form.ts';
import { confirmMarketingConsents, confirmSummary, getConsents } from './modules/application/consents.ts';
import { getPicture, getShopLogo } from './modules/shops/show-picture.ts';
import type { Handlers } from './kernel/call-context.ts';
import { listNotifications } from './modules/order-life/inbox/list-notifications.ts';
import {
  notifyAutenti,
  notifyBluemedia,
  notifyDecisionEngine,
  notifyDotpay,
} from './modules/order-life/inbox/webhook-calls.ts';
import { getNextMaintenanceMessage } from './operations/next-maintenance-message.ts';
import {
  decideConditions,
  getContemporaryCalculations,
  shopDecideConditions,
} from './modules/application/offer/conditions.ts';
import { updateCalculation, updateProducts } from './modules/application/offer/update-offer.ts';
import { listOrderRows } from './modules/order-life/list-order-rows.ts';
import { getOrder } from './modules/order-life/read-orders.ts';
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
} from './modules/order-life/simple-events.ts';
import { streamChanges } from './modules/order-life/stream-changes.ts';
import {
  getPaymentChannels,
  getPaymentItems,
  openPayment,
  startPayment,
} from './modules/payments/initial-payment.ts';
import {
  changeVerificationMode,
  getVerificationChannels,
  startVerification,
} from './modules/payments/verification.ts';
import { setAccountActive } from './modules/accounts/block-account.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './modules/accounts/second-factor/own-second-factor.ts';
import {
  beginRequiredEnrolment,
  finishRequiredEnrolment,
  verifySecondFactor,
} from './modules/accounts/second-factor/second-step.ts';
import { changeOutdatedPassword } from './modules/accounts/change-password.ts';
import { confirmPassword } from './modules/accounts/confirmation.ts';
import { getCurrentUser } from './modules/accounts/current-user.ts';
import { getFeatures } from './operations/features.ts';
import { getPasswordReset, sendPasswordReset, usePasswordReset } from './modules/accounts/password-reset.ts';
import { signIn, signOut } from './modules/accounts/sign-in.ts';
import { createEcommerceOrder } from './modules/application/ecommerce/create-ecommerce-order.ts';
import { setDelivery, shopSetDelivery, shopSetStatus } from './modules/delivery/shop-order-calls.ts';

/** A handler for each call of the contract; one that is missing does not compile. */
export const handlers = {
  changeOutdatedPassword,
  getCurrentUser,
  getFeatures,
  getNextMaintenanceMessage,
  getPasswordReset,
  sendPasswordReset,
  setAccountActive,
  signIn,
  signOut,
  usePasswordReset,
  beginRequiredEnrolment,
  confirmPassword,
  confirmSecondFactor,
  enrolSecondFactor,
  finishRequiredEnrolment,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  verifySecondFactor,
  confirmMarketingConsents,
  confirmSummary,
  getConsents,
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
  changeVerificationMode,
  getVerificationChannels,
  startVerification,
  getPaymentChannels,
  getPaymentItems,
  openPayment,
  startPayment,
  decideAgreement,
  decidePayment,
  renewAgreement,
  revealCompany,
  revealPerson,
  setCashPayment,
  setShippingNumber,
  getCitizenships,
  getClientCategories,
  getPredefinedProducts,
  notifyAutenti,
  notifyBluemedia,
  notifyDecisionEngine,
  notifyDotpay,
  getAgreementPreview,
  getAgreementPage,
  getDocument,
  getOrder: (request) => getOrder(request as never),
  getShopOrder: (request) => getOrder(request as never),
  getSuperadminOrder: (request) => getOrder(request as never),
  streamChanges: (request) => streamChanges(request as never),
  streamShopChanges: (request) => streamChanges(request as never),
  streamSuperadminChanges: (request) => streamChanges(request as never),
  listShopOrders: (request) => listOrderRows(request as never),
  listOrders: (request) => listOrderRows(request as never),
  listNotifications,
  getRegistryCompanies,
  complementCompany,
  correctVatId,
  getCompanyDetails,
  saveDraft,
  submitForm,
  postForm,
  saveFormForLater,
  decideConditions,
  getContemporaryCalculations,
  shopDecideConditions,
  updateCalculation,
  updateProducts,
  createEcommerceOrder,
  getPicture,
  getShopLogo,
  shopSetDelivery,
  shopSetStatus,
  setDelivery,
  setStatus,
} satisfies Handlers;
