import {
  decideAgreement,
  decidePayment,
  renewAgreement,
  setCashPayment,
  setShippingNumber,
} from './admin/admin-calls.ts';
import { revealCompany, revealPerson } from './admin/reveal-numbers.ts';
import { setStatus } from './admin/set-status.ts';
import { getAgreementPage, getAgreementPreview, getDocument } from './agreements/read-documents.ts';
import { getCitizenships, getClientCategories, getPredefinedProducts } from './catalogue/catalogue-calls.ts';
import { complementCompany, correctVatId } from './company/complement-company.ts';
import { getCompanyDetails, saveDraft } from './company/drafts.ts';
import { getRegistryCompanies } from './company/registry-companies.ts';
import { postForm, saveFormForLater, submitForm } from './company/submit-form.ts';
import { confirmMarketingConsents, confirmSummary, getConsents } from './consents/consents.ts';
import { getPicture, getShopLogo } from './files/show-picture.ts';
import type { Handlers } from './http/call-request.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import {
  notifyAutenti,
  notifyBluemedia,
  notifyDecisionEngine,
  notifyDotpay,
} from './notifications/notification-calls.ts';
import { getNextMaintenanceMessage } from './operations/next-maintenance-message.ts';
import { decideConditions, getContemporaryCalculations, shopDecideConditions } from './offers/conditions.ts';
import { updateCalculation, updateProducts } from './offers/update-offer.ts';
import { listOrderRows } from './orders/list-order-rows.ts';
import { getOrder } from './orders/read-orders.ts';
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
} from './orders/simple-events.ts';
import { streamChanges } from './orders/stream-changes.ts';
import {
  getPaymentChannels,
  getPaymentItems,
  openPayment,
  startPayment,
} from './payments/initial-payment.ts';
import {
  changeVerificationMode,
  getVerificationChannels,
  startVerification,
} from './payments/verification.ts';
import { setAccountActive } from './sessions/block-account.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor/own-second-factor.ts';
import {
  beginRequiredEnrolment,
  finishRequiredEnrolment,
  verifySecondFactor,
} from './second-factor/second-step.ts';
import { changeOutdatedPassword } from './sessions/change-password.ts';
import { confirmPassword } from './sessions/confirmation.ts';
import { getCurrentUser } from './sessions/current-user.ts';
import { getFeatures } from './sessions/features.ts';
import { getPasswordReset, sendPasswordReset, usePasswordReset } from './sessions/password-reset.ts';
import { signIn, signOut } from './sessions/sign-in.ts';
import { createEcommerceOrder } from './shops/create-ecommerce-order.ts';
import { setDelivery, shopSetDelivery, shopSetStatus } from './shops/shop-order-calls.ts';

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
