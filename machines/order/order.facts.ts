import type { FlowType, OrderKind, SignatureMethod } from './order.kinds.ts';
import { financingPolicy } from './order.policy.ts';

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
  /** The company form was sent whole; taken away where it is opened again. */
  readonly formSubmitted: boolean;
  /** A guarantor is asked for: medical orders, or an administrator's renewal. */
  readonly guarantee: boolean;
  readonly renewal: RenewalKind | null;
  readonly stage: Stage | null;
  /** Like every evidence learned from an event that carries it; entering a status only takes it away. */
  readonly identityVerified: boolean;
  /** The decision engine proposed other terms, and they were not judged anew. */
  readonly proposal: boolean;
  readonly conditionsAccepted: boolean;
  readonly agreementPrepared: boolean;
  readonly agreementStatus: AgreementStatus | null;
  /** One of several signers has signed, and the process goes on; for what the others read. */
  readonly signerSigned: boolean;
  /** The agreement bears the client's signature; cleared when it is sent again. */
  readonly signed: boolean;
  /** The client is at the bank, or was and its answer may still come. */
  readonly bankUnanswered: boolean;
  /** The bank has answered the verification, and nobody has asked it again since. */
  readonly bankNews: boolean;
  /** An attempt at the initial payment was started of which its provider has said nothing final. */
  readonly paymentUnanswered: boolean;
  /** The file that all have signed is kept; cleared with the signature. */
  readonly signedAgreementStored: boolean;
  /** Money towards the initial payment has come, by any attempt, even if it was refused. */
  readonly paymentCame: boolean;
  /** What of it is in PLN and being looked at, in grosz; null: nothing is, in any currency. */
  readonly moneyHeld: number | null;
  /** What is owed has been accepted, or nothing is owed. */
  readonly paid: boolean;
}

/** What an event alone can prove of an order, and lasts until a status takes it away. */
export const provenFacts = [
  'calculated',
  'companyKnown',
  'formSubmitted',
  'identityVerified',
  'proposal',
  'conditionsAccepted',
  'agreementPrepared',
  'paid',
  'signed',
  'signedAgreementStored',
] as const satisfies readonly (keyof Facts)[];

export const isProven = (name: string): name is (typeof provenFacts)[number] =>
  (provenFacts as readonly string[]).includes(name);

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
    formSubmitted: false,
    guarantee: financingPolicy[order.financingType].guaranteed,
    renewal: null,
    stage: null,
    identityVerified: false,
    proposal: false,
    conditionsAccepted: false,
    agreementPrepared: false,
    agreementStatus: null,
    signerSigned: false,
    signed: false,
    bankUnanswered: false,
    bankNews: false,
    paymentUnanswered: false,
    signedAgreementStored: false,
    paymentCame: false,
    moneyHeld: null,
    paid: false,
    ...order,
  };
}

/** The facts once what is held is a refund. */
export const nothingHeld = { moneyHeld: null } as const satisfies Partial<Facts>;

/** Facts that entering a status sets and that follow from the facts before. */
export const factActions = {
  /** Keeps mSzafir as the recorded choice of a qualified signature. */
  keepQualifiedMethod: ({ method }: Facts): Partial<Facts> => ({
    method: method === 'mszafir' ? 'mszafir' : 'qes',
  }),
  /** A forced renewal names no kind: the agreement is drawn again for the signature that fits the order, whatever was drawn last. */
  defaultRenewal: ({ renewal, method, financingType }: Facts): Partial<Facts> => ({
    renewal:
      renewal ??
      (method === 'autenti_v3' && financingPolicy[financingType].contract === 'loan' ? 'v3' : 'qes'),
  }),
} as const;

/** The facts patch that the history keeps: what changed. Patches folded in order give the stored facts. */
export function diffFacts(before: Facts, after: Facts): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof Facts] !== value),
  ) as Partial<Facts>;
}

/** What the initial payment still lacks of what is held, in grosz. */
export const missingPayment = ({ initialPayment, moneyHeld }: Facts): number =>
  Math.max(0, initialPayment - (moneyHeld ?? 0));
