import * as v from 'valibot';
import { named } from '../call.ts';
import { CalculationIn, ContemporaryCalculations } from '../calculation.ts';
import {
  BikData,
  ConsentFlags,
  consentNames,
  DraftOrder,
  FormOrder,
  RegistryCompany,
  UserIn,
} from '../company.ts';
import { sentences, signatureMethods, text, vatId } from '../fields.ts';
import { ItemsIn } from '../items.ts';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';

const roles = permissions.followOrderLink;
/** The version that the page was drawn from; a stale one is answered 409 with the current order. */
export const versionField = { version: v.optional(v.pipe(v.number(), v.integer())) };
const change = { roles, reply: OrderReply, idempotent: true, rate: 'write' } as const;
const read = { roles, idempotent: false, rate: 'orderBySlug' } as const;
const only = v.object(versionField);

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

/** The form: autosaved or submitted. */
export const FormSubmit = v.object({
  order: FormOrder,
  bik: v.optional(BikData),
  flow_type: v.optional(v.picklist(['client', 'salesman'], sentences.choice)),
  ...versionField,
});

/** The form put aside. */
export const FormSave = v.object({
  order: DraftOrder,
  section: v.optional(text(64)),
  fill_timing: v.optional(BikData.entries.fill_timing.wrapped),
  /** The draft's version that was loaded, 0 for none; another one means that another device saved since. */
  draft_version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  ...versionField,
});

const category = v.object({
  id: v.string(),
  name: v.string(),
  sector: v.string(),
  vat_levels: v.array(v.number()),
  own_payment_min_percent: v.string(),
  own_payment_max_percent: v.string(),
  payments_counts: v.array(v.number()),
});

/** Categories that a product may be given. */
export const CategoriesReply = v.object({ categories: v.array(category) });

