import { missingPayment } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import type { OrderEvent } from './order.events.ts';
import type { FinancingType } from './order.kinds.ts';
import { financingPolicy } from './order.policy.ts';
import { paidStatuses, renewalStatus } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

const leadsToPaid = (status: OrderStatus): boolean =>
  (paidStatuses as readonly OrderStatus[]).includes(status);

/** The calculation vouches for a payment of which nothing is owed. */
const owesNothing = ({ initialPayment }: Facts): boolean => initialPayment === 0;

/** What is held, with what the event brought. */
const received = (facts: Facts, held: number): Facts => ({ ...facts, paymentCame: true, moneyHeld: held });

/** What is owed of what is held is accepted where it suffices; the surplus is held until it is owed back. */
function settled(facts: Facts): Facts {
  if (facts.paid || missingPayment(facts) > 0) return facts;
  const surplus = (facts.moneyHeld ?? 0) - facts.initialPayment;
  return { ...facts, paid: true, moneyHeld: surplus === 0 ? null : surplus };
}

/** Another financing asks for a guarantor where it always has one. */
function financedBy(facts: Facts, financingType: FinancingType = facts.financingType): Facts {
  if (financingType === facts.financingType) return facts;
  return { ...facts, financingType, guarantee: financingPolicy[financingType].guaranteed };
}

/**
 * The facts as an event leaves them; guards see these. Idempotent: each eventless transition of a step applies the same
 * event again.
 */
export function applyEvent(facts: Facts, event: OrderEvent): Facts {
  switch (event.type) {
    case 'UPDATE_ITEMS':
      return { ...facts, ...event.offer };
    case 'UPDATE_CALCULATION':
    case 'ACCEPT_CALCULATION':
      return { ...financedBy(facts, event.financingType), ...event.offer };
    case 'CONFIRM_SUMMARY':
      return event.actor === 'client'
        ? { ...facts, requiredConsentsGiven: event.requiredConsentsGiven }
        : facts;
    case 'COMPLEMENT_COMPANY_AND_USER':
      return {
        ...facts,
        companyFound: event.companyFound,
        companyKnown: event.companyFound,
        remote: event.remote ?? facts.remote,
      };
    case 'CORRECT_VAT_ID':
      return { ...facts, companyFound: event.companyFound, companyKnown: event.companyFound };
    case 'SUBMIT_COMPANY_FORM':
      return {
        ...facts,
        companyFound: event.companyFound,
        companyKnown: event.companyFound,
        formSubmitted: facts.formSubmitted || (event.formComplete && event.companyFound),
      };
    case 'CLIENT_LOGGED_IN':
      return { ...facts, flowType: 'client' };
    case 'TAKE_OVER':
      return { ...facts, flowType: 'salesman', remote: false };
    case 'SELECT_METHOD':
      return { ...facts, method: event.method };
    case 'DECISION_CONDITIONAL':
      return event.newest ? { ...facts, proposal: true } : facts;
    case 'ACCEPT_CONDITIONS':
      return { ...facts, ...event.offer, conditionsAccepted: true };
    case 'IDENTITY_CONFIRMED':
      return event.newest ? { ...facts, identityVerified: true } : facts;
    case 'START_TEST_PAYMENT':
      return { ...facts, bankUnanswered: true, bankNews: false };
    case 'TEST_PAYMENT_COMPLETED':
    case 'TEST_PAYMENT_UNCLEAR':
      return { ...facts, bankUnanswered: false, bankNews: true };
    case 'TEST_PAYMENT_FAILED':
      return event.newest ? { ...facts, bankUnanswered: false } : facts;
    case 'RETRY_TEST_PAYMENT':
      return { ...facts, bankNews: false };
    case 'DEADLINE_PASSED':
      return { ...facts, bankUnanswered: false };
    case 'START_PAYMENT':
      return { ...facts, paymentUnanswered: true };
    case 'PAYMENT_COMPLETED':
      return { ...received(facts, event.held), paymentUnanswered: event.unanswered };
    case 'PAYMENT_REJECTED':
      return { ...facts, paymentUnanswered: event.unanswered };
    case 'REJECT_PAYMENT':
      return { ...facts, paymentUnanswered: false };
    case 'TEST_PAYMENT_MATCHED':
    case 'ACCEPT_TEST_PAYMENT':
    case 'RECORD_IDENTITY':
      return { ...facts, identityVerified: true };
    case 'CONFIRM_IDENTITIES':
      return event.allSigningPersonsConfirmed ? { ...facts, identityVerified: true } : facts;
    case 'CHANGE_CASH_PAYMENT':
      return { ...facts, cashPaymentAllowed: event.allowed };
    case 'RENEW_AGREEMENT':
      return {
        ...facts,
        renewal: event.kind,
        guarantee: facts.guarantee || event.kind === 'with_guarantee' || event.kind === 'guarantee_only',
      };
    case 'CHOOSE_COURIER':
      return { ...facts, method: 'delivery' };
    case 'REQUEST_INITIAL_PAYMENT':
      return owesNothing(facts) ? { ...facts, paid: true } : facts;
    case 'FORCE':
      if (event.to === renewalStatus) return { ...facts, renewal: null };
      return leadsToPaid(event.to) && owesNothing(facts) ? { ...facts, paid: true } : facts;
    case 'ACCEPT_PAYMENT_ON_PLACE':
      return { ...facts, paid: true };
    case 'PAYMENT_MATCHED':
    case 'ACCEPT_PAYMENT':
      return settled(facts);
    case 'RECORD_PAYMENT':
      // A second payment is owed back whole.
      return facts.paid ? { ...facts, paymentCame: true } : settled(received(facts, event.held));
    case 'SIGNATURE_COMPLETED':
      return event.newest ? { ...facts, signed: true } : facts;
    case 'SIGN_AGREEMENT':
      return { ...facts, signed: true };
    case 'COURIER_RETURNED_SIGNED':
    case 'RECORD_SIGNATURE':
      return event.scanGiven ? { ...facts, signed: true, signedAgreementStored: true } : facts;
    case 'UPLOAD_ATTACHMENTS':
      return event.scanGiven ? { ...facts, signedAgreementStored: true } : facts;
    case 'SIGNED_AGREEMENT_STORED':
      return event.newest && facts.signed ? { ...facts, signedAgreementStored: true } : facts;
    case 'SIGNER_SIGNED':
      return { ...facts, signerSigned: true };
    case 'AGREEMENT_PREPARED':
      return { ...facts, agreementPrepared: true };
    default:
      return facts;
  }
}
