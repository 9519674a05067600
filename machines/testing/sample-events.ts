import { actors, renewalKinds, signatureMethods } from '../order/index.ts';
import type { Actor, EventType, Facts, OrderEvent } from '../order/index.ts';

type Payload = Readonly<Record<string, unknown>>;

const offer = (facts: Facts) => ({
  grossPrice: facts.grossPrice,
  initialPayment: facts.initialPayment,
  calculated: true,
});

/** Another attempt may be left unanswered where one is. */
const leftUnanswered = ({ paymentUnanswered }: Facts) => (paymentUnanswered ? [false, true] : [false]);
const ofAttempts = () => [{ newest: true }, { newest: false }];
/** What may be held once more money has come, where half, all, or all and a half of what is owed has. */
function moreHeld({ initialPayment, moneyHeld }: Facts): readonly Payload[] {
  const owed = initialPayment === 0 ? 100 : initialPayment;
  return [Math.floor(owed / 2), owed, Math.floor(owed * 1.5)]
    .filter((held) => held > (moneyHeld ?? 0))
    .map((held) => ({ held }));
}

const withScan = () => [{ scanGiven: true }, { scanGiven: false }];

/** The payloads worth trying of an event that carries something; the rest carry nothing. */
const payloads: { readonly [T in EventType]?: (facts: Facts) => readonly Payload[] } = {
  UPDATE_ITEMS: (facts) => [
    { offer: { ...offer(facts), itemsComplete: true, calculationWithinBounds: true } },
  ],
  UPDATE_CALCULATION: (facts) => [
    { offer: { ...offer(facts), itemsComplete: true, calculationWithinBounds: true } },
    { offer: { ...offer(facts), itemsComplete: true, calculationWithinBounds: false } },
  ],
  ACCEPT_CALCULATION: (facts) => [
    { offer: { ...offer(facts), itemsComplete: true, calculationWithinBounds: true } },
    { offer: { ...offer(facts), itemsComplete: false, calculationWithinBounds: true } },
  ],
  CONFIRM_SUMMARY: () => [{ requiredConsentsGiven: true }, { requiredConsentsGiven: false }],
  COMPLEMENT_COMPANY_AND_USER: () => [{ companyFound: true }, { companyFound: false }],
  CORRECT_VAT_ID: () => [{ companyFound: true }, { companyFound: false }],
  SELECT_METHOD: () => signatureMethods.map((method) => ({ method })),
  SUBMIT_COMPANY_FORM: () => [
    { companyFound: true, formComplete: true },
    { companyFound: false, formComplete: true },
    { companyFound: true, formComplete: false },
  ],
  VERIFY_SMS: () => [{ smsCodeCorrect: true }, { smsCodeCorrect: false }],
  CONFIRM_IDENTITIES: () => [{ allSigningPersonsConfirmed: true }, { allSigningPersonsConfirmed: false }],
  IDENTITY_CONFIRMED: ofAttempts,
  SIGNER_SIGNED: ofAttempts,
  SIGNATURE_COMPLETED: ofAttempts,
  SIGNATURE_FAILED: ofAttempts,
  SIGNED_AGREEMENT_STORED: ofAttempts,
  UPLOAD_ATTACHMENTS: withScan,
  TEST_PAYMENT_FAILED: ofAttempts,
  DECISION_APPROVED: ofAttempts,
  DECISION_REJECTED: ofAttempts,
  DECISION_CONDITIONAL: ofAttempts,
  PAYMENT_COMPLETED: (facts) =>
    leftUnanswered(facts).flatMap((unanswered) => moreHeld(facts).map((more) => ({ ...more, unanswered }))),
  PAYMENT_REJECTED: (facts) =>
    leftUnanswered(facts).flatMap((unanswered) => [true, false].map((newest) => ({ newest, unanswered }))),
  START_TEST_PAYMENT: () => [{ bankConsentsGiven: true }, { bankConsentsGiven: false }],
  RECORD_PAYMENT: moreHeld,
  RECORD_SIGNATURE: withScan,
  COURIER_RETURNED_SIGNED: withScan,
  CHANGE_CASH_PAYMENT: () => [{ allowed: true }, { allowed: false }],
  // Where an order may be sent back to follows from its path, which only a walk knows.
  SEND_BACK: () => [{ to: 'conditional_decision_ok', restedIn: [] }],
  FORCE: () => [{ to: 'zero_initial_payment_accepted', reason: 'próba' }],
  RENEW_AGREEMENT: () =>
    renewalKinds.flatMap((kind) => [
      { kind, guarantorsGiven: true },
      { kind, guarantorsGiven: false },
    ]),
};

/** Events of one type as an actor may send them: one of each payload that makes a difference to the chart. */
export function sampleEvents(type: EventType, actor: Actor, facts: Facts): readonly OrderEvent[] {
  return (payloads[type]?.(facts) ?? [{}]).map((payload) => ({ type, actor, ...payload }) as OrderEvent);
}

export const everyActor = actors;