/** What the holder of an order's link may ask and send. */
export const clientCalls = named({
  getOrder: {
    ...read,
    method: 'GET',
    path: '/api/orders/:slug',
    summary: 'The order; carries an ETag.',
    reply: OrderReply,
  },
  streamChanges: {
    ...read,
    method: 'GET',
    path: '/api/orders/:slug/changes',
    summary: 'Server-sent events: the version number after each change.',
    produces: 'text/event-stream',
  },
  visitOrder: {
    ...change,
    method: 'POST',
    path: '/api/orders/:slug/visits',
    summary: 'The loaded page says that the client has come.',
    body: only,
    event: ['CLIENT_LOGGED_IN'],
  },
  getConsents: {
    ...read,
    method: 'GET',
    path: '/api/orders/:slug/consents',
    summary: 'The consents that the summary asks for, with their texts and versions.',
    reply: v.object({
      consents: v.array(
        v.object({
          name: v.picklist(consentNames),
          title: v.string(),
          text: v.string(),
          version: v.string(),
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
  confirmSummary: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/consents',
    summary: 'Consents are given and the summary is confirmed.',
    body: v.object({ ...ConsentFlags.entries, ...versionField }),
    event: ['CONFIRM_SUMMARY'],
  },
  updateProducts: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/products',
    summary: 'The products as checked by the client.',
    body: v.object({ order_items_attributes: ItemsIn, ...versionField }),
    event: ['UPDATE_ITEMS'],
  },
  updateCalculation: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/calculations',
    summary: 'The calculation is changed and, unless dont_move_to_next_status, accepted.',
    body: v.object({
      ...CalculationIn.entries,
      dont_move_to_next_status: v.optional(v.boolean()),
      ...versionField,
    }),
    event: ['UPDATE_CALCULATION', 'ACCEPT_CALCULATION'],
  },
  complementCompany: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/basic_company_details',
    summary: 'VAT id and contact person; the registry is asked.',
    body: v.object({ vat_id: vatId, ...UserIn.entries, ...versionField }),
    event: ['COMPLEMENT_COMPANY_AND_USER'],
    rate: 'registry',
  },
  correctVatId: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/vat_ids',
    summary: 'A corrected VAT id; the registry is asked.',
    body: v.object({ vat_id: vatId, ...versionField }),
    event: ['CORRECT_VAT_ID'],
    rate: 'registry',
  },
  selectMethod: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/agreement_method_selections',
    summary: 'The way to sign is chosen.',
    body: v.object({
      agreement_signature_type: v.picklist(signatureMethods, sentences.choice),
      ...versionField,
    }),
    event: ['SELECT_METHOD'],
  },
  getCompanyDetails: {
    ...read,
    method: 'GET',
    path: '/api/orders/:slug/company_details',
    summary: 'The form as last saved; numbers that identify a person are masked.',
    reply: v.object({
      order: v.nullable(DraftOrder),
      section: v.nullable(v.string()),
      fill_timing: v.record(v.string(), v.number()),
      draft_version: v.number(),
      saved_at: v.nullable(v.string()),
    }),
  },
  saveDraft: {
    ...change,
    method: 'PUT',
    path: '/api/orders/:slug/company_details',
    summary: 'Autosaves the form as typed; the first one opens the form in a point of sale.',
    body: FormSave,
    reply: v.object({ saved_at: v.string(), draft_version: v.number(), version: v.number() }),
    event: ['START_FORM'],
  },
  saveFormForLater: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/company_details/save_and_return',
    summary: 'Saves the form and sends the link to return.',
    body: FormSave,
    event: ['SAVE_FORM_FOR_LATER'],
  },
  submitForm: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/company_details',
    summary: 'Submits the form (with ?save_and_return=true it is only saved).',
    query: v.object({ save_and_return: v.optional(v.picklist(['true', 'false'])) }),
    body: FormSubmit,
    event: ['SUBMIT_COMPANY_FORM', 'SAVE_FORM_FOR_LATER'],
  },
  postForm: {
    ...change,
    method: 'POST',
    path: '/api/orders/:slug/company_details',
    summary: 'The same as PATCH.',
    body: FormSubmit,
    event: ['SUBMIT_COMPANY_FORM'],
  },
  confirmMarketingConsents: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/company_details/confirm_marketing_consents',
    summary: 'Marketing consents, given or taken back; moves nothing.',
    body: v.object({
      personal_data_marketing_receive_consent: v.optional(v.boolean()),
      personal_data_commercial_receive_consent: v.optional(v.boolean()),
      telecommunications_use_contest: v.optional(v.boolean()),
      ...versionField,
    }),
  },
  acceptAgreement: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/agreement_accept',
    summary: 'The previewed agreement is accepted.',
    body: only,
    event: ['ACCEPT_AGREEMENT'],
  },
  acceptAgreements: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/agreements',
    summary: 'The same as agreement_accept.',
    body: only,
    event: ['ACCEPT_AGREEMENT'],
  },
  getAgreementPreview: {
    ...read,
    method: 'GET',
    path: '/api/orders/:slug/agreement_preview',
    summary: 'Pages of the watermarked preview and the documents to download.',
    reply: AgreementPreviewReply,
  },
  getAgreementPage: {
    ...read,
    method: 'GET',
    path: '/api/orders/:slug/agreement_preview/pages/:number',
    summary: 'One watermarked page.',
    produces: 'image/webp',
  },
  getDocument: {
    ...read,
    method: 'GET',
    path: '/api/orders/:slug/documents/:type',
    summary: 'A document of the order: agreement, owul or offer.',
    produces: 'application/pdf',
  },
  moveToPrevious: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/move_to_previouses',
    summary: 'One step back, where the chart allows it.',
    body: only,
    event: ['MOVE_TO_PREVIOUS'],
  },
  getContemporaryCalculations: {
    ...read,
    method: 'GET',
    path: '/api/orders/:slug/contemporary_calculations',
    summary: 'The original offer and the one that the decision requires.',
    reply: ContemporaryCalculations,
  },
  decideConditions: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/contemporary_calculations',
    summary: 'The required offer is accepted or rejected.',
    body: v.object({ decision: v.picklist(['accept', 'reject'], sentences.choice), ...versionField }),
    event: ['ACCEPT_CONDITIONS', 'REJECT_CONDITIONS'],
  },
  cancelOrder: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/cancelations',
    summary: 'The application is cancelled.',
    body: v.object({ reason: v.optional(v.nullable(text(500))), ...versionField }),
    event: ['CANCEL'],
  },
  relaunchSignature: {
    ...change,
    method: 'PATCH',
    path: '/api/orders/:slug/renew_agreement',
    summary: 'After a failed signature: the electronic way again; cannot be taken back.',
    body: only,
    event: ['RELAUNCH_SIGNATURE'],
  },
  chooseCourier: {
    ...change,
    method: 'PUT',
    path: '/api/orders/:slug/return_to_agreement_deliveries',
    summary: 'After a failed signature: the courier; cannot be taken back.',
    body: only,
    event: ['CHOOSE_COURIER'],
  },
  getClientCategories: {
    ...read,
    method: 'GET',
    path: '/api/orders/:slug/:categories',
    summary:
      'Categories of one sector: general_categories, medical_categories, industry_categories or plm_categories.',
    reply: CategoriesReply,
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
    summary: 'Companies by vat_ids[], keyed by VAT id.',
    roles: permissions.anybody,
    query: v.object({ 'vat_ids[]': v.array(vatId) }),
    idempotent: false,
    rate: 'registry',
    reply: v.record(v.string(), RegistryCompany),
  },
});
