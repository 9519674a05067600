import type { OrderEvent } from './order.events.ts';
import type { FinancingType, FlowType, OrderKind, SignatureMethod } from './order.kinds.ts';
import { financingPolicy } from './order.policy.ts';
import type { OrderStatus } from './order.statuses.ts';

export const renewalKinds = ['v3', 'qes', 'with_guarantee', 'guarantee_only'] as const;
export type RenewalKind = (typeof renewalKinds)[number];

export type Stage = 'applying' | 'identity' | 'agreement';
export type AgreementStatus = 'signed' | 'resent' | 'accepted_by_admin' | 'rejected_by_admin';

/** What the chart knows of an order. Never personal data: facts are stored and logged in the clear. Amounts in grosz, gross. */
export interface Facts extends OrderKind {
  readonly flowType: FlowType;
  /** The client does his part on his own device, over a link. */
  readonly remote: boolean;
  /** The shop sent only links or drafts of goods: names and prices can still be changed. */
  readonly itemsEditable: boolean;
  readonly itemsComplete: boolean;
  /** The shop gave a page of its own to which its client returns. */
  readonly returnsToShop: boolean;
  readonly calculated: boolean;
  readonly calculationWithinBounds: boolean;
  readonly grossPrice: number;
  /** What is due before signing: grossOwnPayment for a POS loan, entry and administrative fee otherwise. */
  readonly initialPayment: number;
  readonly cashPaymentAllowed: boolean;
  readonly requiredConsentsGiven: boolean;
  /** VAT id, contact and the registry's data are stored. */
  readonly companyKnown: boolean;
  /** The registry's last answer. */
  readonly companyFound: boolean;
  readonly method: SignatureMethod | null;
  /** A guarantor is asked for: medical orders, or an administrator's renewal. */
  readonly guarantee: boolean;
  readonly renewal: RenewalKind | null;
  readonly stage: Stage | null;
  readonly identityVerified: boolean;
  readonly agreementPrepared: boolean;
  readonly agreementStatus: AgreementStatus | null;
  /** The agreement bears the client's signature; cleared when it is sent again. */
  readonly signed: boolean;
  /** Money of the last try to pay has come, whatever is made of it. */
  readonly paymentCame: boolean;
  readonly paid: boolean;
}

/** What is known when an order is created; the rest starts from nothing known. */
export type NewOrder = Pick<Facts, 'salesChannel' | 'financingType' | 'flowType'> &
  Partial<
    Pick<
      Facts,
      | 'remote'
      | 'itemsEditable'
      | 'itemsComplete'
      | 'returnsToShop'
      | 'calculated'
      | 'calculationWithinBounds'
      | 'grossPrice'
      | 'initialPayment'
      | 'cashPaymentAllowed'
      | 'companyKnown'
      | 'companyFound'
      | 'guarantee'
    >
  >;

/** The facts of an order that was just created. */
export function newFacts(order: NewOrder): Facts {
  return {
    remote: false,
    itemsEditable: true,
    returnsToShop: false,
    itemsComplete: order.calculated ?? false,
    calculated: false,
    calculationWithinBounds: order.calculated ?? false,
    grossPrice: 0,
    initialPayment: 0,
    cashPaymentAllowed: true,
    requiredConsentsGiven: false,
    companyKnown: false,
    companyFound: false,
    method: null,
    guarantee: financingPolicy[order.financingType].guaranteed,
    renewal: null,
    stage: null,
    identityVerified: false,
    agreementPrepared: false,
    agreementStatus: null,
    signed: false,
    paymentCame: false,
    paid: false,
    ...order,
  };
}

/** Another financing asks for a guarantor where it always has one. */
function financedBy(facts: Facts, financingType: FinancingType = facts.financingType): Facts {
  if (financingType === facts.financingType) return facts;
  return { ...facts, financingType, guarantee: financingPolicy[financingType].guaranteed };
}

