import { effectIf, setFacts, requirements } from '../../phase-config.ts';
import type { PhaseConfig } from '../../phase-config.ts';
import { when } from '../../when.ts';

export const agreement = {
  description: 'The agreement is signed, checked and accepted by the financing party.',
  initial: 'agreement_signed',
  meta: { requires: requirements.identified },
  states: {
    agreement_signed: {
      description: 'The agreement is signed (qualified signature or paper).',
      entry: [
        setFacts({ agreementStatus: 'signed' }),
        effectIf('storeSignedAgreement', when('electronicSignature', '!signedAgreementStored')),
      ],
      meta: {
        requires: ['agreementPrepared', 'paid', 'signed'],
        deadline: { days: 0, task: 'signing_of_agreement' },
      },
      on: {
        ACCEPT_SIGNED_AGREEMENT: [
          { guard: when('admin', '!pos', 'signedAgreementStored'), target: '#agreement_accepted_by_admin' },
        ],
        REJECT_SIGNED_AGREEMENT: [{ guard: when('admin'), target: '#rejected_by_admin' }],
        UPLOAD_ATTACHMENTS: [{ guard: when('salesman', 'pos'), target: '#attachments_uploaded' }],
        RENEW_AGREEMENT: [
          {
            guard: when('admin', '!renewsV3 | !leaseContract', '!renewsWithGuarantee | guarantorsGiven'),
            target: '#renew',
          },
        ],
      },
    },
    autenti_agreement_signed: {
      description: 'The agreement is signed online.',
      entry: [
        setFacts({ agreementStatus: 'signed' }),
        effectIf('storeSignedAgreement', when('!signedAgreementStored')),
        effectIf('requestInitialPayment', when('!paid')),
        effectIf('verifyAgreement', when('paid', 'signedAgreementStored')),
      ],
      meta: {
        requires: ['agreementPrepared', 'signed'],
        deadline: { days: 3, task: 'signing_of_agreement' },
      },
      on: {
        REQUEST_INITIAL_PAYMENT: [
          {
            guard: when('system', 'signsBeforePaying', 'zeroOwnPayment', '!was paid'),
            target: '#zero_initial_payment_accepted',
          },
          {
            guard: when('system', 'signsBeforePaying', 'owes'),
            target: '#initial_payment_link_sent_to_client',
          },
        ],
        RECORD_PAYMENT: [
          {
            guard: when('admin', 'signsBeforePaying', '!zeroOwnPayment', '!was paid'),
            target: '#initial_payment_accepted_manual',
          },
        ],
        AGREEMENT_VERIFIED: [
          {
            guard: when('system | admin', 'paid', 'signedAgreementStored'),
            target: '#siemens_agreement_accepted',
          },
        ],
        SIGNED_AGREEMENT_STORED: [{ guard: when('system', 'paid', 'newest'), actions: ['verifyAgreement'] }],
        ACCEPT_SIGNED_AGREEMENT: [
          { guard: when('admin', 'paid', 'signedAgreementStored'), target: '#agreement_accepted_by_admin' },
        ],
        REJECT_SIGNED_AGREEMENT: [{ guard: when('admin', 'paid'), target: '#rejected_by_admin' }],
        RENEW_AGREEMENT: [
          {
            guard: when(
              'admin',
              'paid',
              '!renewsV3 | !leaseContract',
              '!renewsWithGuarantee | guarantorsGiven',
            ),
            target: '#renew',
          },
        ],
      },
    },
    signed: {
      description: 'The courier brought back the signed agreement.',
      entry: [setFacts({ agreementStatus: 'signed' })],
      meta: {
        requires: ['agreementPrepared', 'paid', 'signed'],
        deadline: { days: 0, task: 'signing_of_agreement' },
      },
      on: {
        ACCEPT_SIGNED_AGREEMENT: [
          { guard: when('admin', 'signedAgreementStored'), target: '#accepted_by_admin' },
        ],
        REJECT_SIGNED_AGREEMENT: [{ guard: when('admin'), target: '#rejected_by_admin' }],
      },
    },
    rejected_by_admin: {
      description: 'The signed agreement was refused and must be sent or drawn again.',
      entry: [
        setFacts({ agreementStatus: 'rejected_by_admin', signed: false, signedAgreementStored: false }),
      ],
      meta: { requires: ['agreementPrepared', 'paid'], deadline: { days: 0, task: 'signing_of_agreement' } },
      on: {
        RESEND_AGREEMENT: [
          { guard: when('admin', 'courier'), target: '#resent' },
          { guard: when('admin', '!courier'), target: '#agreement_resent' },
        ],
        RENEW_AGREEMENT: [
          {
            guard: when('admin', '!renewsV3 | !leaseContract', '!renewsWithGuarantee | guarantorsGiven'),
            target: '#renew',
          },
        ],
      },
    },
    resent: {
      description: 'The courier is on the way with the agreement again.',
      entry: [
        setFacts({ agreementStatus: 'resent', signed: false, signedAgreementStored: false }),
        'orderCourier',
        'notifyCourier',
      ],
      meta: {
        requires: ['agreementPrepared', 'paid'],
        deadline: { days: 21, task: 'signing_of_agreement' },
        processes: [{ kind: 'courier' }],
      },
      on: { COURIER_RETURNED_SIGNED: [{ guard: when('admin'), target: '#signed' }] },
    },
    agreement_resent: {
      description: 'The agreement was sent for signature again.',
      entry: [
        setFacts({
          agreementStatus: 'resent',
          signed: false,
          signedAgreementStored: false,
          signerSigned: false,
        }),
        effectIf('startSignature', when('electronicSignature')),
      ],
      meta: {
        reminder: { days: 3, when: when('electronicSignature') },
        requires: ['agreementPrepared'],
        deadline: { days: 21, task: 'signing_of_agreement' },
        processes: [{ kind: 'signature', when: when('electronicSignature') }],
      },
      on: {
        SIGN_AGREEMENT: [{ guard: when('salesman', 'paper'), target: '#agreement_signed' }],
        SIGNER_SIGNED: [{ guard: when('system', 'electronicSignature', 'newest') }],
        SIGNATURE_COMPLETED: [
          { guard: when('system', 'qualifiedSignature', 'newest'), target: '#agreement_signed' },
          { guard: when('system', 'autenti', 'newest'), target: '#autenti_agreement_signed' },
        ],
        SIGNATURE_FAILED: [{ guard: when('system', 'electronicSignature', 'newest'), target: '#qes_failed' }],
      },
    },
    renew: {
      description: 'A new agreement is being drawn.',
      entry: [
        setFacts({ signed: false, signedAgreementStored: false, agreementPrepared: false }),
        'defaultRenewal',
        'prepareAgreement',
      ],
      meta: { requires: ['paid'], deadline: { days: 1, task: 'signing_of_agreement' } },
      on: {
        AGREEMENT_PREPARED: [
          {
            guard: when('system', 'renewsWithGuarantee', 'autenti', '!leaseContract'),
            target: '#v3_and_guarantee_selected',
          },
          { guard: when('system', 'renewsWithGuarantee'), target: '#qes_guarantee_selected' },
          { guard: when('system', 'renewsV3', '!leaseContract'), target: '#autenti_v3_selected' },
          { guard: when('system', 'renewsQes | renewsV3'), target: '#qes_selected' },
        ],
      },
    },
    accepted_by_admin: {
      description: "The courier's copy was accepted by an administrator.",
      entry: [setFacts({ agreementStatus: 'accepted_by_admin' }), 'verifyAgreement'],
      meta: {
        requires: ['agreementPrepared', 'paid', 'signed', 'signedAgreementStored'],
        deadline: { days: 3, task: 'signing_of_agreement' },
      },
      on: {
        AGREEMENT_VERIFIED: [{ guard: when('system | admin'), target: '#siemens_agreement_accepted' }],
        SHIP: [{ guard: when('admin | salesman', '!pos'), target: '#shipped' }],
        RELEASE_FOR_PICKUP: [{ guard: when('salesman | admin', 'shop'), target: '#waiting_for_delivery' }],
      },
    },
    agreement_accepted_by_admin: {
      description: 'An electronic or paper agreement was accepted by an administrator.',
      entry: [setFacts({ agreementStatus: 'accepted_by_admin' }), 'verifyAgreement'],
      meta: {
        requires: ['agreementPrepared', 'paid', 'signed', 'signedAgreementStored'],
        deadline: { days: 3, task: 'signing_of_agreement' },
      },
      on: {
        AGREEMENT_VERIFIED: [{ guard: when('system | admin'), target: '#siemens_agreement_accepted' }],
        SHIP: [{ guard: when('admin | salesman', '!pos'), target: '#shipped' }],
        RELEASE_FOR_PICKUP: [{ guard: when('salesman | admin', 'shop'), target: '#waiting_for_delivery' }],
      },
    },
    attachments_uploaded: {
      description: 'The salesman has added the documents of the paper agreement.',
      entry: [effectIf('verifyAgreement', when('signedAgreementStored'))],
      meta: {
        requires: ['agreementPrepared', 'paid', 'signed'],
        deadline: { days: 0, task: 'signing_of_agreement' },
      },
      on: {
        SIGNED_AGREEMENT_STORED: [{ guard: when('system', 'newest'), actions: ['verifyAgreement'] }],
        AGREEMENT_VERIFIED: [
          { guard: when('system | admin', 'signedAgreementStored'), target: '#siemens_agreement_accepted' },
        ],
        ACCEPT_SIGNED_AGREEMENT: [
          { guard: when('admin', 'signedAgreementStored'), target: '#agreement_accepted_by_admin' },
        ],
        SET_PICKUP_DATE: [{ guard: when('salesman | admin') }],
        REJECT_SIGNED_AGREEMENT: [{ guard: when('admin'), target: '#rejected_by_admin' }],
      },
    },
    siemens_agreement_accepted: {
      description: 'The financing party has accepted the agreement; the goods may be released.',
      tags: ['concluded'],
      entry: [setFacts({ agreementStatus: 'accepted_by_admin' }), 'notifyAgreementAccepted'],
      meta: {
        requires: ['agreementPrepared', 'paid', 'signed', 'signedAgreementStored'],
        deadline: { days: 7, task: 'other' },
      },
      on: {
        SHIP: [{ guard: when('admin | salesman', '!pos'), target: '#shipped' }],
        RELEASE_FOR_PICKUP: [
          { guard: when('salesman | admin', 'pos | shop'), target: '#waiting_for_delivery' },
        ],
      },
    },
  },
} as const satisfies PhaseConfig<'agreement'>;
