import type { PhaseNode } from '../../chart-row.ts';
import { either } from '../../chart-row.ts';

/** The agreement is signed, checked and accepted by the financing party. */
export const agreementStates: PhaseNode<'agreement'> = {
  description: 'The agreement is signed, checked and accepted by the financing party.',
  statuses: {
    agreement_signed: {
      description: 'The agreement is signed (qualified signature or paper).',
      deadline: { days: 0, then: 'raiseTask', task: 'signing_of_agreement' },
      on: {
        ACCEPT_SIGNED_AGREEMENT: [{ by: ['admin'], when: ['!pos'], to: 'agreement_accepted_by_admin' }],
        REJECT_SIGNED_AGREEMENT: [{ by: ['admin'], to: 'rejected_by_admin' }],
        UPLOAD_ATTACHMENTS: [{ by: ['salesman'], when: ['pos'], to: 'attachments_uploaded' }],
        RENEW_AGREEMENT: [{ by: ['admin'], to: 'renew' }],
      },
    },
    autenti_agreement_signed: {
      description: 'The agreement is signed online.',
      asks: [
        { name: 'requestInitialPayment', when: ['!paid'] },
        { name: 'verifyAgreement', when: ['paid'] },
      ],
      deadline: { days: 21, then: 'raiseTask', task: 'signing_of_agreement' },
      on: {
        REQUEST_INITIAL_PAYMENT: [
          {
            by: ['system'],
            when: ['signsBeforePaying', 'zeroOwnPayment', '!paid'],
            to: 'zero_initial_payment_accepted',
          },
          {
            by: ['system'],
            when: ['signsBeforePaying', '!zeroOwnPayment', '!paid'],
            to: 'initial_payment_link_sent_to_client',
            ask: ['sendPaymentLink'],
          },
        ],
        AGREEMENT_VERIFIED: [{ by: ['system', 'admin'], when: ['paid'], to: 'siemens_agreement_accepted' }],
        ACCEPT_SIGNED_AGREEMENT: [{ by: ['admin'], when: ['paid'], to: 'agreement_accepted_by_admin' }],
        REJECT_SIGNED_AGREEMENT: [{ by: ['admin'], when: ['paid'], to: 'rejected_by_admin' }],
        RENEW_AGREEMENT: [{ by: ['admin'], when: ['paid'], to: 'renew' }],
      },
    },
    signed: {
      description: 'The courier brought back the signed agreement.',
      deadline: { days: 0, then: 'raiseTask', task: 'signing_of_agreement' },
      on: {
        ACCEPT_SIGNED_AGREEMENT: [{ by: ['admin'], to: 'accepted_by_admin' }],
        REJECT_SIGNED_AGREEMENT: [{ by: ['admin'], to: 'rejected_by_admin' }],
      },
    },
    rejected_by_admin: {
      description: 'The signed agreement was refused and must be sent or drawn again.',
      deadline: { days: 0, then: 'raiseTask', task: 'signing_of_agreement' },
      on: {
        RESEND_AGREEMENT: [
          { by: ['admin'], when: ['courier'], to: 'resent' },
          { by: ['admin'], when: ['!courier'], to: 'agreement_resent' },
        ],
        RENEW_AGREEMENT: [{ by: ['admin'], to: 'renew' }],
      },
    },
    resent: {
      description: 'The courier is on the way with the agreement again.',
      asks: [{ name: 'orderCourier' }, { name: 'notifyCourier' }],
      deadline: { days: 21, then: 'raiseTask', task: 'signing_of_agreement' },
      on: {
        COURIER_RETURNED_SIGNED: [{ by: ['admin'], to: 'signed' }],
      },
    },
    agreement_resent: {
      description: 'The agreement was sent for signature again.',
      asks: [{ name: 'startSignature', when: ['electronicSignature'] }],
      deadline: { days: 21, then: 'raiseTask', task: 'signing_of_agreement' },
      on: {
        SIGN_AGREEMENT: [{ by: ['salesman'], when: ['paper'], to: 'agreement_signed' }],
        SIGNATURE_COMPLETED: [
          { by: ['system'], when: ['qualifiedSignature'], to: 'agreement_signed' },
          { by: ['system'], when: ['autenti'], to: 'autenti_agreement_signed' },
        ],
        SIGNATURE_FAILED: [{ by: ['system'], when: ['electronicSignature'], to: 'qes_failed' }],
      },
    },
    renew: {
      description: 'A new agreement is being drawn.',
      asks: [{ name: 'prepareAgreement' }],
      on: {
        AGREEMENT_PREPARED: [
          { by: ['system'], when: ['renewsWithGuarantee', 'autenti'], to: 'v3_and_guarantee_selected' },
          { by: ['system'], when: ['renewsWithGuarantee'], to: 'qes_guarantee_selected' },
          { by: ['system'], when: ['renewsQes'], to: 'qes_selected' },
          { by: ['system'], when: ['renewsV3'], to: 'autenti_v3_selected' },
        ],
      },
    },
    accepted_by_admin: {
      description: "The courier's copy was accepted by an administrator.",
      asks: [{ name: 'verifyAgreement' }],
      on: {
        AGREEMENT_VERIFIED: [{ by: ['system', 'admin'], to: 'siemens_agreement_accepted' }],
        SHIP: [{ by: ['admin', 'salesman'], when: ['!pos'], to: 'shipped' }],
        RELEASE_FOR_PICKUP: [{ by: ['salesman', 'admin'], when: ['shop'], to: 'waiting_for_delivery' }],
      },
    },
    agreement_accepted_by_admin: {
      description: 'An electronic or paper agreement was accepted by an administrator.',
      asks: [{ name: 'verifyAgreement' }],
      on: {
        AGREEMENT_VERIFIED: [{ by: ['system', 'admin'], to: 'siemens_agreement_accepted' }],
        SHIP: [{ by: ['admin', 'salesman'], when: ['!pos'], to: 'shipped' }],
        RELEASE_FOR_PICKUP: [{ by: ['salesman', 'admin'], when: ['shop'], to: 'waiting_for_delivery' }],
      },
    },
    attachments_uploaded: {
      description: 'The salesman has added the documents of the paper agreement.',
      asks: [{ name: 'verifyAgreement' }],
      deadline: { days: 0, then: 'raiseTask', task: 'signing_of_agreement' },
      on: {
        AGREEMENT_VERIFIED: [{ by: ['system', 'admin'], to: 'siemens_agreement_accepted' }],
        ACCEPT_SIGNED_AGREEMENT: [{ by: ['admin'], to: 'agreement_accepted_by_admin' }],
        SET_PICKUP_DATE: [{ by: ['salesman', 'admin'] }],
        REJECT_SIGNED_AGREEMENT: [{ by: ['admin'], to: 'rejected_by_admin' }],
      },
    },
    siemens_agreement_accepted: {
      description: 'The financing party has accepted the agreement; the goods may be released.',
      asks: [{ name: 'notifyAgreementAccepted' }],
      on: {
        SHIP: [{ by: ['admin', 'salesman'], when: ['!pos'], to: 'shipped' }],
        RELEASE_FOR_PICKUP: [
          { by: ['salesman', 'admin'], when: [either('pos', 'shop')], to: 'waiting_for_delivery' },
        ],
      },
    },
  },
};
