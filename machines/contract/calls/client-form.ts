import * as v from 'valibot';
import { named } from '../call.ts';
import { BikData, FormOrder, UserIn } from '../company.ts';
import { DraftOrder } from '../draft.ts';
import { email, flowTypes, messages, text, vatId } from '../../fields/schemas.ts';
import { clientChange, clientRead, versionField } from './client-rows.ts';

/** The form: autosaved or submitted. */
export const FormSubmit = v.object({
  order: FormOrder,
  bik: v.optional(BikData),
  flow_type: v.optional(v.picklist(flowTypes, messages.choice)),
  ...versionField,
});

/** An opened page, by a random text, and its saves counted from 1. */
const PageSave = v.object({ page: text(64), number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** The form put aside. */
export const FormSave = v.object({
  order: DraftOrder,
  section: v.optional(text(64)),
  fill_timing: v.optional(BikData.entries.fill_timing.wrapped),
  /** The draft's version that was loaded, 0 for none; another one means that another page saved since, or an earlier save of this one. */
  draft_version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Which save of the page this is: it goes over earlier ones of that page, never over a later one. */
  page_save: v.optional(PageSave),
  ...versionField,
});

const yesOrNo = v.optional(v.picklist(['true', 'false'], 'Wartość to true albo false'));

/** Whether the form is put aside instead of sent; in the specification's spelling and in the wire's. */
const saveAndReturn = v.pipe(
  v.object({ saveAndReturn: yesOrNo, save_and_return: yesOrNo }),
  v.forward(
    v.check(
      (asked) =>
        asked.saveAndReturn === undefined ||
        asked.save_and_return === undefined ||
        asked.saveAndReturn === asked.save_and_return,
      'Parametry saveAndReturn i save_and_return przeczą sobie',
    ),
    ['save_and_return'],
  ),
);
const putsAside = { names: ['saveAndReturn', 'save_and_return'], call: 'saveFormForLater' } as const;

/** The calls of the client's company and form. */
export const clientFormCalls = named({
  complementCompany: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/basic_company_details',
    summary: 'VAT id and contact person; the registry is asked.',
    body: v.object({ vat_id: vatId, ...UserIn.entries, ...versionField }),
    events: ['COMPLEMENT_COMPANY_AND_USER'],
    rate: 'registry',
  },
  correctVatId: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/vat_ids',
    summary: 'A corrected VAT id; the registry is asked.',
    /** The contact's e-mail, where the one that was given belongs to another company. */
    body: v.object({ vat_id: vatId, email: v.optional(email), ...versionField }),
    events: ['CORRECT_VAT_ID'],
    rate: 'registry',
  },
  getCompanyDetails: {
    ...clientRead,
    method: 'GET',
    path: '/api/orders/:slug/company_details',
    summary: 'The form as last saved; numbers that identify a person are masked.',
    reply: v.object({
      order: v.nullable(DraftOrder),
      section: v.nullable(v.string()),
      fill_timing: v.record(v.string(), v.number()),
      draft_version: v.number(),
      /** Null where the last save did not say. */
      page_save: v.nullable(PageSave),
      /** In which version of the draft each masked number was typed last; a person's path names the row's key: 'company_attributes.krs_users_attributes[p1].pesel'. */
      typed_numbers: v.array(v.object({ path: v.string(), version: v.number() })),
      saved_at: v.nullable(v.string()),
    }),
  },
  saveDraft: {
    ...clientChange,
    method: 'PUT',
    path: '/api/orders/:slug/company_details',
    summary: 'Autosaves the form as typed; the first one opens the form in a point of sale.',
    body: FormSave,
    reply: v.object({ saved_at: v.string(), draft_version: v.number(), version: v.number() }),
    events: ['START_FORM'],
  },
  saveFormForLater: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/company_details/save_and_return',
    summary: 'Saves the form as far as it is filled in and sends the link to return.',
    query: saveAndReturn,
    body: FormSave,
    events: ['SAVE_FORM_FOR_LATER'],
  },
  submitForm: {
    ...clientChange,
    method: 'PATCH',
    path: '/api/orders/:slug/company_details',
    summary:
      'Submits the form. With ?saveAndReturn=true it is put aside as by company_details/save_and_return, and may be incomplete.',
    query: saveAndReturn,
    flag: putsAside,
    body: FormSubmit,
    events: ['SUBMIT_COMPANY_FORM'],
  },
  postForm: {
    ...clientChange,
    method: 'POST',
    path: '/api/orders/:slug/company_details',
    summary: 'The same as PATCH.',
    query: saveAndReturn,
    flag: putsAside,
    body: FormSubmit,
    events: ['SUBMIT_COMPANY_FORM'],
  },
  confirmMarketingConsents: {
    ...clientChange,
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
});
