import { listPersons, removeDraft } from '@app/db';
import { filledForm } from '@app/api/testing';
import type { BodyOf, OrderWire } from '@app/machines/contract';
import { goodsOf, person } from './begin-walk.ts';
import { call, type WalkContext, type Senders } from './walk-context.ts';

const allConsents = Object.fromEntries(
  [
    'personal_data_consent',
    'bik_procuration_consent',
    'big_authorization_consent',
    'personal_data_sharing_consent',
    'terms_of_use_consent',
    'electronic_invoice_consent',
  ].map((name) => [name, true]),
);

export const contact = {
  full_name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  phone: person.phone,
};

/** The seat that the form sends where the registry has said none. */
const seat = {
  street: 'Lipowa',
  building_number: '12',
  postal_code: '53-505',
  city: 'Wrocław',
  country: 'PL',
};

/** The goods of the walks, as they are typed. */
export const itemsOf = ({ order }: WalkContext): BodyOf<'updateProducts'> => ({
  order_items_attributes: [goodsOf(order.financingType)],
});

/** The form, filled in for the order as its reader sees it. */
export async function formOf(
  context: WalkContext,
  reads: 'getOrder' | 'getShopOrder',
  headers: Readonly<Record<string, string>> = {},
): Promise<BodyOf<'submitForm'>> {
  const read = (await (await call(context, reads, undefined, headers)).json()) as OrderWire;
  const form = filledForm(read, person);
  const doctor = { doctor: context.order.facts.guarantee, company_statement: false };
  const persons = form.company_attributes.krs_users_attributes.map((one) => ({ ...one, ...doctor }));
  const known = form.company_attributes.addresses_attributes ?? [];
  const company_attributes = {
    ...form.company_attributes,
    addresses_attributes: known.length > 0 ? known : [{ ...seat, correspondence: false }],
    krs_users_attributes: persons,
  };
  const incomes = { last_year_income: '900000.00', income_before_tax: '120000.00' };
  return { order: { ...form, ...incomes, company_attributes } };
}

/** What the holder of an order's link sends. */
export const byClient: Senders = {
  UPDATE_ITEMS: (context) => call(context, 'updateProducts', itemsOf(context)),
  UPDATE_CALCULATION: (context) =>
    call(context, 'updateCalculation', { payments_count: 36, dont_move_to_next_status: true }),
  ACCEPT_CALCULATION: (context) => call(context, 'updateCalculation', { payments_count: 36 }),
  CONFIRM_SUMMARY: (context) => call(context, 'confirmSummary', allConsents),
  COMPLEMENT_COMPANY_AND_USER: (context) =>
    call(context, 'complementCompany', { vat_id: person.vatId, ...contact }),
  CORRECT_VAT_ID: (context) => call(context, 'correctVatId', { vat_id: person.vatId }),
  CLIENT_LOGGED_IN: (context) => call(context, 'visitOrder', {}),
  SELECT_METHOD: (context, event) =>
    event.type === 'SELECT_METHOD'
      ? call(context, 'selectMethod', { agreement_signature_type: event.method })
      : null,
  START_FORM: async (context) => {
    // Only the first draft begins a form.
    await context.world.ports.db.transaction((tx) => removeDraft(tx, context.order.id));
    return call(context, 'saveDraft', { order: {} });
  },
  SAVE_FORM_FOR_LATER: (context) => call(context, 'saveFormForLater', { order: {} }),
  SUBMIT_COMPANY_FORM: async (context) => call(context, 'submitForm', await formOf(context, 'getOrder')),
  START_TEST_PAYMENT: async (context) => {
    const [signer] = await listPersons(context.world.ports.db, context.order.id);
    return call(context, 'startVerification', {
      channel_id: '101',
      component: '1PLN',
      identity_verification_krs_user_id: signer?.id ?? '',
      big_verification_consent: true,
      bik_verification_consent: true,
    });
  },
  CHANGE_VERIFICATION_MODE: (context) => call(context, 'changeVerificationMode', {}),
  ACCEPT_CONDITIONS: (context) => call(context, 'decideConditions', { decision: 'accept' }),
  REJECT_CONDITIONS: (context) => call(context, 'decideConditions', { decision: 'reject' }),
  ACCEPT_AGREEMENT: (context) => call(context, 'acceptAgreement', {}),
  CHOOSE_COURIER: (context) => call(context, 'chooseCourier', {}),
  RELAUNCH_SIGNATURE: (context) => call(context, 'relaunchSignature', {}),
  OPEN_PAYMENT: (context) => call(context, 'openPayment', {}),
  RETRY_PAYMENT: (context) => call(context, 'openPayment', {}),
  START_PAYMENT: (context) =>
    call(context, 'startPayment', { channel_id: '101', bylaw: true, personal_data: true }),
  MOVE_TO_PREVIOUS: (context) => call(context, 'moveToPrevious', {}),
  CANCEL: (context) => call(context, 'cancelOrder', {}),
};
