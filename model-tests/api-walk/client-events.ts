import { listPersons, removeDraft } from '@app/db';
import { filledForm } from '@app/api/testing';
import type { BodyOf, OrderWire } from '@app/machines/contract';
import { goodsOf, person } from './begin-walk.ts';
import { call, type Scene, type Senders } from './scene.ts';

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

const contact = {
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

const items = ({ order }: Scene): BodyOf<'updateProducts'> => ({
  order_items_attributes: [goodsOf(order.financingType)],
});

/** What the holder of an order's link sends. */
export const byClient: Senders = {
  UPDATE_ITEMS: (scene) => call(scene, 'updateProducts', items(scene)),
  UPDATE_CALCULATION: (scene) =>
    call(scene, 'updateCalculation', { payments_count: 36, dont_move_to_next_status: true }),
  ACCEPT_CALCULATION: (scene) => call(scene, 'updateCalculation', { payments_count: 36 }),
  CONFIRM_SUMMARY: (scene) => call(scene, 'confirmSummary', allConsents),
  COMPLEMENT_COMPANY_AND_USER: (scene) =>
    call(scene, 'complementCompany', { vat_id: person.vatId, ...contact }),
  CORRECT_VAT_ID: (scene) => call(scene, 'correctVatId', { vat_id: person.vatId }),
  CLIENT_LOGGED_IN: (scene) => call(scene, 'visitOrder', {}),
  SELECT_METHOD: (scene, event) =>
    event.type === 'SELECT_METHOD'
      ? call(scene, 'selectMethod', { agreement_signature_type: event.method })
      : null,
  START_FORM: async (scene) => {
    // Only the first draft begins a form.
    await scene.world.ports.db.transaction((tx) => removeDraft(tx, scene.order.id));
    return call(scene, 'saveDraft', { order: {} });
  },
  SAVE_FORM_FOR_LATER: (scene) => call(scene, 'saveFormForLater', { order: {} }),
  SUBMIT_COMPANY_FORM: async (scene) => {
    const read = (await (await call(scene, 'getOrder', undefined)).json()) as OrderWire;
    const form = filledForm(read, person);
    const doctor = { doctor: scene.order.facts.guarantee, company_statement: false };
    const persons = form.company_attributes.krs_users_attributes.map((one) => ({ ...one, ...doctor }));
    const known = form.company_attributes.addresses_attributes ?? [];
    const company_attributes = {
      ...form.company_attributes,
      addresses_attributes: known.length > 0 ? known : [{ ...seat, correspondence: false }],
      krs_users_attributes: persons,
    };
    const incomes = { last_year_income: '900000.00', income_before_tax: '120000.00' };
    return call(scene, 'submitForm', { order: { ...form, ...incomes, company_attributes } });
  },
  START_TEST_PAYMENT: async (scene) => {
    const [signer] = await listPersons(scene.world.ports.db, scene.order.id);
    return call(scene, 'startVerification', {
      channel_id: '101',
      component: '1PLN',
      identity_verification_krs_user_id: signer?.id ?? '',
      big_verification_consent: true,
      bik_verification_consent: true,
    });
  },
  CHANGE_VERIFICATION_MODE: (scene) => call(scene, 'changeVerificationMode', {}),
  ACCEPT_CONDITIONS: (scene) => call(scene, 'decideConditions', { decision: 'accept' }),
  REJECT_CONDITIONS: (scene) => call(scene, 'decideConditions', { decision: 'reject' }),
  ACCEPT_AGREEMENT: (scene) => call(scene, 'acceptAgreement', {}),
  CHOOSE_COURIER: (scene) => call(scene, 'chooseCourier', {}),
  RELAUNCH_SIGNATURE: (scene) => call(scene, 'relaunchSignature', {}),
  OPEN_PAYMENT: (scene) => call(scene, 'openPayment', {}),
  RETRY_PAYMENT: (scene) => call(scene, 'openPayment', {}),
  START_PAYMENT: (scene) =>
    call(scene, 'startPayment', { channel_id: '101', bylaw: true, personal_data: true }),
  MOVE_TO_PREVIOUS: (scene) => call(scene, 'moveToPrevious', {}),
  CANCEL: (scene) => call(scene, 'cancelOrder', {}),
};
