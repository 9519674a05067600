import type { PhaseNode } from '../../chart-row.ts';

/** The way of signing is chosen; the choices themselves are only passed through. */
export const signingMethodStates: PhaseNode<'signingMethod'> = {
  description: 'The way of signing is chosen; the choices themselves are only passed through.',
  statuses: {
    agreement_method_selection: {
      description: 'The client chooses how the agreement will be signed.',
      deadline: { days: 30, then: 'cancel' },
      on: {
        SELECT_METHOD: [
          {
            by: ['client'],
            when: ['offersQualifiedSignature', 'asksQualifiedSignature', 'guarantee'],
            to: 'qes_guarantee_selected',
          },
          {
            by: ['client'],
            when: ['offersQualifiedSignature', 'asksQualifiedSignature'],
            to: 'qes_selected',
          },
          { by: ['client'], when: ['offersAutenti', 'asksAutenti'], to: 'autenti_v3_selected' },
          { by: ['client'], when: ['offersCourier', 'asksCourier'], to: 'delivery_selected' },
          { by: ['client'], when: ['offersPaper', 'asksPaper'], to: 'paper_selected' },
        ],
        MOVE_TO_PREVIOUS: [{ by: ['client'], to: 'complement_company_and_user' }],
        TAKE_OVER: [{ by: ['salesman'], when: ['pos'], to: 'salesman_agreement_method_selection' }],
      },
    },
    salesman_agreement_method_selection: {
      description: 'The salesman chooses with the client how the agreement will be signed.',
      deadline: { days: 30, then: 'cancel' },
      on: {
        SELECT_METHOD: [
          {
            by: ['salesman'],
            when: ['offersQualifiedSignature', 'asksQualifiedSignature', 'guarantee'],
            to: 'qes_guarantee_selected',
          },
          {
            by: ['salesman'],
            when: ['offersQualifiedSignature', 'asksQualifiedSignature'],
            to: 'qes_selected',
          },
          { by: ['salesman'], when: ['offersAutenti', 'asksAutenti'], to: 'autenti_v3_selected' },
          { by: ['salesman'], when: ['offersCourier', 'asksCourier'], to: 'delivery_selected' },
          { by: ['salesman'], when: ['offersPaper', 'asksPaper'], to: 'paper_selected' },
        ],
        MOVE_TO_PREVIOUS: [{ by: ['salesman'], to: 'complement_company_and_user' }],
      },
    },
    qes_selected: {
      description: 'A qualified electronic signature was chosen.',
      always: [
        { when: ['signingAgreement'], to: 'agreement_resent' },
        { when: ['salesmanFlow', 'pos'], to: 'salesman_form_opened' },
        { when: ['clientFlow'], to: 'form_opened' },
        { when: ['salesmanFlow'], to: 'form_opened', ask: ['sendReturnLink'] },
      ],
    },
    qes_guarantee_selected: {
      description: 'A qualified electronic signature was chosen, with a guarantee.',
      always: [
        { when: ['signingAgreement'], to: 'agreement_resent' },
        { when: ['clientFlow'], to: 'form_opened' },
        { when: ['salesmanFlow'], to: 'form_opened', ask: ['sendReturnLink'] },
      ],
    },
    v3_and_guarantee_selected: {
      description: 'The renewed agreement and the guarantee are signed online.',
      always: [{ when: ['signingAgreement'], to: 'agreement_resent' }],
    },
    autenti_v3_selected: {
      description: 'The online signature was chosen.',
      always: [
        { when: ['signingAgreement'], to: 'agreement_resent' },
        { when: ['salesmanFlow'], to: 'salesman_form_opened' },
        { when: ['clientFlow'], to: 'form_opened' },
      ],
    },
    paper_selected: {
      description: 'A paper agreement was chosen.',
      always: [
        { when: ['salesmanFlow'], to: 'salesman_form_opened' },
        { when: ['clientFlow'], to: 'form_opened' },
      ],
    },
    delivery_selected: {
      description: 'The courier was chosen.',
      always: [
        { when: ['signingAgreement', '!paid'], to: 'agreement_accepted' },
        { when: ['signingAgreement'], to: 'resent' },
        { when: ['verifyingIdentity'], to: 'test_payment_opened' },
        { when: ['salesmanFlow', 'pos'], to: 'salesman_form_opened' },
        { when: ['clientFlow'], to: 'form_opened' },
        { when: ['salesmanFlow'], to: 'form_opened', ask: ['sendReturnLink'] },
      ],
    },
  },
};
