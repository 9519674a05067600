import { effectIf, setFacts, requirements } from '../../phase-config.ts';
import type { EventTransition, PhaseConfig } from '../../phase-config.ts';
import { when, whenTo } from '../../when.ts';

const backToProposal: readonly EventTransition[] = [
  { guard: whenTo('conditional_decision_ok', 'admin'), target: '#conditional_decision_ok' },
];

export const decision = {
  description: 'The decision engine judges, the client answers and accepts the agreement.',
  initial: 'ready_for_siemens',
  meta: { requires: requirements.identified },
  on: {
    CANCEL: [{ guard: when('client | salesman', '!paid', '!signed', '!moneyTouched'), target: '#canceled' }],
  },
  states: {
    ready_for_siemens: {
      description: 'The decision engine judges the application.',
      entry: [
        setFacts({ stage: 'identity', proposal: false, conditionsAccepted: false }),
        'submitToDecisionEngine',
      ],
      meta: { deadline: { days: 1, task: 'completing_requests' } },
      on: {
        DECISION_APPROVED: [{ guard: when('system', 'newest'), target: '#leasing_decision_ok' }],
        DECISION_REJECTED: [{ guard: when('system', 'newest'), target: '#leasing_decision_rejected' }],
        DECISION_CONDITIONAL: [{ guard: when('system', 'newest'), target: '#conditional_decision_ok' }],
      },
    },
    leasing_decision_ok: {
      description: 'The decision is positive; the agreement is drawn and read.',
      entry: [setFacts({ stage: 'agreement', agreementPrepared: false }), 'prepareAgreement'],
      meta: {
        reminder: { days: 3 },
        sendBackTarget: true,
        deadline: [
          { when: 'agreementPrepared', days: 14, target: '#canceled' },
          { days: 14, task: 'other' },
        ],
      },
      on: {
        AGREEMENT_PREPARED: [
          { guard: when('system', '!pos'), actions: ['notifyApproval'] },
          { guard: when('system', 'pos') },
        ],
        ACCEPT_AGREEMENT: [
          { guard: when('client', 'agreementPrepared'), target: '#agreement_accepted' },
          { guard: when('salesman', 'pos', 'agreementPrepared'), target: '#agreement_accepted' },
        ],
      },
    },
    leasing_decision_rejected: {
      description: 'The decision is negative; only an administrator may have it judged again.',
      entry: ['notifyRejection'],
      meta: { deadline: 'rest' },
      on: { REOPEN_DECISION: [{ guard: when('admin'), target: '#ready_for_siemens' }] },
    },
    conditional_decision_ok: {
      description: 'Financing is possible on other terms; the client compares them.',
      entry: [setFacts({ conditionsAccepted: false }), 'notifyConditions'],
      meta: { requires: ['proposal'], reminder: { days: 3 }, deadline: { days: 14, target: '#canceled' } },
      on: {
        ACCEPT_CONDITIONS: [
          { guard: when('client'), target: '#client_conditional_decision_accepted' },
          { guard: when('salesman', 'pos | shop'), target: '#client_conditional_decision_accepted' },
        ],
        REJECT_CONDITIONS: [
          { guard: when('client'), target: '#client_conditional_decision_rejected' },
          { guard: when('salesman', 'pos'), target: '#client_conditional_decision_rejected' },
          { guard: when('salesman', 'shop'), target: '#conditional_decision_rejected' },
        ],
      },
    },
    client_conditional_decision_accepted: {
      description: 'The new terms are accepted and judged once more.',
      entry: ['submitAcceptedConditions'],
      meta: {
        requires: ['proposal', 'conditionsAccepted'],
        deadline: { days: 1, task: 'completing_requests' },
      },
      on: {
        DECISION_APPROVED: [{ guard: when('system', 'newest'), target: '#leasing_decision_ok' }],
        DECISION_REJECTED: [{ guard: when('system', 'newest'), target: '#leasing_decision_rejected' }],
      },
    },
    client_conditional_decision_rejected: {
      description: 'The new terms were refused; the order is about to be cancelled.',
      meta: { requires: ['proposal'], deadline: { days: 1, target: '#canceled' } },
      on: { SEND_BACK: backToProposal },
    },
    conditional_decision_rejected: {
      description: "The shop's salesman refused the new terms; the order is about to be cancelled.",
      meta: { requires: ['proposal'], deadline: { days: 1, target: '#canceled' } },
      on: { SEND_BACK: backToProposal },
    },
    agreement_accepted: {
      description: "The agreement's text is accepted; what comes next depends on how it is signed and paid.",
      entry: [
        effectIf('startSignature', when('signsBeforePaying')),
        effectIf('askToSign', when('signsBeforePaying')),
        effectIf('requestInitialPayment', when('!signsBeforePaying')),
      ],
      meta: {
        reminder: { days: 3, when: when('signsBeforePaying') },
        requires: ['agreementPrepared', '!paid', '!signed'],
        deadline: [
          { when: 'signsBeforePaying', days: 14, target: '#qes_failed' },
          { when: 'salesmanTakesPayment', days: 14, target: '#canceled' },
          { days: 14, task: 'execution_of_initial_payment' },
        ],
        processes: [{ kind: 'signature', when: when('signsBeforePaying') }],
      },
      on: {
        SIGNER_SIGNED: [{ guard: when('system', 'signsBeforePaying', 'newest') }],
        SIGNATURE_COMPLETED: [
          { guard: when('system', 'signsBeforePaying', 'newest'), target: '#autenti_agreement_signed' },
        ],
        SIGNATURE_FAILED: [{ guard: when('system', 'signsBeforePaying', 'newest'), target: '#qes_failed' }],
        REQUEST_INITIAL_PAYMENT: [
          {
            guard: when('system', '!signsBeforePaying', 'zeroOwnPayment'),
            target: '#zero_initial_payment_accepted',
          },
          {
            guard: when('system', '!signsBeforePaying', 'owes', '!salesmanTakesPayment'),
            target: '#initial_payment_link_sent_to_client',
          },
        ],
        ACCEPT_PAYMENT_ON_PLACE: [
          {
            guard: when('salesman', 'pos', '!signsBeforePaying', 'onPlaceAllowed', '!zeroOwnPayment'),
            target: '#initial_payment_accepted_by_salesman',
          },
        ],
        SEND_PAYMENT_LINK: [
          {
            guard: when('salesman', 'pos', '!signsBeforePaying', 'onlinePaymentAllowed', 'owes'),
            target: '#initial_payment_link_sent_to_client',
          },
        ],
        PAYMENT_COMPLETED: [
          { guard: when('system', 'owes', '!signsBeforePaying'), target: '#initial_payment_completed' },
        ],
        RECORD_PAYMENT: [
          {
            guard: when('admin', '!signsBeforePaying', '!zeroOwnPayment', 'covered'),
            target: '#initial_payment_accepted_manual',
            actions: ['sendPaymentReceipt'],
          },
        ],
        RECORD_SIGNATURE: [
          { guard: when('admin', 'signsBeforePaying', 'scanGiven'), target: '#autenti_agreement_signed' },
        ],
        CHANGE_CASH_PAYMENT: [
          { guard: when('admin', '!signsBeforePaying'), actions: ['requestInitialPayment'] },
          { guard: when('admin', 'signsBeforePaying') },
        ],
        SET_PICKUP_DATE: [{ guard: when('salesman | admin') }],
      },
    },
  },
} as const satisfies PhaseConfig<'decision'>;
