import { setFacts, requirements } from '../../phase-config.ts';
import type { PhaseConfig } from '../../phase-config.ts';
import { when } from '../../when.ts';

export const verification = {
  description:
    'The identity of the signing persons is verified: signing provider, bank, or SMS and salesman.',
  initial: 'statement_verified_by_sms',
  meta: { requires: requirements.submitted },
  on: {
    CANCEL: [{ guard: when('client | salesman', '!paid', '!signed', '!moneyTouched'), target: '#canceled' }],
  },
  states: {
    statement_verified_by_sms: {
      description: "The code was right; the salesman checks each signing person's document.",
      meta: { deadline: { days: 7, target: '#canceled' } },
      on: {
        CONFIRM_IDENTITIES: [
          { guard: when('salesman', 'allSigningPersonsConfirmed'), target: '#identity_confirmed' },
        ],
        RECORD_IDENTITY: [{ guard: when('admin'), target: '#identity_confirmed' }],
      },
    },
    identity_confirmed: {
      description: 'Everyone who signs is identified; the application is being completed.',
      entry: ['submitApplication'],
      meta: { requires: ['identityVerified'], deadline: { days: 1, task: 'completing_requests' } },
      on: { SUBMIT_APPLICATION: [{ guard: when('system'), target: '#ready_for_siemens' }] },
    },
    qes_failed: {
      description: 'The signing provider could not identify or sign; another way is chosen.',
      entry: ['notifySignatureFailed'],
      meta: {
        reminder: { days: 2 },
        requires: ['verifyingIdentity | identityVerified', 'verifyingIdentity | agreementPrepared'],
        deadline: [
          { when: 'paid', days: 7, task: 'signing_of_agreement' },
          { days: 7, target: '#canceled' },
        ],
      },
      on: {
        CHOOSE_COURIER: [{ guard: when('client'), target: '#delivery_selected' }],
        RELAUNCH_SIGNATURE: [
          { guard: when('client | admin', 'verifyingIdentity', 'pos'), target: '#client_form_saved' },
          { guard: when('client | admin', 'verifyingIdentity', '!pos'), target: '#form_saved' },
          { guard: when('client | admin', 'signingAgreement'), target: '#agreement_resent' },
        ],
        RECORD_IDENTITY: [{ guard: when('admin', 'verifyingIdentity'), target: '#identity_confirmed' }],
        RECORD_SIGNATURE: [
          {
            guard: when('admin', 'signingAgreement', 'autenti', 'scanGiven'),
            target: '#autenti_agreement_signed',
          },
          { guard: when('admin', 'signingAgreement', 'paid', 'scanGiven'), target: '#agreement_signed' },
        ],
      },
    },
    test_payment_opened: {
      description: 'The client chooses a bank for the verification.',
      entry: [setFacts({ stage: 'identity', identityVerified: false, agreementPrepared: false })],
      meta: { reminder: { days: 2 }, sendBackTarget: true, deadline: { days: 7, target: '#canceled' } },
      on: {
        START_TEST_PAYMENT: [
          { guard: when('client', 'bankConsentsGiven'), target: '#test_payment_in_progress' },
        ],
        MOVE_TO_PREVIOUS: [{ guard: when('client'), target: '#form_opened' }],
        TEST_PAYMENT_COMPLETED: [
          { guard: when('system'), target: '#test_payment_completed', actions: ['oweZlotyBack'] },
        ],
        RECORD_IDENTITY: [{ guard: when('admin'), target: '#identity_confirmed' }],
      },
    },
    test_payment_in_progress: {
      description: 'The client is at the bank, or the bank has not answered yet.',
      meta: {
        requires: ['bankUnanswered'],
        deadline: { days: 2, target: '#test_payment_opened', actions: ['notifyVerificationFailed'] },
        processes: [{ kind: 'bank' }],
      },
      on: {
        TEST_PAYMENT_COMPLETED: [
          { guard: when('system'), target: '#test_payment_completed', actions: ['oweZlotyBack'] },
        ],
        TEST_PAYMENT_FAILED: [
          {
            guard: when('system', 'newest'),
            target: '#test_payment_opened',
            actions: ['notifyVerificationFailed'],
          },
        ],
        TEST_PAYMENT_UNCLEAR: [
          { guard: when('system'), target: '#test_payment_manual', actions: ['oweZlotyBack'] },
        ],
        CHANGE_VERIFICATION_MODE: [{ guard: when('client'), target: '#test_payment_opened' }],
        RECORD_IDENTITY: [{ guard: when('admin'), target: '#identity_confirmed' }],
      },
    },
    test_payment_completed: {
      description: 'The bank answered; its data is compared with the application.',
      entry: ['matchTestPayment'],
      meta: { requires: ['bankNews'], deadline: { days: 1, task: 'payment_of_verification_fee' } },
      on: {
        TEST_PAYMENT_MATCHED: [{ guard: when('system'), target: '#test_payment_accepted' }],
        TEST_PAYMENT_UNCLEAR: [{ guard: when('system'), target: '#test_payment_manual' }],
        RECORD_IDENTITY: [{ guard: when('admin'), target: '#identity_confirmed' }],
      },
    },
    test_payment_accepted: {
      description: "The bank's data agrees with the application.",
      entry: ['submitApplication'],
      meta: { requires: ['identityVerified'], deadline: { days: 1, task: 'completing_requests' } },
      on: { SUBMIT_APPLICATION: [{ guard: when('system'), target: '#ready_for_siemens' }] },
    },
    test_payment_manual: {
      description: "The bank's data is unclear: an administrator compares it.",
      meta: { requires: ['bankNews'], deadline: { days: 0, task: 'payment_of_verification_fee' } },
      on: {
        ACCEPT_TEST_PAYMENT: [{ guard: when('admin'), target: '#test_payment_manual_accepted' }],
        REJECT_TEST_PAYMENT: [{ guard: when('admin'), target: '#test_payment_manual_rejected' }],
        RECORD_IDENTITY: [{ guard: when('admin'), target: '#identity_confirmed' }],
      },
    },
    test_payment_manual_accepted: {
      description: "An administrator accepted the bank's data.",
      entry: ['submitApplication'],
      meta: { requires: ['identityVerified'], deadline: { days: 1, task: 'completing_requests' } },
      on: { SUBMIT_APPLICATION: [{ guard: when('system'), target: '#ready_for_siemens' }] },
    },
    test_payment_manual_rejected: {
      description: "An administrator refused the bank's data; verification may be opened again.",
      entry: ['notifyVerificationRejected'],
      meta: { requires: ['bankNews'], deadline: { days: 0, task: 'payment_of_verification_fee' } },
      on: {
        RETRY_TEST_PAYMENT: [
          { guard: when('admin'), target: '#test_payment_opened', actions: ['sendReturnLink'] },
        ],
        RECORD_IDENTITY: [{ guard: when('admin'), target: '#identity_confirmed' }],
      },
    },
  },
} as const satisfies PhaseConfig<'verification'>;
