import type { PhaseNode, Ask, StatusNode } from '../../chart-row.ts';

/** What the four paid statuses ask for: the signature, unless it was given before paying. */
const askOncePaid: readonly Ask[] = [
  { name: 'verifyAgreement', when: ['signsBeforePaying'] },
  { name: 'startSignature', when: ['electronicSignature', '!signsBeforePaying'] },
  { name: 'orderCourier', when: ['courier'] },
  { name: 'notifyCourier', when: ['courier'] },
];

/** What the four paid statuses hear alike. Money that arrives again moves nothing and is to be refunded. */
const oncePaid: NonNullable<StatusNode['on']> = {
  SIGN_AGREEMENT: [{ by: ['salesman'], when: ['paper'], to: 'agreement_signed' }],
  SIGNATURE_COMPLETED: [
    { by: ['system'], when: ['qualifiedSignature'], to: 'agreement_signed' },
    { by: ['system'], when: ['autenti', '!signsBeforePaying'], to: 'autenti_agreement_signed' },
  ],
  SIGNATURE_FAILED: [
    { by: ['system'], when: ['electronicSignature', '!signsBeforePaying'], to: 'qes_failed' },
  ],
  COURIER_RETURNED_SIGNED: [{ by: ['admin'], when: ['courier'], to: 'signed' }],
  AGREEMENT_VERIFIED: [
    { by: ['system', 'admin'], when: ['signsBeforePaying'], to: 'siemens_agreement_accepted' },
  ],
  ACCEPT_SIGNED_AGREEMENT: [
    { by: ['admin'], when: ['signsBeforePaying'], to: 'agreement_accepted_by_admin' },
  ],
  REJECT_SIGNED_AGREEMENT: [{ by: ['admin'], when: ['signsBeforePaying'], to: 'rejected_by_admin' }],
  PAYMENT_COMPLETED: [{ by: ['system'], ask: ['raiseRefundTask'] }],
};

/** The initial payment is asked for, made and settled. */
export const initialPaymentStates: PhaseNode<'initialPayment'> = {
  description: 'The initial payment is asked for, made and settled.',
  statuses: {
    initial_payment_link_sent_to_client: {
      description: 'The client has the payment link.',
      deadline: { days: 14, then: 'cancel' },
      on: {
        OPEN_PAYMENT: [{ by: ['client'], to: 'initial_payment_opened' }],
        ACCEPT_PAYMENT_ON_PLACE: [
          { by: ['salesman'], when: ['pos', 'onPlaceAllowed'], to: 'initial_payment_accepted_by_salesman' },
        ],
      },
    },
    initial_payment_opened: {
      description: 'The client chooses a bank for the initial payment.',
      deadline: { days: 14, then: 'cancel' },
      on: {
        START_PAYMENT: [{ by: ['client'], to: 'initial_payment_in_progress' }],
        ACCEPT_PAYMENT_ON_PLACE: [
          { by: ['salesman'], when: ['pos', 'onPlaceAllowed'], to: 'initial_payment_accepted_by_salesman' },
        ],
        PAYMENT_COMPLETED: [{ by: ['system'], to: 'initial_payment_completed' }],
      },
    },
    initial_payment_in_progress: {
      description: 'The client is at the payment provider, or it has not answered yet.',
      on: {
        PAYMENT_COMPLETED: [{ by: ['system'], to: 'initial_payment_completed' }],
        PAYMENT_REJECTED: [{ by: ['system'], to: 'initial_payment_rejected' }],
        PAYMENT_UNCLEAR: [{ by: ['system'], to: 'initial_payment_manual' }],
        RETRY_PAYMENT: [{ by: ['client'], to: 'initial_payment_opened' }],
      },
    },
    initial_payment_completed: {
      description: 'The provider reports the payment; amount and title are compared.',
      asks: [{ name: 'matchInitialPayment' }],
      on: {
        PAYMENT_MATCHED: [{ by: ['system'], to: 'initial_payment_accepted' }],
        PAYMENT_UNCLEAR: [{ by: ['system'], to: 'initial_payment_manual' }],
      },
    },
    initial_payment_manual: {
      description: 'The payment is unclear: an administrator looks at it.',
      deadline: { days: 0, then: 'raiseTask', task: 'execution_of_initial_payment' },
      on: {
        ACCEPT_PAYMENT: [{ by: ['admin'], to: 'initial_payment_accepted_manual' }],
        REJECT_PAYMENT: [{ by: ['admin'], to: 'initial_payment_rejected' }],
      },
    },
    initial_payment_rejected: {
      description: 'The payment failed, or what came was refused and goes back; it may be tried again.',
      asks: [{ name: 'raiseRefundTask', when: ['paymentCame'] }],
      deadline: { days: 14, then: 'cancel' },
      on: {
        RETRY_PAYMENT: [{ by: ['client', 'admin'], to: 'initial_payment_opened' }],
        PAYMENT_COMPLETED: [{ by: ['system'], to: 'initial_payment_completed' }],
      },
    },
    initial_payment_accepted: {
      description: 'The initial payment is settled.',
      asks: askOncePaid,
      deadline: { days: 21, then: 'raiseTask', task: 'signing_of_agreement' },
      on: oncePaid,
    },
    initial_payment_accepted_manual: {
      description: 'An administrator accepted the initial payment.',
      asks: askOncePaid,
      deadline: { days: 21, then: 'raiseTask', task: 'signing_of_agreement' },
      on: oncePaid,
    },
    initial_payment_accepted_by_salesman: {
      description: 'The salesman took the initial payment at the counter.',
      asks: askOncePaid,
      deadline: { days: 21, then: 'raiseTask', task: 'signing_of_agreement' },
      on: oncePaid,
    },
    zero_initial_payment_accepted: {
      description: 'Nothing is owed before signing.',
      asks: askOncePaid,
      deadline: { days: 21, then: 'raiseTask', task: 'signing_of_agreement' },
      on: oncePaid,
    },
  },
};
