import * as v from 'valibot';
import { financingTypes, messages } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { ShopReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { clientFormCalls } from './client-form.ts';
import { clientReads } from './client-reads.ts';
import { filesCalls } from './files.ts';

const read = { roles: permissions.sellOrders, method: 'GET', idempotent: false, rate: 'read' } as const;
/** Of an order without a person's numbers in it: whoever of head office sold the order reads it too. */
const readSold = { ...read, roles: permissions.leadSoldOrders } as const;

/** A comment as the shop of its order sees it. `author` is null where the head office wrote it. */
export const ShopCommentReply = v.object({
  id: v.string(),
  order: v.object({ id: v.string(), slug: v.string(), siemens_id: v.string() }),
  body: v.string(),
  author: v.nullable(v.string()),
  created_at: v.string(),
});

/** Which financing a salesman asks about before there is an order. */
const financing = v.object({ financing_type: v.picklist(financingTypes, messages.choice) });

/** What a salesman reads: of his shop, and of an order that he leads what its client may, under the shop's paths. */
export const counterReads = named({
  shopGetCompanyDetails: {
    ...read,
    path: '/api/shop/orders/:slug/company_details',
    summary: clientFormCalls.getCompanyDetails.summary,
    reply: clientFormCalls.getCompanyDetails.reply,
  },
  shopGetAgreementPreview: {
    ...read,
    path: '/api/shop/orders/:slug/agreement_preview',
    summary: clientReads.getAgreementPreview.summary,
    reply: clientReads.getAgreementPreview.reply,
  },
  shopGetAgreementPage: {
    ...read,
    path: '/api/shop/orders/:slug/agreement_preview/pages/:number',
    summary: clientReads.getAgreementPage.summary,
    produces: clientReads.getAgreementPage.produces,
  },
  shopGetDocument: {
    ...read,
    path: '/api/shop/orders/:slug/documents/:type',
    summary: clientReads.getDocument.summary,
    produces: clientReads.getDocument.produces,
  },
  shopGetConsents: {
    ...readSold,
    path: '/api/shop/orders/:slug/consents',
    summary: clientReads.getConsents.summary,
    reply: clientReads.getConsents.reply,
  },
  shopGetContemporaryCalculations: {
    ...readSold,
    path: '/api/shop/orders/:slug/contemporary_calculations',
    summary: clientReads.getContemporaryCalculations.summary,
    reply: clientReads.getContemporaryCalculations.reply,
  },
  shopGetPredefinedProducts: {
    ...readSold,
    path: '/api/shop/orders/:slug/predefined_products',
    summary: clientReads.getPredefinedProducts.summary,
    reply: clientReads.getPredefinedProducts.reply,
  },
  shopGetClientVisit: {
    ...readSold,
    path: '/api/shop/orders/:slug/client_visits',
    summary: 'Whether the client is at the page of the order at this moment, and when he last was.',
    reply: v.object({ seen_at: v.nullable(v.string()), is_here: v.boolean() }),
  },
  shopListComments: {
    ...readSold,
    path: '/api/shop/orders/:slug/comments',
    summary: "What the order's shop and the head office have said to each other, newest first.",
    reply: v.object({ comments: v.array(ShopCommentReply) }),
  },
  shopListAttachments: {
    ...readSold,
    path: '/api/shop/orders/:slug/attachments',
    summary:
      'The files that the shop has added to the order, newest first, with what the antivirus says of them.',
    reply: filesCalls.listAttachments.reply,
  },
  shopDownloadAttachment: {
    ...readSold,
    path: '/api/shop/orders/:slug/attachments/:id',
    summary: 'A file that the shop has added to the order, as a download.',
    produces: filesCalls.downloadAttachment.produces,
  },
  shopGetClientCategories: {
    ...readSold,
    path: '/api/shop/orders/:slug/:categories',
    summary: clientReads.getClientCategories.summary,
    reply: clientReads.getClientCategories.reply,
  },
  getShopDetails: {
    ...read,
    path: '/api/shop/shop_details',
    summary: "The salesman's shop, with what it is set up to sell.",
    reply: v.object({ ...ShopReply.entries, configs: v.array(v.string()) }),
  },
  listPredefinedProducts: {
    ...read,
    path: '/api/shop/predefined_products',
    summary: 'The goods that the shop offers to pick for such an order, before there is one.',
    query: financing,
    reply: clientReads.getPredefinedProducts.reply,
  },
  listCategories: {
    ...read,
    path: '/api/shop/:categories',
    summary:
      "Categories of one sector on the shop's terms, before there is an order: general_categories, medical_category, industry_categories or plm_category.",
    query: financing,
    reply: clientReads.getClientCategories.reply,
  },
});
