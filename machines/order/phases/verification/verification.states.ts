import type { PhaseNode } from '../../chart-row.ts';

/** The identity of the signing persons is verified: signing provider, bank, or SMS and salesman. */
export const verificationStates: PhaseNode<'verification'> = {
  description:
    'The identity of the signing persons is verified: signing provider, bank, or SMS and salesman.',
  statuses: {
    statement_verified_by_sms: {
      description: "The code was right; the salesman checks each signing person's document.",
      deadline: { days: 7, then: 'cancel' },
      on: {
        CONFIRM_IDENTITIES: [
          { by: ['salesman'], when: ['allSigningPersonsConfirmed'], to: 'identity_confirmed' },
        ],
      },
    },
    identity_confirmed: {
      description: 'Everyone who signs is identified; the application is being completed.',
      asks: [{ name: 'submitApplication' }],
      on: {
        SUBMIT_APPLICATION: [{ by: ['system'], to: 'ready_for_siemens' }],
      },
    },
    qes_failed: {
      description: 'The signing provider could not identify or sign; another way is chosen.',
      asks: [{ name: 'notifySignatureFailed' }],
      deadline: { days: 7, then: 'cancel', oncePaid: 'signing_of_agreement' },
      on: {
        CHOOSE_COURIER: [{ by: ['client'], to: 'delivery_selected' }],
        RELAUNCH_SIGNATURE: [
          { by: ['client', 'admin'], when: ['verifyingIdentity', 'pos'], to: 'client_form_saved' },
          { by: ['client', 'admin'], when: ['verifyingIdentity'], to: 'form_saved' },
          { by: ['client', 'admin'], when: ['signingAgreement'], to: 'agreement_resent' },
        ],
      },
    },
    test_payment_opened: {
      description: 'The client chooses a bank for the verification.',
      deadline: { days: 7, then: 'cancel' },
      on: {
        START_TEST_PAYMENT: [{ by: ['client'], when: ['bankConsentsGiven'], to: 'test_payment_in_progress' }],
        TEST_PAYMENT_COMPLETED: [{ by: ['system'], to: 'test_payment_completed' }],
      },
    },
    test_payment_in_progress: {
      description: 'The client is at the bank, or the bank has not answered yet.',
      on: {
        TEST_PAYMENT_COMPLETED: [{ by: ['system'], to: 'test_payment_completed' }],
        TEST_PAYMENT_FAILED: [
          { by: ['system'], to: 'test_payment_opened', ask: ['notifyVerificationFailed'] },
        ],
        TEST_PAYMENT_UNCLEAR: [{ by: ['system'], to: 'test_payment_manual' }],
        CHANGE_VERIFICATION_MODE: [{ by: ['client'], to: 'test_payment_opened' }],
      },
    },
    test_payment_completed: {
      description: 'The bank answered; its data is compared with the application.',
      asks: [{ name: 'matchTestPayment' }],
      on: {
        TEST_PAYMENT_MATCHED: [{ by: ['system'], to: 'test_payment_accepted' }],
        TEST_PAYMENT_UNCLEAR: [{ by: ['system'], to: 'test_payment_manual' }],
      },
    },
    test_payment_accepted: {
      description: "The bank's data agrees with the application.",
      asks: [{ name: 'submitApplication' }],
      on: {
        SUBMIT_APPLICATION: [{ by: ['system'], to: 'ready_for_siemens' }],
      },
    },
    test_payment_manual: {
      description: "The bank's data is unclear: an administrator compares it.",
      deadline: { days: 0, then: 'raiseTask', task: 'payment_of_verification_fee' },
      on: {
        ACCEPT_TEST_PAYMENT: [{ by: ['admin'], to: 'test_payment_manual_accepted' }],
        REJECT_TEST_PAYMENT: [{ by: ['admin'], to: 'test_payment_manual_rejected' }],
      },
    },
    test_payment_manual_accepted: {
      description: "An administrator accepted the bank's data.",
      asks: [{ name: 'submitApplication' }],
      on: {
        SUBMIT_APPLICATION: [{ by: ['system'], to: 'ready_for_siemens' }],
      },
    },
    test_payment_manual_rejected: {
      description: "An administrator refused the bank's data; verification may be opened again.",
      asks: [{ name: 'notifyVerificationRejected' }],
      deadline: { days: 0, then: 'raiseTask', task: 'payment_of_verification_fee' },
      on: {
        RETRY_TEST_PAYMENT: [{ by: ['admin'], to: 'test_payment_opened', ask: ['sendReturnLink'] }],
      },
    },
  },
};