/**
 * What an event teaches about the order. Idempotent: the chart asks guards about `learn(facts, event)` and eventless
 * transitions are judged with the same event again.
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
      return { ...facts, companyFound: event.companyFound, companyKnown: event.companyFound };
    case 'CLIENT_LOGGED_IN':
      return { ...facts, flowType: 'client' };
    case 'TAKE_OVER':
      return { ...facts, flowType: 'salesman', remote: false };
    case 'SELECT_METHOD':
      return { ...facts, method: event.method };
    case 'ACCEPT_CONDITIONS':
      return { ...facts, ...event.offer };
    case 'CHANGE_CASH_PAYMENT':
      return { ...facts, cashPaymentAllowed: event.allowed };
    case 'RENEW_AGREEMENT':
      return {
        ...facts,
        renewal: event.kind,
        guarantee: facts.guarantee || event.kind === 'with_guarantee' || event.kind === 'guarantee_only',
      };
    case 'AGREEMENT_PREPARED':
      return { ...facts, agreementPrepared: true };
    default:
      return facts;
  }
}

/** A forced renewal names no kind: the agreement is drawn again for the kind of signature that it had, or a qualified one. */
function sameAgain({ method }: Facts): RenewalKind {
  return method === 'autenti_v3' ? 'v3' : 'qes';
}

/** Facts that entering a status sets, whatever brought the order there. */
export function factsOnEntry(status: OrderStatus, facts: Facts): Facts {
  switch (status) {
    case 'logged_in_once':
      return { ...facts, flowType: 'client' };
    case 'agreement_method_selection':
      return { ...facts, method: null };
    case 'salesman_agreement_method_selection':
      return { ...facts, method: null, flowType: 'salesman', remote: false };
    case 'qes_selected':
    case 'qes_guarantee_selected':
      return { ...facts, method: facts.method === 'mszafir' ? 'mszafir' : 'qes' };
    case 'autenti_v3_selected':
    case 'v3_and_guarantee_selected':
      return { ...facts, method: 'autenti_v3' };
    case 'paper_selected':
      return { ...facts, method: 'paper' };
    case 'delivery_selected':
      return { ...facts, method: 'delivery' };
    case 'form_opened':
      return { ...facts, stage: 'applying', flowType: 'client' };
    case 'salesman_form_opened':
      return { ...facts, stage: 'applying', flowType: 'salesman', remote: false };
    case 'form_saved':
    case 'client_form_saved':
    case 'salesman_form_saved':
      return { ...facts, stage: 'identity' };
    case 'identity_confirmed':
    case 'test_payment_accepted':
    case 'test_payment_manual_accepted':
      return { ...facts, identityVerified: true };
    case 'ready_for_siemens':
      return { ...facts, stage: 'identity' };
    case 'leasing_decision_ok':
      return { ...facts, stage: 'agreement', agreementPrepared: false };
    case 'initial_payment_in_progress':
      return { ...facts, paymentCame: false };
    case 'initial_payment_completed':
    case 'initial_payment_manual':
      return { ...facts, paymentCame: true };
    case 'initial_payment_accepted':
    case 'initial_payment_accepted_manual':
    case 'initial_payment_accepted_by_salesman':
    case 'zero_initial_payment_accepted':
      return { ...facts, paid: true };
    case 'agreement_signed':
    case 'autenti_agreement_signed':
    case 'signed':
      return { ...facts, agreementStatus: 'signed', signed: true };
    case 'resent':
    case 'agreement_resent':
      return { ...facts, agreementStatus: 'resent', signed: false };
    case 'renew':
      return {
        ...facts,
        signed: false,
        agreementPrepared: false,
        renewal: facts.renewal ?? sameAgain(facts),
      };
    case 'accepted_by_admin':
    case 'agreement_accepted_by_admin':
    case 'siemens_agreement_accepted':
      return { ...facts, agreementStatus: 'accepted_by_admin' };
    case 'rejected_by_admin':
      return { ...facts, agreementStatus: 'rejected_by_admin' };
    default:
      return facts;
  }
}

/** The facts that changed, as the history keeps them; folding them in order gives the stored facts. */
export function diffFacts(before: Facts, after: Facts): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof Facts] !== value),
  ) as Partial<Facts>;
}
