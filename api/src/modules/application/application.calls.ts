// The calls of this module.
import { receives } from '../order-life/inbox/receive-webhook.ts';
import { decisionWebhook } from './decision-webhook.ts';

export {
  getCitizenships,
  getClientCategories,
  getClientCategories as shopGetClientCategories,
  getPredefinedProducts,
  getPredefinedProducts as shopGetPredefinedProducts,
  listCategories,
  listPredefinedProducts,
} from './catalogue.ts';
export {
  complementCompany,
  correctVatId,
  correctVatId as shopCorrectVatId,
  shopComplementCompany,
} from './company/complement-company.ts';
export {
  getCompanyDetails,
  getCompanyDetails as shopGetCompanyDetails,
  saveDraft,
  saveDraft as shopSaveDraft,
} from './company/drafts.ts';
export { getRegistryCompanies } from './company/registry-companies.ts';
export {
  postForm,
  saveFormForLater,
  saveFormForLater as shopSaveFormForLater,
  submitForm,
  submitForm as shopSubmitForm,
} from './company/submit-form.ts';
export { confirmIdentities as shopConfirmIdentities } from './confirm-identities.ts';
export {
  confirmMarketingConsents,
  confirmSummary,
  getConsents,
  getConsents as shopGetConsents,
} from './consents.ts';
export { updatePowerAdmin } from './corrections/update-power-admin.ts';
export { updateSuperadminOrder } from './corrections/update-superadmin-order.ts';
export { getEcommerceOrder, listEcommerceOrders } from './ecommerce/read-ecommerce-orders.ts';
export { createEcommerceOrder } from './ecommerce/create-ecommerce-order.ts';
export { createShopOrder } from './create-shop-order.ts';
export {
  addMedSalesCalculation,
  listMedSalesCalculations,
  removeMedSalesCalculation,
} from './med-sales/calculations.ts';
export { createMedicalOrder } from './med-sales/create-medical-order.ts';
export { listMedSalesOrders } from './med-sales/list-medical-orders.ts';
export { getMedSalesProvider, listMedSalesProviders } from './med-sales/providers.ts';
export { sendMedSalesOffer } from './med-sales/send-medical-offer.ts';
export {
  decideConditions,
  getContemporaryCalculations,
  getContemporaryCalculations as shopGetContemporaryCalculations,
  shopDecideConditions,
} from './offer/conditions.ts';
export { downloadPdfCalculation, sendPdfCalculation, shopPdfCalculation } from './offer/offer-pdf.ts';
export {
  updateCalculation,
  updateCalculation as shopUpdateCalculation,
  updateProducts,
  updateProducts as shopUpdateProducts,
} from './offer/update-offer.ts';
export {
  revealAtCounter as shopRevealPerson,
  revealNumbers as revealCompany,
  revealNumbers as revealPerson,
} from './reveal-numbers.ts';
export { resendSms as shopResendSms, verifySms as shopVerifySms } from './verify-sms.ts';

export const notifyDecisionEngine = receives(decisionWebhook);
