import { effectIf, setFacts, requirements } from '../../phase-config.ts';
import type { EventTransition, PhaseConfig } from '../../phase-config.ts';
import type { PaidStatus } from '../../order.statuses.ts';
import { when } from '../../when.ts';

const salesmanCancels: readonly EventTransition[] = [
  { guard: when('salesman', '!paid', '!signed', '!moneyTouched'), target: '#canceled' },
];
/** A second payment: it is looked at together with the first. */
const moreMoney: readonly EventTransition[] = [{ guard: when('system') }];
/** An administrator has seen the money: what is owed came another way. */
const recordedByHand: readonly EventTransition[] = [
  {
    guard: when('admin', 'covered'),
    target: '#initial_payment_accepted_manual',
    actions: ['sendPaymentReceipt'],
  },
];
/** The administrator has asked at the provider: nothing came of what was started. */
const nothingCame: readonly EventTransition[] = [{ guard: when('admin', 'was paymentUnanswered') }];
const paidOnPlace: readonly EventTransition[] = [
  { guard: when('salesman', 'pos', 'onPlaceAllowed'), target: '#initial_payment_accepted_by_salesman' },
];

export const initialPayment = {
  description: 'The initial payment is asked for, made and settled.',
  initial: 'initial_payment_link_sent_to_client',
  meta: {
    requires: [...requirements.agreed, '!signsBeforePaying | signed'],
  },
  states: {
    initial_payment_link_sent_to_client: {
      description: 'The client has the payment link.',
      tags: ['payable'],
      entry: ['sendPaymentLink'],
      meta: { reminder: { days: 3 }, requires: ['owes'], deadline: { days: 14, target: '#canceled' } },
      on: {
        RECORD_PAYMENT: recordedByHand,
        OPEN_PAYMENT: [{ guard: when('client'), target: '#initial_payment_opened' }],
        ACCEPT_PAYMENT_ON_PLACE: paidOnPlace,
        PAYMENT_COMPLETED: [{ guard: when('system', 'owes'), target: '#initial_payment_completed' }],
        CANCEL: salesmanCancels,
      },
    },
    initial_payment_opened: {
      description: 'The client chooses a bank for the initial payment.',
      tags: ['payable'],
      meta: { reminder: { days: 3 }, requires: ['owes'], deadline: { days: 14, target: '#canceled' } },
      on: {
        RECORD_PAYMENT: recordedByHand,
        START_PAYMENT: [{ guard: when('client'), target: '#initial_payment_in_progress' }],
        ACCEPT_PAYMENT_ON_PLACE: paidOnPlace,
        PAYMENT_COMPLETED: [{ guard: when('system'), target: '#initial_payment_completed' }],
        REJECT_PAYMENT: nothingCame,
        CANCEL: salesmanCancels,
      },
    },
    initial_payment_in_progress: {
      description: 'The client is at the payment provider, or it has not answered yet.',
      meta: {
        requires: ['owes', 'paymentUnanswered'],
        deadline: { days: 3, task: 'execution_of_initial_payment' },
        processes: [{ kind: 'payment' }],
      },
      on: {
        RECORD_PAYMENT: recordedByHand,
        PAYMENT_COMPLETED: [{ guard: when('system'), target: '#initial_payment_completed' }],
        PAYMENT_REJECTED: [{ guard: when('system', 'newest'), target: '#initial_payment_rejected' }],
        RETRY_PAYMENT: [{ guard: when('client'), target: '#initial_payment_opened' }],
        REJECT_PAYMENT: [{ guard: when('admin'), target: '#initial_payment_rejected' }],
      },
    },
    initial_payment_completed: {
      description: 'The provider reports the payment; amount and title are compared.',
      entry: ['matchInitialPayment'],
      meta: {
        requires: ['owes', 'moneyHeld'],
        deadline: { days: 1, task: 'execution_of_initial_payment' },
      },
      on: {
        RECORD_PAYMENT: recordedByHand,
        PAYMENT_MATCHED: [
          {
            guard: when('system', 'covered'),
            target: '#initial_payment_accepted',
            actions: ['sendPaymentReceipt'],
          },
        ],
        PAYMENT_UNCLEAR: [{ guard: when('system'), target: '#initial_payment_manual' }],
        PAYMENT_COMPLETED: moreMoney,
      },
    },
    initial_payment_manual: {
      description: 'The payment is unclear: an administrator looks at it.',
      meta: {
        requires: ['owes', 'moneyHeld'],
        deadline: { days: 0, task: 'execution_of_initial_payment' },
      },
      on: {
        RECORD_PAYMENT: recordedByHand,
        ACCEPT_PAYMENT: recordedByHand,
        REJECT_PAYMENT: [{ guard: when('admin'), target: '#initial_payment_rejected' }],
        PAYMENT_COMPLETED: moreMoney,
      },
    },
    initial_payment_rejected: {
      description: 'The payment failed, or what came was refused and goes back; it may be tried again.',
      tags: ['payable'],
      entry: [effectIf('oweRefund', when('moneyHeld'))],
      meta: { reminder: { days: 3 }, requires: ['owes'], deadline: { days: 14, target: '#canceled' } },
      on: {
        RECORD_PAYMENT: recordedByHand,
        RETRY_PAYMENT: [{ guard: when('client | admin'), target: '#initial_payment_opened' }],
        PAYMENT_COMPLETED: [{ guard: when('system'), target: '#initial_payment_completed' }],
        REJECT_PAYMENT: nothingCame,
        CANCEL: salesmanCancels,
      },
    },
    settled: {
      description: 'Nothing is owed any more: the agreement is signed, unless it was signed before paying.',
      initial: 'initial_payment_accepted',
      entry: [
        setFacts({ signerSigned: false }),
        effectIf('verifyAgreement', when('signsBeforePaying', 'signedAgreementStored')),
        effectIf('startSignature', when('electronicSignature', '!signsBeforePaying')),
        effectIf('askToSign', when('electronicSignature', '!signsBeforePaying')),
        effectIf('orderCourier', when('courier')),
        effectIf('notifyCourier', when('courier')),
        effectIf('oweRefund', when('moneyHeld')),
      ],
      meta: {
        reminder: { days: 3, when: when('electronicSignature', '!signsBeforePaying') },
        requires: ['paid'],
        deadline: [
          { when: 'signsBeforePaying', days: 3, task: 'signing_of_agreement' },
          { days: 21, task: 'signing_of_agreement' },
        ],
        processes: [
          { kind: 'signature', when: when('electronicSignature', '!signsBeforePaying') },
          { kind: 'courier', when: when('courier') },
        ],
      },
      on: {
        SIGN_AGREEMENT: [{ guard: when('salesman', 'paper'), target: '#agreement_signed' }],
        SIGNER_SIGNED: [{ guard: when('system', 'electronicSignature', '!signsBeforePaying', 'newest') }],
        SIGNATURE_COMPLETED: [
          { guard: when('system', 'qualifiedSignature', 'newest'), target: '#agreement_signed' },
          {
            guard: when('system', 'autenti', '!signsBeforePaying', 'newest'),
            target: '#autenti_agreement_signed',
          },
        ],
        SIGNATURE_FAILED: [
          {
            guard: when('system', 'electronicSignature', '!signsBeforePaying', 'newest'),
            target: '#qes_failed',
          },
        ],
        COURIER_RETURNED_SIGNED: [{ guard: when('admin', 'courier', 'scanGiven'), target: '#signed' }],
        RECORD_SIGNATURE: [
          { guard: when('admin', 'courier', 'scanGiven'), target: '#signed' },
          {
            guard: when('admin', 'autenti', '!signsBeforePaying', 'scanGiven'),
            target: '#autenti_agreement_signed',
          },
          { guard: when('admin', '!signsBeforePaying', 'scanGiven'), target: '#agreement_signed' },
          {
            guard: when('admin', 'signsBeforePaying', '!was signedAgreementStored', 'scanGiven'),
            actions: ['verifyAgreement'],
          },
        ],
        SIGNED_AGREEMENT_STORED: [
          { guard: when('system', 'signsBeforePaying', 'newest'), actions: ['verifyAgreement'] },
        ],
        AGREEMENT_VERIFIED: [
          {
            guard: when('system | admin', 'signsBeforePaying', 'signedAgreementStored'),
            target: '#siemens_agreement_accepted',
          },
        ],
        ACCEPT_SIGNED_AGREEMENT: [
          {
            guard: when('admin', 'signsBeforePaying', 'signedAgreementStored'),
            target: '#agreement_accepted_by_admin',
          },
        ],
        REJECT_SIGNED_AGREEMENT: [
          { guard: when('admin', 'signsBeforePaying'), target: '#rejected_by_admin' },
        ],
      },
      states: {
        initial_payment_accepted: {
          description: 'The initial payment is settled.',
          meta: { requires: ['!zeroOwnPayment'] },
        },
        initial_payment_accepted_manual: {
          description: 'An administrator accepted the initial payment.',
          meta: { requires: ['!zeroOwnPayment'] },
        },
        initial_payment_accepted_by_salesman: {
          description: 'The salesman took the initial payment at the counter.',
          meta: { requires: ['!zeroOwnPayment'] },
        },
        zero_initial_payment_accepted: {
          description: 'Nothing is owed before signing.',
          meta: { requires: ['zeroOwnPayment'] },
        },
      },
    },
  },
} as const satisfies PhaseConfig<'initialPayment', { settled: PaidStatus }>;
