import * as v from 'valibot';
import { renewalKinds } from './order.facts.ts';
import { financingTypes, signatureMethods } from './order.kinds.ts';
import { orderStatuses } from './order.statuses.ts';

/** Who acts. Set by the server from path and session, never read from a body. */
export const actors = ['client', 'salesman', 'admin', 'shop_api', 'system'] as const;
export type Actor = (typeof actors)[number];

export const isActor = (name: string): name is Actor => (actors as readonly string[]).includes(name);

const grosz = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The facts of a stored calculation: gross amounts in grosz, and whether goods and bounds are in order. */
export const OfferFacts = v.object({
  grossPrice: grosz,
  initialPayment: grosz,
  itemsComplete: v.boolean(),
  calculationWithinBounds: v.boolean(),
  calculated: v.boolean(),
});

/** The financing that a calculation changes to, where it does; the server asks the shop before. */
const otherFinancing = { financingType: v.optional(v.picklist(financingTypes)) };

const plain = v.object({});
const paymentId = v.optional(v.string());
const payment = v.object({ paymentId });
/** Whether the news is of the newest attempt of its kind. */
const newest = v.boolean();
const newsOfAttempt = v.object({ newest });
/** Whether an attempt at the payment is left of which nothing final is known. */
const unanswered = v.boolean();
/** What is held of the initial payment in PLN, with what the event brings. */
const held = grosz;
/** Whether a scan of what was signed comes with it. */
const scanGiven = v.boolean();
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

/** The vocabulary of events: what each carries beside its type and actor. Personal data never travels in an event that the history keeps. */
export const eventPayloads = {
  UPDATE_ITEMS: v.object({ offer: OfferFacts }),
  UPDATE_CALCULATION: v.object({ offer: OfferFacts, ...otherFinancing }),
  ACCEPT_CALCULATION: v.object({ offer: OfferFacts, ...otherFinancing }),
  CONFIRM_SUMMARY: v.object({ requiredConsentsGiven: v.boolean() }),
  SEND_PDF_OFFER: plain,
  COMPLEMENT_COMPANY_AND_USER: v.object({ companyFound: v.boolean(), remote: v.optional(v.boolean()) }),
  CORRECT_VAT_ID: v.object({ companyFound: v.boolean() }),
  CLIENT_LOGGED_IN: plain,
  RESEND_OFFER: plain,
  TAKE_OVER: plain,
  SELECT_METHOD: v.object({ method: v.picklist(signatureMethods) }),
  START_FORM: plain,
  SAVE_FORM_FOR_LATER: plain,
  SUBMIT_COMPANY_FORM: v.object({ companyFound: v.boolean(), formComplete: v.boolean() }),
  OPEN_BANK_VERIFICATION: plain,
  IDENTITY_CONFIRMED: newsOfAttempt,
  SIGNER_SIGNED: newsOfAttempt,
  SIGNATURE_COMPLETED: newsOfAttempt,
  SIGNATURE_FAILED: newsOfAttempt,
  RESEND_SMS: plain,
  VERIFY_SMS: v.object({ smsCodeCorrect: v.boolean() }),
  CONFIRM_IDENTITIES: v.object({ allSigningPersonsConfirmed: v.boolean() }),
  SUBMIT_APPLICATION: plain,
  CHOOSE_COURIER: plain,
  RELAUNCH_SIGNATURE: plain,
  START_TEST_PAYMENT: v.object({ bankConsentsGiven: v.boolean() }),
  TEST_PAYMENT_COMPLETED: payment,
  TEST_PAYMENT_FAILED: v.object({ paymentId, newest }),
  TEST_PAYMENT_UNCLEAR: payment,
  TEST_PAYMENT_MATCHED: payment,
  CHANGE_VERIFICATION_MODE: plain,
  ACCEPT_TEST_PAYMENT: plain,
  REJECT_TEST_PAYMENT: plain,
  RETRY_TEST_PAYMENT: plain,
  RECORD_IDENTITY: plain,
  RECORD_PAYMENT: v.object({ held }),
  RECORD_SIGNATURE: v.object({ scanGiven }),
  DECISION_APPROVED: newsOfAttempt,
  DECISION_REJECTED: newsOfAttempt,
  DECISION_CONDITIONAL: newsOfAttempt,
  REOPEN_DECISION: plain,
  ACCEPT_CONDITIONS: v.object({ offer: v.optional(v.pick(OfferFacts, ['grossPrice', 'initialPayment'])) }),
  REJECT_CONDITIONS: plain,
  ACCEPT_AGREEMENT: plain,
  AGREEMENT_PREPARED: plain,
  REQUEST_INITIAL_PAYMENT: plain,
  ACCEPT_PAYMENT_ON_PLACE: plain,
  SEND_PAYMENT_LINK: plain,
  CHANGE_CASH_PAYMENT: v.object({ allowed: v.boolean() }),
  SET_PICKUP_DATE: plain,
  OPEN_PAYMENT: plain,
  START_PAYMENT: plain,
  PAYMENT_COMPLETED: v.object({ paymentId, unanswered, held }),
  PAYMENT_REJECTED: v.object({ paymentId, newest, unanswered }),
  PAYMENT_UNCLEAR: payment,
  PAYMENT_MATCHED: payment,
  RETRY_PAYMENT: plain,
  ACCEPT_PAYMENT: plain,
  REJECT_PAYMENT: plain,
  SIGN_AGREEMENT: plain,
  COURIER_RETURNED_SIGNED: v.object({ scanGiven }),
  SIGNED_AGREEMENT_STORED: newsOfAttempt,
  AGREEMENT_VERIFIED: plain,
  ACCEPT_SIGNED_AGREEMENT: plain,
  REJECT_SIGNED_AGREEMENT: plain,
  UPLOAD_ATTACHMENTS: v.object({ scanGiven }),
  RESEND_AGREEMENT: plain,
  RENEW_AGREEMENT: v.object({ kind: v.picklist(renewalKinds), guarantorsGiven: v.boolean() }),
  SHIP: plain,
  RELEASE_FOR_PICKUP: plain,
  CONFIRM_DELIVERY: plain,
  FINISH: plain,
  MOVE_TO_PREVIOUS: plain,
  CANCEL: plain,
  SEND_BACK: v.object({
    to: v.picklist(orderStatuses),
    /** Where the order has rested on its present path, by its history. */
    restedIn: v.array(v.picklist(orderStatuses)),
  }),
  FORCE: v.object({ to: v.picklist(orderStatuses), reason }),
  DEADLINE_PASSED: plain,
  REMINDER_DUE: plain,
} as const;

export type EventType = keyof typeof eventPayloads;
export const eventTypes = Object.keys(eventPayloads) as EventType[];

/** An event with its payload and the actor that the server put on it. */
export type OrderEvent = {
  [T in EventType]: { readonly type: T; readonly actor: Actor } & v.InferOutput<(typeof eventPayloads)[T]>;
}[EventType];
