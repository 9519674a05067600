import { setFacts } from '../../phase-config.ts';
import type { PhaseConfig } from '../../phase-config.ts';
import { when } from '../../when.ts';

/** The agreement's statuses once an administrator, and then the financing party, has accepted what was signed. */
export const accepted = {
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
} as const satisfies Partial<PhaseConfig<'agreement'>['states']>;
