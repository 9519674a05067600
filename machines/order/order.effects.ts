import type { StatusTag } from './phase-config.ts';

/**
 * How long an effect may still be performed: `status`, while the order rests where it was asked for; `open`, until the
 * order is closed; `always`, whatever has happened since; or in statuses of this tag.
 */
export type Validity = 'status' | 'open' | 'always' | { readonly tag: StatusTag };

/**
 * The vocabulary of effects: what the chart has done outside, as data. The events that may come back are named, so that
 * the chart's linter finds a system event without a sender.
 */
export const effects = {
  sendOffer: { answers: [], validWhile: 'status', description: 'mail the client the link to the offer' },
  emailPdfOffer: {
    answers: [],
    validWhile: 'open',
    description: 'mail the offer as a PDF to the address given',
  },
  sendReturnLink: {
    answers: [],
    validWhile: 'status',
    description: 'mail the client the link back to the order',
  },
  sendApplicationLink: {
    answers: [],
    validWhile: 'open',
    description: 'mail the client the link to the application as soon as his address is known',
  },
  sendApplicationReceipt: {
    answers: [],
    validWhile: 'open',
    description: 'mail the client that the application is in, and what comes next',
  },
  sendReminder: {
    answers: [],
    validWhile: 'status',
    description: 'remind whoever is waited for, with the link',
  },
  notifySignatureFailed: {
    answers: [],
    validWhile: 'status',
    description: 'mail the client that the signing provider could not identify or sign, with the link back',
  },
  notifyVerificationFailed: {
    answers: [],
    validWhile: 'status',
    description: 'mail the client that the bank confirmed nothing, with the link back to try again',
  },
  notifyVerificationRejected: {
    answers: [],
    validWhile: 'status',
    description: "mail the client that the bank's data differs from the application",
  },
  startIdentityVerification: {
    answers: ['IDENTITY_CONFIRMED', 'SIGNATURE_FAILED'],
    validWhile: 'status',
    description: 'open an identity check at the signing provider for each signing person',
  },
  openBankVerification: {
    answers: ['OPEN_BANK_VERIFICATION'],
    validWhile: 'status',
    description: 'open the bank verification',
  },
  sendVerificationSms: {
    answers: [],
    validWhile: 'status',
    description: 'send the signing person a one-time code',
  },
  submitApplication: {
    answers: ['SUBMIT_APPLICATION'],
    validWhile: 'status',
    description: 'complete the application for the decision engine',
  },
  matchTestPayment: {
    answers: ['TEST_PAYMENT_MATCHED', 'TEST_PAYMENT_UNCLEAR'],
    validWhile: 'status',
    description: "compare the bank's data with the application",
  },
  submitToDecisionEngine: {
    answers: ['DECISION_APPROVED', 'DECISION_REJECTED', 'DECISION_CONDITIONAL'],
    validWhile: 'status',
    description: 'ask the decision engine',
  },
  submitAcceptedConditions: {
    answers: ['DECISION_APPROVED', 'DECISION_REJECTED'],
    validWhile: 'status',
    description: 'ask the decision engine once more, on the conditions that the client accepted',
  },
  notifyRejection: { answers: [], validWhile: 'status', description: 'tell the client of the refusal' },
  notifyConditions: { answers: [], validWhile: 'status', description: 'tell the client of the conditions' },
  notifyApproval: {
    answers: [],
    validWhile: 'status',
    description: 'tell the client that the decision is positive and the agreement can be read',
  },
  prepareAgreement: {
    answers: ['AGREEMENT_PREPARED'],
    validWhile: 'status',
    description: "draw the agreement from the order's data",
  },
  requestInitialPayment: {
    answers: ['REQUEST_INITIAL_PAYMENT'],
    validWhile: 'status',
    description: 'decide how the initial payment is asked for',
  },
  sendPaymentLink: {
    answers: [],
    validWhile: { tag: 'payable' },
    description: 'mail and text the client the payment link',
  },
  sendPaymentReceipt: {
    answers: [],
    validWhile: 'always',
    description: 'mail the client what of his money is accepted as the initial payment',
  },
  matchInitialPayment: {
    answers: ['PAYMENT_MATCHED', 'PAYMENT_UNCLEAR'],
    validWhile: 'status',
    description: 'compare amount and title of the payment with the order',
  },
  startSignature: {
    answers: ['SIGNER_SIGNED', 'SIGNATURE_COMPLETED', 'SIGNATURE_FAILED'],
    validWhile: 'status',
    description: 'open the signing process, to which the provider invites the signing persons',
  },
  askToSign: {
    answers: [],
    validWhile: 'status',
    description: 'mail each who has not signed by then what waits for his signature',
  },
  storeSignedAgreement: {
    answers: ['SIGNED_AGREEMENT_STORED'],
    validWhile: 'open',
    description: 'fetch the agreement that all have signed online and keep it',
  },
  orderCourier: { answers: [], validWhile: 'status', description: 'order the courier with the agreement' },
  notifyCourier: {
    answers: [],
    validWhile: 'status',
    description: 'mail the client that the courier is coming',
  },
  verifyAgreement: {
    answers: ['AGREEMENT_VERIFIED'],
    validWhile: 'status',
    description: 'ask the financing party to verify the signed agreement',
  },
  withdraw: {
    answers: [],
    validWhile: 'always',
    description: 'call back the signing process or the courier of a status that was left before it ended',
  },
  cancelOutstanding: {
    answers: [],
    validWhile: 'always',
    description: 'withdraw signature, courier and payment link',
  },
  notifyCancelation: {
    answers: [],
    validWhile: 'always',
    description: 'tell client and shop that the order is cancelled',
  },
  notifyLateMoney: {
    answers: [],
    validWhile: 'always',
    description: 'mail the client that money came after the end and goes back',
  },
  notifyAgreementAccepted: {
    answers: [],
    validWhile: { tag: 'concluded' },
    description: 'tell the client that the agreement is concluded',
  },
  notifyShipment: {
    answers: [],
    validWhile: 'status',
    description: 'mail the client the number of the parcel',
  },
  notifyDelivery: {
    answers: [],
    validWhile: { tag: 'handedOver' },
    description: 'mail the client the documents after delivery',
  },
  askProvider: {
    answers: [],
    validWhile: 'status',
    description: 'ask the signing provider, an hour before the clock, what became of its process',
  },
  raiseTask: { answers: [], validWhile: 'always', description: 'raise a task for an administrator' },
  oweRefund: {
    answers: [],
    validWhile: 'always',
    description: 'write down what has to go back of the money that came towards the initial payment',
  },
  oweZlotyBack: {
    answers: [],
    validWhile: 'always',
    description: 'write down that the złoty of a bank verification has to go back',
  },
} as const satisfies Record<
  string,
  { answers: readonly string[]; validWhile: Validity; description: string }
