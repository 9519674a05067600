import { receives } from '../order-life/inbox/receive-webhook.ts';
import { getCitizenships, getClientCategories, getPredefinedProducts } from './catalogue.ts';
import { complementCompany, correctVatId } from './company/complement-company.ts';
import { getCompanyDetails, saveDraft } from './company/drafts.ts';
import { getRegistryCompanies } from './company/registry-companies.ts';
import { postForm, saveFormForLater, submitForm } from './company/submit-form.ts';
import { confirmMarketingConsents, confirmSummary, getConsents } from './consents.ts';
import { decisionWebhook } from './decision-webhook.ts';
import { createEcommerceOrder } from './ecommerce/create-ecommerce-order.ts';
import { decideConditions, getContemporaryCalculations, shopDecideConditions } from './offer/conditions.ts';
import { updateCalculation, updateProducts } from './offer/update-offer.ts';
import { revealCompany, revealPerson } from './reveal-numbers.ts';
import type { SomeHandlers } from '../../kernel/handlers.ts';

/** The calls of this module. */
export const applicationCalls = {
  complementCompany,
  confirmMarketingConsents,
  confirmSummary,
  correctVatId,
  createEcommerceOrder,
  decideConditions,
  getCitizenships,
  getClientCategories,
  getCompanyDetails,
  getConsents,
  getContemporaryCalculations,
  getPredefinedProducts,
  getRegistryCompanies,
  postForm,
  revealCompany,
  revealPerson,
  saveDraft,
  saveFormForLater,
  shopDecideConditions,
  submitForm,
  updateCalculation,
  updateProducts,
  notifyDecisionEngine: receives(decisionWebhook),
} satisfies SomeHandlers;
