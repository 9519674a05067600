/**
 * The vocabulary of effects: what the chart asks the world for, as data. The events that may come back are named, so
 * that the chart's linter can tell a system event without a sender.
 */
export const effects = {
  sendOffer: { answers: [], says: 'mail the client the link to the offer' },
  emailPdfOffer: { answers: [], says: 'mail the offer as a PDF to the address given' },
  sendReturnLink: { answers: [], says: 'mail the client the link back to the order' },
  notifySignatureFailed: {
    answers: [],
    says: 'mail the client that the signing provider could not identify or sign, with the link back',
  },
  startIdentityVerification: {
    answers: ['IDENTITY_CONFIRMED', 'SIGNATURE_FAILED'],
    says: 'open an identity check at the signing provider for each signing person',
  },
  openBankVerification: { answers: ['OPEN_BANK_VERIFICATION'], says: 'open the bank verification' },
  sendVerificationSms: { answers: [], says: 'send the signing person a one-time code' },
  submitApplication: {
    answers: ['SUBMIT_APPLICATION'],
    says: 'complete the application for the decision engine',
  },
  matchTestPayment: {
    answers: ['TEST_PAYMENT_MATCHED', 'TEST_PAYMENT_UNCLEAR'],
    says: "compare the bank's data with the application",
  },
  submitToDecisionEngine: {
    answers: ['DECISION_APPROVED', 'DECISION_REJECTED', 'DECISION_CONDITIONAL'],
    says: 'ask the decision engine',
  },
  submitAcceptedConditions: {
    answers: ['DECISION_APPROVED', 'DECISION_REJECTED'],
    says: 'ask the decision engine once more, on the conditions that the client accepted',
  },
  notifyRejection: { answers: [], says: 'tell the client of the refusal' },
  notifyConditions: { answers: [], says: 'tell the client of the conditions' },
  notifyApproval: {
    answers: [],
    says: 'tell the client that the decision is positive and the agreement can be read',
  },
  prepareAgreement: { answers: ['AGREEMENT_PREPARED'], says: "draw the agreement from the order's data" },
  requestInitialPayment: {
    answers: ['REQUEST_INITIAL_PAYMENT'],
    says: 'decide how the initial payment is asked for',
  },
  sendPaymentLink: { answers: [], says: 'mail and text the client the payment link' },
  matchInitialPayment: {
    answers: ['PAYMENT_MATCHED', 'PAYMENT_UNCLEAR'],
    says: 'compare amount and title of the payment with the order',
  },
  startSignature: {
    answers: ['SIGNATURE_COMPLETED', 'SIGNATURE_FAILED'],
    says: 'open the signing process and mail the signing persons',
  },
  orderCourier: { answers: [], says: 'order the courier with the agreement' },
  verifyAgreement: {
    answers: ['AGREEMENT_VERIFIED'],
    says: 'ask the financing party to verify the signed agreement',
  },
  cancelOutstanding: { answers: [], says: 'withdraw signature, courier and payment link' },
  notifyCancelation: { answers: [], says: 'tell client and shop that the order is cancelled' },
  notifyDelivery: { answers: [], says: 'mail the client the documents after delivery' },
  raiseTask: { answers: [], says: 'raise a task for an administrator' },
  raiseRefundTask: { answers: [], says: 'raise a task to refund what was paid' },
} as const satisfies Record<string, { answers: readonly string[]; says: string }>;

export type EffectName = keyof typeof effects;
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
