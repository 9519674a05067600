import type { PhaseNode } from '../../chart-row.ts';

/** The company form is filled in by the client or the salesman. */
export const companyFormStates: PhaseNode<'companyForm'> = {
  description: 'The company form is filled in by the client or the salesman.',
  statuses: {
    form_opened: {
      description: 'The client fills in the company form.',
      deadline: { days: 14, then: 'cancel' },
      on: {
        START_FORM: [{ by: ['client'], when: ['pos'], to: 'client_form_opened' }],
        TAKE_OVER: [{ by: ['salesman'], when: ['pos'], to: 'salesman_form_opened' }],
        SAVE_FORM_FOR_LATER: [{ by: ['client'], ask: ['sendReturnLink'] }],
        SUBMIT_COMPANY_FORM: [
          { by: ['client'], when: ['!pos', 'formComplete', 'companyFound'], to: 'form_saved' },
          { by: ['client'], when: ['pos', 'formComplete', 'companyFound'], to: 'client_form_saved' },
          { by: ['client'], when: ['!companyFound'], to: 'update_vat_id' },
        ],
        MOVE_TO_PREVIOUS: [{ by: ['client'], when: ['!pos'], to: 'agreement_method_selection' }],
      },
    },
    client_form_opened: {
      description: 'The client has begun the form of an order from a point of sale.',
      always: [{ to: 'form_opened' }],
    },
    salesman_form_opened: {
      description: 'The salesman fills in the company form with the client.',
      deadline: { days: 14, then: 'cancel' },
      on: {
        SAVE_FORM_FOR_LATER: [{ by: ['salesman'] }],
        SUBMIT_COMPANY_FORM: [{ by: ['salesman'], when: ['formComplete'], to: 'salesman_form_saved' }],
        MOVE_TO_PREVIOUS: [{ by: ['salesman'], to: 'salesman_agreement_method_selection' }],
      },
    },
    form_saved: {
      description: 'The form is in; the identity check is being opened.',
      asks: [
        { name: 'startIdentityVerification', when: ['electronicSignature'] },
        { name: 'openBankVerification', when: ['!electronicSignature'] },
      ],
      on: {
        IDENTITY_CONFIRMED: [{ by: ['system'], when: ['qualifiedSignature'], to: 'identity_confirmed' }],
        SIGNATURE_FAILED: [{ by: ['system'], when: ['qualifiedSignature'], to: 'qes_failed' }],
        OPEN_BANK_VERIFICATION: [
          { by: ['system'], when: ['!qualifiedSignature'], to: 'test_payment_opened' },
        ],
      },
    },
    client_form_saved: {
      description: "The client's form of a point-of-sale order is in; the identity check is being opened.",
      asks: [
        { name: 'startIdentityVerification', when: ['electronicSignature'] },
        { name: 'openBankVerification', when: ['!electronicSignature'] },
      ],
      on: {
        IDENTITY_CONFIRMED: [{ by: ['system'], when: ['electronicSignature'], to: 'identity_confirmed' }],
        SIGNATURE_FAILED: [{ by: ['system'], when: ['electronicSignature'], to: 'qes_failed' }],
        OPEN_BANK_VERIFICATION: [
          { by: ['system'], when: ['!electronicSignature'], to: 'test_payment_opened' },
        ],
      },
    },
    salesman_form_saved: {
      description: 'The form is in; the client reads the salesman a code from an SMS.',
      asks: [{ name: 'sendVerificationSms' }],
      deadline: { days: 7, then: 'cancel' },
      on: {
        RESEND_SMS: [{ by: ['salesman'], ask: ['sendVerificationSms'] }],
        VERIFY_SMS: [{ by: ['salesman'], when: ['smsCodeCorrect'], to: 'statement_verified_by_sms' }],
        MOVE_TO_PREVIOUS: [{ by: ['salesman'], to: 'salesman_form_opened' }],
      },
    },
  },
};
