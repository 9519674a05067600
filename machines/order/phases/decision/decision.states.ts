import type { PhaseNode } from '../../chart-row.ts';
import { either } from '../../chart-row.ts';

/** The decision engine judges, the client answers and accepts the agreement. */
export const decisionStates: PhaseNode<'decision'> = {
  description: 'The decision engine judges, the client answers and accepts the agreement.',
  statuses: {
    ready_for_siemens: {
      description: 'The decision engine judges the application.',
      asks: [{ name: 'submitToDecisionEngine' }],
      deadline: { days: 1, then: 'raiseTask', task: 'completing_requests' },
      on: {
        DECISION_APPROVED: [{ by: ['system'], to: 'leasing_decision_ok' }],
        DECISION_REJECTED: [{ by: ['system'], to: 'leasing_decision_rejected' }],
        DECISION_CONDITIONAL: [{ by: ['system'], to: 'conditional_decision_ok' }],
      },
    },
    leasing_decision_ok: {
      description: 'The decision is positive; the agreement is drawn and read.',
      asks: [{ name: 'prepareAgreement' }],
      deadline: { days: 14, then: 'cancel' },
      on: {
        AGREEMENT_PREPARED: [
          { by: ['system'], when: ['!pos'], ask: ['notifyApproval'] },
          { by: ['system'], when: ['pos'] },
        ],
        ACCEPT_AGREEMENT: [
          { by: ['client'], when: ['agreementPrepared'], to: 'agreement_accepted' },
          { by: ['salesman'], when: ['pos', 'agreementPrepared'], to: 'agreement_accepted' },
        ],
      },
    },
    leasing_decision_rejected: {
      description: 'The decision is negative; only an administrator may have it judged again.',
      asks: [{ name: 'notifyRejection' }],
      on: {
        REOPEN_DECISION: [{ by: ['admin'], to: 'ready_for_siemens' }],
      },
    },
    conditional_decision_ok: {
      description: 'Financing is possible on other terms; the client compares them.',
      asks: [{ name: 'notifyConditions' }],
      deadline: { days: 14, then: 'cancel' },
      on: {
        ACCEPT_CONDITIONS: [
          { by: ['client'], to: 'client_conditional_decision_accepted' },
          { by: ['salesman'], when: [either('pos', 'shop')], to: 'client_conditional_decision_accepted' },
        ],
        REJECT_CONDITIONS: [
          { by: ['client'], to: 'client_conditional_decision_rejected' },
          { by: ['salesman'], when: ['pos'], to: 'client_conditional_decision_rejected' },
          { by: ['salesman'], when: ['shop'], to: 'conditional_decision_rejected' },
        ],
      },
    },
    client_conditional_decision_accepted: {
      description: 'The new terms are accepted and judged once more.',
      asks: [{ name: 'submitAcceptedConditions' }],
      deadline: { days: 1, then: 'raiseTask', task: 'completing_requests' },
      on: {
        DECISION_APPROVED: [{ by: ['system'], to: 'leasing_decision_ok' }],
        DECISION_REJECTED: [{ by: ['system'], to: 'leasing_decision_rejected' }],
      },
    },
    client_conditional_decision_rejected: {
      description: 'The new terms were refused; the order is about to be cancelled.',
      deadline: { days: 1, then: 'cancel' },
    },
    conditional_decision_rejected: {
      description: "The shop's salesman refused the new terms; the order is about to be cancelled.",
      deadline: { days: 1, then: 'cancel' },
    },
    agreement_accepted: {
      description: "The agreement's text is accepted; what comes next depends on how it is signed and paid.",
      asks: [
        { name: 'startSignature', when: ['signsBeforePaying'] },
        { name: 'requestInitialPayment', when: ['!signsBeforePaying'] },
      ],
      on: {
        SIGNATURE_COMPLETED: [
          { by: ['system'], when: ['signsBeforePaying'], to: 'autenti_agreement_signed' },
        ],
        SIGNATURE_FAILED: [{ by: ['system'], when: ['signsBeforePaying'], to: 'qes_failed' }],
        REQUEST_INITIAL_PAYMENT: [
          {
            by: ['system'],
            when: ['!signsBeforePaying', 'zeroOwnPayment'],
            to: 'zero_initial_payment_accepted',
          },
          {
            by: ['system'],
            when: ['!signsBeforePaying', '!zeroOwnPayment', '!salesmanTakesPayment'],
            to: 'initial_payment_link_sent_to_client',
            ask: ['sendPaymentLink'],
          },
        ],
        ACCEPT_PAYMENT_ON_PLACE: [
          {
            by: ['salesman'],
            when: ['pos', '!signsBeforePaying', 'onPlaceAllowed', '!zeroOwnPayment'],
            to: 'initial_payment_accepted_by_salesman',
          },
        ],
        SEND_PAYMENT_LINK: [
          {
            by: ['salesman'],
            when: ['pos', '!signsBeforePaying', 'onlinePaymentAllowed', '!zeroOwnPayment'],
            to: 'initial_payment_link_sent_to_client',
            ask: ['sendPaymentLink'],
          },
        ],
        CHANGE_CASH_PAYMENT: [{ by: ['admin'], ask: ['requestInitialPayment'] }],
        SET_PICKUP_DATE: [{ by: ['salesman', 'admin'] }],
      },
    },
  },
};