>;

export type EffectName = keyof typeof effects;

/** The effects that begin what runs on at a provider until it ends or is called back. */
export const processStarts = [
  'startIdentityVerification',
  'startSignature',
  'orderCourier',
] as const satisfies readonly EffectName[];
export type ProcessStart = (typeof processStarts)[number];

export const beginsProcess = (name: EffectName): name is ProcessStart =>
  (processStarts as readonly EffectName[]).includes(name);

export const effectNames = Object.keys(effects) as EffectName[];
export const isEffectName = (name: string): name is EffectName => Object.hasOwn(effects, name);

/** Whether no transition asks for it, but whoever sweeps the deadlines or reads what comes to an order that is over. */
export const isAskedBesideChart = (name: string): boolean =>
  name === 'askProvider' || name === 'notifyLateMoney';

export const taskTypes = [
  'client_is_not_responding',
  'contact_at_another_time',
  'completing_requests',
  'payment_of_verification_fee',
  'execution_of_initial_payment',
  'signing_of_agreement',
  'change_agreement_shipping_address',
  'different_agreement_shipment_date',
  'other',
] as const;
export type TaskType = (typeof taskTypes)[number];

/** Effects that call back whatever runs for an order. */
export const endsProcesses = (name: string): boolean => name === 'withdraw' || name === 'cancelOutstanding';

/** An effect as the outbox stores it: a name and what its performer needs from the chart. */
export interface Effect {
  readonly name: EffectName;
  readonly data: { readonly task?: TaskType };
}
