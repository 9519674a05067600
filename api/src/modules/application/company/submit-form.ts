import { requireEvent } from '../../order-life/require-event.ts';
import type { AccessContext } from '../../../kernel/access.ts';
import type { ChangeOf, Command, SharedCommand } from '../../../kernel/handlers.ts';
import {
  loadApplication,
  recordConsents,
  removeDraft,
  replacePersons,
  saveCompany,
  type Company,
  type Order,
  type OrderChanges,
  type Tx,
} from '@app/db';
import { isMasked, type BodyOf } from '@app/machines/contract';
import { submissionErrors, type FormKind } from '@app/machines/company-form';
import { storedPhone, warsawDay } from '@app/machines/rules';
import { ApiError, invalid } from '../../../kernel/errors.ts';
import { answersOf, refuseOldTexts, textsFor } from '../consents.ts';
import type { CallRequest, CallContext } from '../../../kernel/call-context.ts';
import { refuseTakenEmail } from './complement-company.ts';
import { draftWriter, loadStoredForm } from './drafts.ts';
import { bureauDataFromWire, companyFromWire, personFromWire } from './form-from-wire.ts';
import { lookUpCompany } from './look-up-company.ts';
import { unmaskDraft } from './mask-draft.ts';
import { addressOnForm, refuseManyLetters } from './return-address.ts';
import { RegistryUnavailable } from '../../../providers/ports.ts';

type SentForm = BodyOf<'submitForm'>['order'];

/** What decides which fields this order's form asks for. */
function kindOf(order: Order, company: Company): FormKind {
  if (company.legalForm === null) throw new Error('A company without a legal form');
  return {
    legalForm: company.legalForm,
    financingType: order.financingType,
    salesChannel: order.salesChannel,
    method: order.facts.method ?? 'qes',
    grossPrice: order.facts.grossPrice,
    guarantee: order.facts.guarantee,
    vatId: company.vatId,
    representation: company.jointRepresentation,
  };
}

/** The registry's word on the company as it is now; while it does not answer, its last one counts. */
async function companyNow(
  request: CallRequest<'submitForm' | 'postForm' | 'shopSubmitForm'>,
  order: Order,
  known: Company,
): Promise<Company | null> {
  try {
    return (await lookUpCompany(request.ports, known.vatId, known))?.company ?? null;
  } catch (error) {
    if (error instanceof RegistryUnavailable) return order.facts.companyFound ? known : null;
    throw error;
  }
}

/**
 * Counts the persons whose numbers are sent beside masked ones: that two persons share a number is said of masked ones
 * too, which tells whoever guesses whether the guess was right.
 */
async function limitGuesses({ limit }: Pick<CallContext, 'limit'>, order: Order, sent: SentForm) {
  const rows = sent.company_attributes.krs_users_attributes;
  const numbersOf = (row: (typeof rows)[number]) => [row.pesel, row.series_and_number].filter(Boolean);
  const points = rows.filter((row) => !numbersOf(row).every(isMasked)).length;
  if (points === 0 || points === rows.length) return;
  const sentence = 'Ten wniosek wysyłano już zbyt wiele razy z nowymi numerami. Spróbuj ponownie za godzinę.';
  await limit('sharedNumber', order.id, { points, sentence });
}

const submission = async (
  request: CallRequest<'submitForm' | 'postForm' | 'shopSubmitForm'>,
  order: Order,
  access: AccessContext,
): Promise<ChangeOf<'submitForm'>> => {
  const { ports, body } = request;
  requireEvent(order, access.actor, 'SUBMIT_COMPANY_FORM', 'Tego formularza nie można teraz wysłać.');
  const { company: known, persons } = await loadApplication(ports.db, order.id);
  if (known === null) throw invalid({ vat_id: 'Podaj NIP firmy' });
  await limitGuesses(request, order, body.order);
  const sent = unmaskDraft(body.order, (await loadStoredForm(ports, order)).data) as SentForm;
  const company = await companyNow(request, order, known);
  if (company !== null) {
    // The representation is confirmed as the page showed it: by the text that is stored.
    const kind = { ...kindOf(order, company), representation: known.jointRepresentation };
    const faults = submissionErrors(sent, kind, warsawDay(ports.now()), persons);
    if (Object.keys(faults).length > 0) throw invalid(faults);
  }
  const contact = sent.user_attributes;
  if (contact) await refuseTakenEmail(request, order, contact.email, known.vatId);
  const texts = await textsFor(ports, order);
  refuseOldTexts(texts, sent.company_attributes.consent_versions, 'order.company_attributes.');
  return {
    event: { type: 'SUBMIT_COMPANY_FORM', companyFound: company !== null, formComplete: true },
    write: async (tx: Tx): Promise<OrderChanges> => {
      const at = ports.now();
      const said = companyFromWire(sent, company ?? known, known.vatId);
      await saveCompany(tx, order.id, { ...said, bureauData: bureauDataFromWire(body.bik) }, at);
      await replacePersons(
        tx,
        order.id,
        sent.company_attributes.krs_users_attributes.map((each) => personFromWire(each, persons)),
      );
      await recordConsents(tx, order.id, answersOf(texts, sent.company_attributes), at);
      if (company !== null) await removeDraft(tx, order.id);
      if (!contact) return {};
      const { full_name, email, phone } = contact;
      return { contact: { fullName: full_name.trim(), email: email.trim(), phone: storedPhone(phone) } };
    },
  };
};

/** The form is submitted. */
export const submitForm: SharedCommand<'submitForm' | 'shopSubmitForm'> = submission;

/** The same by POST. */
export const postForm: Command<'postForm'> = submission;

/** The form is put aside; a client's link to return is sent to the address on the form, which is the contact's from then on. */
export const saveFormForLater: SharedCommand<'saveFormForLater' | 'shopSaveFormForLater'> = async (
  request,
  order,
  access,
) => {
  requireEvent(order, access.actor, 'SAVE_FORM_FOR_LATER', 'Tego formularza nie można już zmieniać.');
  if (order.contact === null) throw new ApiError(422, { error: 'Najpierw podaj adres e-mail.', errors: [] });
  const { ports, body } = request;
  const { contact } = order;
  const write = draftWriter(order, body, await loadStoredForm(ports, order), ports.now());
  const event = { type: 'SAVE_FORM_FOR_LATER' } as const;
  if (access.actor !== 'client') return { event, write };
  const email = await addressOnForm(request, order, contact, body.order);
  return {
    event,
    write: async (tx: Tx, current): Promise<OrderChanges> => {
      await refuseManyLetters(tx, order, ports.now());
      await write(tx);
      return { contact: { ...(current.contact ?? contact), email } };
    },
  };
};
