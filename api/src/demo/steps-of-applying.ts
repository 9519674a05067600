import {
  confirmIdentities,
  insertBankVerification,
  loadCompany,
  listPersons,
  newCompany,
  recordConsents,
  replacePersons,
  saveCompany,
} from '@app/db';
import type { OrderStatus } from '@app/machines/order';
import { storedPhone } from '@app/machines/rules';
import { answersOf, textsFor } from '../modules/application/consents.ts';
import { registeredCompany, signersOf, submittedForm } from './demo-company.ts';
import { filler, step, type DemoContext, type DemoStep } from './demo-step.ts';

const onSummary = {
  personal_data_consent: true,
  bik_procuration_consent: true,
  big_authorization_consent: true,
  personal_data_sharing_consent: true,
  terms_of_use_consent: true,
  electronic_invoice_consent: true,
};
const onForm = {
  id_verification_consent: true,
  agricultural_holding_consent: true,
  non_agricultural_financing_consent: true,
  beneficiary_consent: true,
};

async function confirmSummary({ ports, order }: DemoContext): Promise<DemoStep> {
  const texts = await textsFor(ports, order);
  return step(
    'client',
    { type: 'CONFIRM_SUMMARY', requiredConsentsGiven: true },
    {
      write: (tx) => recordConsents(tx, order.id, answersOf(texts, onSummary), ports.now()),
    },
  );
}

function complement(context: DemoContext): DemoStep {
  const { ports, order, demo } = context;
  const found = registeredCompany(demo.vatId, ports.now());
  const [contact] = signersOf(demo);
  if (contact === undefined) throw new Error(`Nobody signs ${demo.number}`);
  const remote = demo.remote ? { remote: true } : {};
  return step(
    filler(context),
    { type: 'COMPLEMENT_COMPANY_AND_USER', companyFound: found !== null, ...remote },
    {
      write: async (tx) => {
        await saveCompany(tx, order.id, found?.company ?? newCompany(demo.vatId), ports.now());
        await replacePersons(tx, order.id, found?.persons ?? []);
        const { firstName, lastName, email, phone } = contact;
        return { contact: { fullName: `${firstName} ${lastName}`, email, phone: storedPhone(phone) } };
      },
    },
  );
}

async function submitForm(context: DemoContext): Promise<DemoStep> {
  const { ports, order, demo } = context;
  const [known, texts] = await Promise.all([loadCompany(ports.db, order.id), textsFor(ports, order)]);
  if (known === null) throw new Error(`${demo.number} has no company`);
  const { company, persons } = submittedForm(demo, known, order.facts.guarantee);
  return step(
    filler(context),
    { type: 'SUBMIT_COMPANY_FORM', companyFound: true, formComplete: true },
    {
      write: async (tx) => {
        await saveCompany(tx, order.id, company, ports.now());
        await replacePersons(tx, order.id, persons);
        await recordConsents(tx, order.id, answersOf(texts, onForm), ports.now());
      },
    },
  );
}

async function confirmed(
  { ports, order }: DemoContext,
  { actor, event }: Pick<DemoStep, 'actor' | 'event'>,
): Promise<DemoStep> {
  const ids = (await listPersons(ports.db, order.id)).filter(({ willSign }) => willSign).map(({ id }) => id);
  return step(actor, event, {
    write: async (tx) => void (await confirmIdentities(tx, order.id, ids, ports.now())),
  });
}

function identified(context: DemoContext): DemoStep | Promise<DemoStep> {
  const { method } = context.order.facts;
  if (context.demo.status === 'qes_failed') return step('system', { type: 'SIGNATURE_FAILED', newest: true });
  if (method === 'delivery' || method === 'paper') return step('system', { type: 'OPEN_BANK_VERIFICATION' });
  return confirmed(context, { actor: 'system', event: { type: 'IDENTITY_CONFIRMED', newest: true } });
}

const startBank = ({ ports, order }: DemoContext): DemoStep =>
  step(
    'client',
    { type: 'START_TEST_PAYMENT', bankConsentsGiven: true },
    {
      write: async (tx) => {
        const row = {
          orderId: order.id,
          mode: '1PLN',
          channelId: '106',
          personId: null,
          providerId: null,
          redirectUrl: null,
        } as const;
        await insertBankVerification(tx, { ...row, status: 'completed' }, ports.now());
      },
    },
  );

const completed: DemoStep = step('system', { type: 'SUBMIT_APPLICATION' });

/** From the offer to the application that is whole. */
export const stepsOfApplying: Readonly<
  Partial<Record<OrderStatus, (context: DemoContext) => DemoStep | Promise<DemoStep>>>
> = {
  salesman_sumup: () => step('salesman', { type: 'CONFIRM_SUMMARY', requiredConsentsGiven: false }),
  sumup: confirmSummary,
  complement_company_and_user: complement,
  offer_sent_to_client: () => step('client', { type: 'CLIENT_LOGGED_IN' }),
  agreement_method_selection: ({ demo }) => step('client', { type: 'SELECT_METHOD', method: demo.method }),
  salesman_agreement_method_selection: ({ demo }) =>
    step('salesman', { type: 'SELECT_METHOD', method: demo.method }),
  form_opened: submitForm,
  salesman_form_opened: submitForm,
  form_saved: identified,
  client_form_saved: identified,
  salesman_form_saved: () => step('salesman', { type: 'VERIFY_SMS', smsCodeCorrect: true }),
  statement_verified_by_sms: (context) =>
    confirmed(context, {
      actor: 'salesman',
      event: { type: 'CONFIRM_IDENTITIES', allSigningPersonsConfirmed: true },
    }),
  test_payment_opened: startBank,
  test_payment_in_progress: ({ demo }) =>
    step('system', {
      type: demo.status === 'test_payment_manual' ? 'TEST_PAYMENT_UNCLEAR' : 'TEST_PAYMENT_COMPLETED',
    }),
  test_payment_completed: () => step('system', { type: 'TEST_PAYMENT_MATCHED' }),
  test_payment_accepted: () => completed,
  identity_confirmed: () => completed,
};
