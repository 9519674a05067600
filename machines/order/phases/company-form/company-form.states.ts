import { effectIf, setFacts, requirements } from '../../phase-config.ts';
import type { PhaseConfig } from '../../phase-config.ts';
import { when } from '../../when.ts';

export const companyForm = {
  description: 'The company form is filled in by the client or the salesman.',
  initial: 'form_opened',
  meta: { requires: requirements.applied },
  on: {
    CANCEL: [{ guard: when('client | salesman', '!paid', '!signed', '!moneyTouched'), target: '#canceled' }],
  },
  states: {
    form_opened: {
      description: 'The client fills in the company form.',
      entry: [
        setFacts({
          stage: 'applying',
          flowType: 'client',
          formSubmitted: false,
          identityVerified: false,
          bankNews: false,
          agreementPrepared: false,
        }),
      ],
      meta: { reminder: { days: 3 }, sendBackTarget: true, deadline: { days: 14, target: '#canceled' } },
      on: {
        START_FORM: [{ guard: when('client', 'pos'), target: '#client_form_opened' }],
        TAKE_OVER: [{ guard: when('salesman', 'pos'), target: '#salesman_form_opened' }],
        SAVE_FORM_FOR_LATER: [{ guard: when('client'), actions: ['sendReturnLink'] }],
        SUBMIT_COMPANY_FORM: [
          {
            guard: when('client', '!pos', 'formComplete', 'companyFound'),
            target: '#form_saved',
            actions: ['sendApplicationReceipt'],
          },
          {
            guard: when('client', 'pos', 'formComplete', 'companyFound'),
            target: '#client_form_saved',
            actions: ['sendApplicationReceipt'],
          },
          { guard: when('client', '!companyFound'), target: '#update_vat_id' },
        ],
        MOVE_TO_PREVIOUS: [{ guard: when('client', '!pos'), target: '#agreement_method_selection' }],
      },
    },
    client_form_opened: {
      description: 'The client has begun the form of an order from a point of sale.',
      always: [{ target: '#form_opened' }],
    },
    salesman_form_opened: {
      description: 'The salesman fills in the company form with the client.',
      entry: [
        setFacts({
          stage: 'applying',
          flowType: 'salesman',
          remote: false,
          formSubmitted: false,
          identityVerified: false,
          bankNews: false,
          agreementPrepared: false,
        }),
      ],
      meta: { sendBackTarget: true, deadline: { days: 14, target: '#canceled' } },
      on: {
        SAVE_FORM_FOR_LATER: [{ guard: when('salesman') }],
        SUBMIT_COMPANY_FORM: [
          { guard: when('salesman', 'formComplete', 'companyKnown'), target: '#salesman_form_saved' },
        ],
        MOVE_TO_PREVIOUS: [{ guard: when('salesman'), target: '#salesman_agreement_method_selection' }],
      },
    },
    form_saved: {
      description: 'The form is in; the identity check is being opened.',
      entry: [
        setFacts({ stage: 'identity' }),
        effectIf('startIdentityVerification', when('electronicSignature')),
        effectIf('openBankVerification', when('!electronicSignature')),
      ],
      meta: {
        requires: ['formSubmitted'],
        reminder: { days: 2, when: when('electronicSignature') },
        deadline: [
          { when: 'electronicSignature', days: 7, target: '#qes_failed' },
          { days: 1, task: 'other' },
        ],
        processes: [{ kind: 'identity', when: when('electronicSignature') }],
      },
      on: {
        IDENTITY_CONFIRMED: [
          { guard: when('system', 'qualifiedSignature', 'newest'), target: '#identity_confirmed' },
        ],
        SIGNATURE_FAILED: [{ guard: when('system', 'qualifiedSignature', 'newest'), target: '#qes_failed' }],
        OPEN_BANK_VERIFICATION: [
          { guard: when('system', '!qualifiedSignature'), target: '#test_payment_opened' },
        ],
        RECORD_IDENTITY: [{ guard: when('admin'), target: '#identity_confirmed' }],
      },
    },
    client_form_saved: {
      description: "The client's form of a point-of-sale order is in; the identity check is being opened.",
      entry: [
        setFacts({ stage: 'identity' }),
        effectIf('startIdentityVerification', when('electronicSignature')),
        effectIf('openBankVerification', when('!electronicSignature')),
      ],
      meta: {
        requires: ['formSubmitted'],
        reminder: { days: 2, when: when('electronicSignature') },
        deadline: [
          { when: 'electronicSignature', days: 7, target: '#qes_failed' },
          { days: 1, task: 'other' },
        ],
        processes: [{ kind: 'identity', when: when('electronicSignature') }],
      },
      on: {
        IDENTITY_CONFIRMED: [
          { guard: when('system', 'electronicSignature', 'newest'), target: '#identity_confirmed' },
        ],
        SIGNATURE_FAILED: [{ guard: when('system', 'electronicSignature', 'newest'), target: '#qes_failed' }],
        OPEN_BANK_VERIFICATION: [
          { guard: when('system', '!electronicSignature'), target: '#test_payment_opened' },
        ],
        RECORD_IDENTITY: [{ guard: when('admin'), target: '#identity_confirmed' }],
      },
    },
    salesman_form_saved: {
      description: 'The form is in; the client reads the salesman a code from an SMS.',
      entry: [setFacts({ stage: 'identity' }), 'sendVerificationSms'],
      meta: { requires: ['formSubmitted'], deadline: { days: 7, target: '#canceled' } },
      on: {
        RESEND_SMS: [{ guard: when('salesman'), actions: ['sendVerificationSms'] }],
        VERIFY_SMS: [{ guard: when('salesman', 'smsCodeCorrect'), target: '#statement_verified_by_sms' }],
        MOVE_TO_PREVIOUS: [{ guard: when('salesman'), target: '#salesman_form_opened' }],
        RECORD_IDENTITY: [{ guard: when('admin'), target: '#identity_confirmed' }],
      },
    },
  },
} as const satisfies PhaseConfig<'companyForm'>;
