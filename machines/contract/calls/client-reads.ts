import * as v from 'valibot';
import { named } from '../call.ts';
import { ContemporaryCalculations } from '../calculation.ts';
import { CategoriesReply } from '../catalogue.ts';
import { consentNames, mostVatIds, RegistryCompany } from '../company.ts';
import { vatId } from '../../fields/schemas.ts';
import { PredefinedProductsReply } from '../items.ts';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { clientRead } from './client-rows.ts';

/** The agreement's preview: pictures of its pages with their words, and the documents to download. */
export const AgreementPreviewReply = v.object({
  prepared: v.boolean(),
  pages: v.array(v.object({ number: v.number(), url: v.string(), text: v.string() })),
  documents: v.array(
    v.object({
      type: v.string(),
      name: v.string(),
      url: v.string(),
      pages_count: v.nullable(v.number()),
      size: v.nullable(v.number()),
    }),
  ),
});

/** What the holder of an order's link may ask. */
export const clientReads = named({
  getOrder: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug',
    summary: 'The order; carries an ETag.',
    reply: OrderReply,
  },
  streamChanges: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug/changes',
    summary: 'Server-sent events: the version number after each change.',
    produces: 'text/event-stream',
  },
  getConsents: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug/consents',
    summary: 'The consents that the summary and the company form ask for, with their texts and versions.',
    reply: v.object({
      consents: v.array(
        v.object({
          name: v.picklist(consentNames),
          title: v.string(),
          text: v.string(),
          version: v.string(),
          /** The screen that asks for it. */
          place: v.picklist(['summary', 'form']),
          valid_from: v.string(),
          required: v.boolean(),
          information: v.boolean(),
          marketing: v.boolean(),
          url: v.nullable(v.string()),
          accepted: v.boolean(),
        }),
      ),
    }),
  },
  getAgreementPreview: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug/agreement_preview',
    summary: 'Pages of the watermarked preview and the documents to download.',
    reply: AgreementPreviewReply,
  },
  getAgreementPage: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug/agreement_preview/pages/:number',
    summary: 'One watermarked page.',
    produces: 'image/webp',
  },
  getDocument: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug/documents/:type',
    summary:
      'A document of the order: agreement, owul, schedule once the delivery is known, or one of its attachments by its id. The agreement is the signed file once there is one.',
    produces: 'application/pdf',
  },
  getContemporaryCalculations: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug/contemporary_calculations',
    summary: 'The original offer and the one that the decision requires.',
    reply: ContemporaryCalculations,
  },
  getCitizenships: {
    method: 'GET',
    path: '/api/citizenships',
    summary: 'Countries, Poland first.',
    roles: permissions.anybody,
    idempotent: false,
    reply: v.object({ citizenships: v.array(v.object({ code: v.string(), name: v.string() })) }),
  },
  getRegistryCompanies: {
    method: 'GET',
    path: '/api/regon/companies',
    summary: 'Companies by vat_ids[], keyed by VAT id; each VAT id counts as one request of the rate.',
    roles: permissions.anybody,
    query: v.object({
      'vat_ids[]': v.pipe(
        v.array(vatId),
        v.maxLength(mostVatIds, `Podaj najwyżej ${mostVatIds} numerów NIP`),
      ),
    }),
    idempotent: false,
    rate: 'registry',
    reply: v.record(v.string(), RegistryCompany),
  },
  getPredefinedProducts: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug/predefined_products',
    summary: "The goods that the order's shop offers to pick instead of typing them.",
    reply: PredefinedProductsReply,
  },
  getClientCategories: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug/:categories',
    summary:
      "Categories of one sector on the order's terms: general_categories, medical_categories, industry_categories or plm_categories.",
    reply: CategoriesReply,
  },
});
