import { effectIf, setFacts, requirements } from '../../phase-config.ts';
import type { PhaseConfig } from '../../phase-config.ts';
import { when } from '../../when.ts';
import { accepted } from './accepted.states.ts';

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
        UPLOAD_ATTACHMENTS: [
          {
            guard: when('salesman', 'pos', 'electronicSignature | signedAgreementStored'),
            target: '#attachments_uploaded',
          },
        ],
        RECORD_SIGNATURE: [{ guard: when('admin', '!was signedAgreementStored', 'scanGiven') }],
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
            guard: when('admin', 'signsBeforePaying', '!zeroOwnPayment', '!was paid', 'covered'),
            target: '#initial_payment_accepted_manual',
            actions: ['sendPaymentReceipt'],
          },
        ],
        AGREEMENT_VERIFIED: [
          {
            guard: when('system | admin', 'paid', 'signedAgreementStored'),
            target: '#siemens_agreement_accepted',
          },
        ],
        SIGNED_AGREEMENT_STORED: [{ guard: when('system', 'paid', 'newest'), actions: ['verifyAgreement'] }],
        RECORD_SIGNATURE: [
          {
            guard: when('admin', 'paid', '!was signedAgreementStored', 'scanGiven'),
            actions: ['verifyAgreement'],
          },
          { guard: when('admin', '!paid', '!was signedAgreementStored', 'scanGiven') },
        ],
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
      on: {
        COURIER_RETURNED_SIGNED: [{ guard: when('admin', 'scanGiven'), target: '#signed' }],
        RECORD_SIGNATURE: [{ guard: when('admin', 'scanGiven'), target: '#signed' }],
      },
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
        effectIf('askToSign', when('electronicSignature')),
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
        RECORD_SIGNATURE: [
          { guard: when('admin', 'autenti', 'scanGiven'), target: '#autenti_agreement_signed' },
          { guard: when('admin', 'paid', 'scanGiven'), target: '#agreement_signed' },
        ],
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
    attachments_uploaded: {
      description: 'The salesman has added the documents of the paper agreement.',
      entry: [effectIf('verifyAgreement', when('signedAgreementStored'))],
      meta: {
        requires: ['agreementPrepared', 'paid', 'signed'],
        deadline: { days: 0, task: 'signing_of_agreement' },
      },
      on: {
        SIGNED_AGREEMENT_STORED: [{ guard: when('system', 'newest'), actions: ['verifyAgreement'] }],
        RECORD_SIGNATURE: [
          {
            guard: when('admin', '!was signedAgreementStored', 'scanGiven'),
            actions: ['verifyAgreement'],
          },
        ],
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
    ...accepted,
  },
} as const satisfies PhaseConfig<'agreement'>;
