// The calls of this module.
import { receives } from '../order-life/inbox/receive-webhook.ts';
import { decisionWebhook } from './decision-webhook.ts';

export { getCitizenships, getClientCategories, getPredefinedProducts } from './catalogue.ts';
export { complementCompany, correctVatId } from './company/complement-company.ts';
export { getCompanyDetails, saveDraft } from './company/drafts.ts';
export { getRegistryCompanies } from './company/registry-companies.ts';
export { postForm, saveFormForLater, submitForm } from './company/submit-form.ts';
export { confirmMarketingConsents, confirmSummary, getConsents } from './consents.ts';
export { createEcommerceOrder } from './ecommerce/create-ecommerce-order.ts';
export { decideConditions, getContemporaryCalculations, shopDecideConditions } from './offer/conditions.ts';
export { updateCalculation, updateProducts } from './offer/update-offer.ts';
export { revealNumbers as revealCompany, revealNumbers as revealPerson } from './reveal-numbers.ts';

export const notifyDecisionEngine = receives(decisionWebhook);
