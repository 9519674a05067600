import { transitionsOf } from './order.chart.ts';
import type { EventType } from './order.events.ts';
import type { OrderStatus } from './order.statuses.ts';

/** The events by which a person vouches for evidence, by what he vouches for. */
const vouchedBy = {
  RECORD_IDENTITY: 'identity',
  CONFIRM_IDENTITIES: 'identity',
  ACCEPT_TEST_PAYMENT: 'identity',
  RECORD_PAYMENT: 'payment',
  ACCEPT_PAYMENT: 'payment',
  ACCEPT_PAYMENT_ON_PLACE: 'payment',
  RECORD_SIGNATURE: 'signature',
  SIGN_AGREEMENT: 'signature',
  COURIER_RETURNED_SIGNED: 'signature',
} as const satisfies Partial<Record<EventType, string>>;

export const isVouchedFor = (event: string): boolean => Object.hasOwn(vouchedBy, event);

/** What proves the same without a person's word. */
const provenBy = {
  IDENTITY_CONFIRMED: 'identity',
  TEST_PAYMENT_MATCHED: 'identity',
  PAYMENT_MATCHED: 'payment',
  SIGNATURE_COMPLETED: 'signature',
} as const satisfies Partial<Record<EventType, string>>;

export type Proof = 'identity' | 'payment' | 'signature';

/** What an event proves, by a person's word or a provider's answer. */
export const proofOf = (event: string): Proof | null =>
  ({ ...provenBy, ...vouchedBy } as Readonly<Record<string, Proof>>)[event] ?? null;

/**
 * What a forced move may do without, by the event that brings it else; evidence is not among it, for a status requires that.
 * @internal compared with the designed tables
 */
export const skippedWith = {
  CONFIRM_SUMMARY: 'consents',
  VERIFY_SMS: 'sms',
  DECISION_APPROVED: 'decision',
  DECISION_REJECTED: 'decision',
  REJECT_CONDITIONS: 'refusal of the conditions',
  ACCEPT_AGREEMENT: 'acceptance of the text',
  UPLOAD_ATTACHMENTS: 'documents',
  AGREEMENT_VERIFIED: "the financing party's verification",
  CONFIRM_DELIVERY: 'confirmation of the delivery',
} as const satisfies Partial<Record<EventType, string>>;

type Skipped = (typeof skippedWith)[keyof typeof skippedWith];

const isSkippable = (event: string): event is keyof typeof skippedWith => Object.hasOwn(skippedWith, event);

/** What was skipped, as the history names it to staff. */
export const skippedNames: Readonly<Record<Skipped, string>> = {
  consents: 'zgody klienta',
  sms: 'kod SMS',
  decision: 'decyzja',
  'refusal of the conditions': 'odrzucenie warunków przez klienta',
  'acceptance of the text': 'akceptacja treści umowy',
  documents: 'dokumenty',
  "the financing party's verification": 'weryfikacja finansującego',
  'confirmation of the delivery': 'potwierdzenie odbioru',
};

/** What a move that was forced from one status to another did without: what the events bring that lead there else. */
export function forcedPast(from: OrderStatus, to: OrderStatus): readonly Skipped[] {
  const events = transitionsOf(from)
    .filter(({ target }) => target === to)
    .map(({ event }) => event);
  return [...new Set(events.filter(isSkippable).map((event) => skippedWith[event]))];
}
