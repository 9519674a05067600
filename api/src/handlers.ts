import * as admin from './admin/admin-calls.ts';
import { setStatus } from './admin/set-status.ts';
import * as documents from './agreements/read-documents.ts';
import * as catalogue from './catalogue/catalogue-calls.ts';
import { complementCompany, correctVatId } from './company/complement-company.ts';
import { getCompanyDetails, saveDraft } from './company/drafts.ts';
import { getRegistryCompanies } from './company/registry-companies.ts';
import { postForm, saveFormForLater, submitForm } from './company/submit-form.ts';
import * as consents from './consents/consents.ts';
import type { Handlers } from './http/call-request.ts';
import * as notifications from './notifications/notification-calls.ts';
import { decideConditions, getContemporaryCalculations, shopDecideConditions } from './offers/conditions.ts';
import { updateCalculation, updateProducts } from './offers/update-offer.ts';
import { listOrderRows } from './orders/list-order-rows.ts';
import { getOrder } from './orders/read-orders.ts';
import * as events from './orders/simple-events.ts';
import { streamChanges } from './orders/stream-changes.ts';
import * as payment from './payments/initial-payment.ts';
import * as verification from './payments/verification.ts';
import * as session from './sessions/session-calls.ts';
import { createEcommerceOrder } from './shops/create-ecommerce-order.ts';
import { setDelivery, shopSetDelivery, shopSetStatus } from './shops/shop-order-calls.ts';

/** A handler for each call of the contract; one that is missing does not compile. */
export const handlers = {
  ...session,
  ...consents,
  ...events,
  ...verification,
  ...payment,
  ...admin,
  ...catalogue,
  ...notifications,
  getAgreementPreview: documents.getAgreementPreview,
  getAgreementPage: documents.getAgreementPage,
  getDocument: documents.getDocument,
  getOrder: (request) => getOrder(request as never),
  getShopOrder: (request) => getOrder(request as never),
  getSuperadminOrder: (request) => getOrder(request as never),
  streamChanges: (request) => streamChanges(request as never),
  streamShopChanges: (request) => streamChanges(request as never),
  streamSuperadminChanges: (request) => streamChanges(request as never),
  listShopOrders: (request) => listOrderRows(request as never),
  listOrders: (request) => listOrderRows(request as never),
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
  shopSetDelivery,
  shopSetStatus,
  setDelivery,
  setStatus,
} satisfies Handlers & Record<string, unknown>;
