import { phaseOf, type OrderStatus } from './order.statuses.ts';

/**
 * While an effect is worth performing: `status`, while the order rests where it was asked for; `open`, until the order
 * is closed; `always`, whatever has happened since; or in these statuses.
 */
type While = 'status' | 'open' | 'always' | readonly OrderStatus[];

/**
 * The vocabulary of effects: what the chart asks the world for, as data. The events that may come back are named, so
 * that the chart's linter can tell a system event without a sender.
 */
export const effects = {
  sendOffer: { answers: [], while: 'status', says: 'mail the client the link to the offer' },
  emailPdfOffer: { answers: [], while: 'open', says: 'mail the offer as a PDF to the address given' },
  sendReturnLink: { answers: [], while: 'status', says: 'mail the client the link back to the order' },
  notifySignatureFailed: {
    answers: [],
    while: 'status',
    says: 'mail the client that the signing provider could not identify or sign, with the link back',
  },
  notifyVerificationFailed: {
    answers: [],
    while: 'status',
    says: 'mail the client that the bank confirmed nothing, with the link back to try again',
  },
  notifyVerificationRejected: {
    answers: [],
    while: 'status',
    says: "mail the client that the bank's data differs from the application",
  },
  startIdentityVerification: {
    answers: ['IDENTITY_CONFIRMED', 'SIGNATURE_FAILED'],
    while: 'status',
    says: 'open an identity check at the signing provider for each signing person',
  },
  openBankVerification: {
    answers: ['OPEN_BANK_VERIFICATION'],
    while: 'status',
    says: 'open the bank verification',
  },
  sendVerificationSms: { answers: [], while: 'status', says: 'send the signing person a one-time code' },
  submitApplication: {
    answers: ['SUBMIT_APPLICATION'],
    while: 'status',
    says: 'complete the application for the decision engine',
  },
  matchTestPayment: {
    answers: ['TEST_PAYMENT_MATCHED', 'TEST_PAYMENT_UNCLEAR'],
    while: 'status',
    says: "compare the bank's data with the application",
  },
  submitToDecisionEngine: {
    answers: ['DECISION_APPROVED', 'DECISION_REJECTED', 'DECISION_CONDITIONAL'],
    while: 'status',
    says: 'ask the decision engine',
  },
  submitAcceptedConditions: {
    answers: ['DECISION_APPROVED', 'DECISION_REJECTED'],
    while: 'status',
    says: 'ask the decision engine once more, on the conditions that the client accepted',
  },
  notifyRejection: { answers: [], while: 'status', says: 'tell the client of the refusal' },
  notifyConditions: { answers: [], while: 'status', says: 'tell the client of the conditions' },
  notifyApproval: {
    answers: [],
    while: 'status',
    says: 'tell the client that the decision is positive and the agreement can be read',
  },
  prepareAgreement: {
    answers: ['AGREEMENT_PREPARED'],
    while: 'status',
    says: "draw the agreement from the order's data",
  },
  requestInitialPayment: {
    answers: ['REQUEST_INITIAL_PAYMENT'],
    while: 'status',
    says: 'decide how the initial payment is asked for',
  },
  sendPaymentLink: {
    answers: [],
    while: ['initial_payment_link_sent_to_client', 'initial_payment_opened', 'initial_payment_rejected'],
    says: 'mail and text the client the payment link',
  },
  matchInitialPayment: {
    answers: ['PAYMENT_MATCHED', 'PAYMENT_UNCLEAR'],
    while: 'status',
    says: 'compare amount and title of the payment with the order',
  },
  startSignature: {
    answers: ['SIGNATURE_COMPLETED', 'SIGNATURE_FAILED'],
    while: 'status',
    says: 'open the signing process and mail the signing persons',
  },
  orderCourier: { answers: [], while: 'status', says: 'order the courier with the agreement' },
  notifyCourier: { answers: [], while: 'status', says: 'mail the client that the courier is coming' },
  verifyAgreement: {
    answers: ['AGREEMENT_VERIFIED'],
    while: 'status',
    says: 'ask the financing party to verify the signed agreement',
  },
  cancelOutstanding: { answers: [], while: 'always', says: 'withdraw signature, courier and payment link' },
  notifyCancelation: {
    answers: [],
    while: 'always',
    says: 'tell client and shop that the order is cancelled',
  },
  notifyAgreementAccepted: {
    answers: [],
    while: ['siemens_agreement_accepted', 'waiting_for_delivery', 'shipped'],
    says: 'tell the client that the agreement is concluded',
  },
  notifyShipment: { answers: [], while: 'status', says: 'mail the client the number of the parcel' },
  notifyDelivery: {
    answers: [],
    while: ['delivered', 'finished'],
    says: 'mail the client the documents after delivery',
  },
  raiseTask: { answers: [], while: 'always', says: 'raise a task for an administrator' },
  raiseRefundTask: { answers: [], while: 'always', says: 'raise a task to refund what was paid' },
} as const satisfies Record<string, { answers: readonly string[]; while: While; says: string }>;

export type EffectName = keyof typeof effects;

/** Whether an effect that was asked for in a status at a time (epoch ms) is still worth performing. */
export function isStillValid(
  name: EffectName,
  asked: { readonly in: OrderStatus; readonly at: number },
  order: { readonly status: OrderStatus; readonly statusSince: number },
): boolean {
  const lasts: While = effects[name].while;
  if (lasts === 'always') return true;
  if (lasts === 'open') return phaseOf(order.status) !== 'closed';
  if (lasts === 'status') return order.status === asked.in && order.statusSince <= asked.at;
  return lasts.includes(order.status);
}

export const effectNames = Object.keys(effects) as EffectName[];

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

/** An effect as advance-order stores it in the outbox: a name and what its performer needs from the chart. */
export interface Effect {
  readonly name: EffectName;
  readonly data: { readonly task?: TaskType };
}
