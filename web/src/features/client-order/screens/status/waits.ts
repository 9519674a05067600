import type { Order } from '../../queries/order-query.ts';
import { holds } from '@app/machines/order';
import type { Facts, OrderStatus, SignatureMethod } from '@app/machines/order';

/** What a status screen says of the waiting: a row of words per kind of waiting. */
export const waits = [
  'salesman',
  'smsCode',
  'identity',
  'bankOpening',
  'bank',
  'bankMatch',
  'bankCheck',
  'bankRefused',
  'decision',
  'toPay',
  'payment',
  'paymentCheck',
  'paymentFailed',
  'paymentRefused',
  'paymentMatch',
  'paymentLink',
  'counterPayment',
  'documents',
  'signature',
  'paper',
  'courier',
  'acceptance',
  'correction',
  'pickup',
  'shipping',
] as const;
export type Wait = (typeof waits)[number];

const byStatus: Partial<Record<OrderStatus, Wait>> = {
  salesman_sumup: 'salesman',
  offer_sent_to_client: 'salesman',
  salesman_agreement_method_selection: 'salesman',
  salesman_form_opened: 'salesman',
  salesman_form_saved: 'smsCode',
  statement_verified_by_sms: 'salesman',
  leasing_decision_ok: 'salesman',
  qes_selected: 'identity',
  qes_guarantee_selected: 'signature',
  v3_and_guarantee_selected: 'signature',
  autenti_v3_selected: 'signature',
  form_saved: 'identity',
  client_form_saved: 'identity',
  test_payment_in_progress: 'bank',
  test_payment_manual: 'bankCheck',
  test_payment_manual_rejected: 'bankRefused',
  identity_confirmed: 'decision',
  test_payment_completed: 'bankMatch',
  test_payment_accepted: 'decision',
  test_payment_manual_accepted: 'decision',
  ready_for_siemens: 'decision',
  client_conditional_decision_accepted: 'decision',
  initial_payment_link_sent_to_client: 'toPay',
  initial_payment_in_progress: 'payment',
  initial_payment_manual: 'paymentCheck',
  initial_payment_rejected: 'paymentFailed',
  initial_payment_completed: 'paymentMatch',
  initial_payment_accepted: 'signature',
  initial_payment_accepted_manual: 'signature',
  initial_payment_accepted_by_salesman: 'signature',
  zero_initial_payment_accepted: 'signature',
  agreement_resent: 'signature',
  resent: 'signature',
  renew: 'documents',
  autenti_agreement_signed: 'acceptance',
  agreement_signed: 'acceptance',
  signed: 'acceptance',
  attachments_uploaded: 'acceptance',
  rejected_by_admin: 'correction',
  accepted_by_admin: 'pickup',
  agreement_accepted_by_admin: 'pickup',
  siemens_agreement_accepted: 'pickup',
  waiting_for_delivery: 'pickup',
  shipped: 'shipping',
};

/** Nothing is done yet: a person's step or a check is on its way (amber, not green). */
export const underWay: ReadonlySet<Wait | null> = new Set([
  'salesman',
  'smsCode',
  'bankOpening',
  'bankMatch',
  'bankCheck',
  'payment',
  'paymentCheck',
  'paymentMatch',
  'paymentLink',
  'counterPayment',
]);

/** Who is waited for where a paper is signed by hand. */
const byHand: Partial<Record<SignatureMethod, Wait>> = { delivery: 'courier', paper: 'paper' };

/** Who signs on paper proves his identity in his bank instead of at the signing provider. */
const onPaper = ({ method }: Pick<Facts, 'method'>): boolean => method !== null && method in byHand;

/** Who is waited for where the agreement is to be signed. */
const signature = ({ method }: Facts): Wait => (method === null ? null : byHand[method]) ?? 'signature';

/** An accepted agreement is signed first only online by a client who pays afterwards, or where nothing is owed; else it is paid first. */
function afterAccepting(facts: Facts): Wait {
  const signsNow = holds('signsBeforePaying', facts) || holds('zeroOwnPayment', facts) || facts.paid;
  if (signsNow) return signature(facts);
  return holds('salesmanTakesPayment', facts) ? 'counterPayment' : 'paymentLink';
}

/** What the order waits for; null where it waits for nothing. */
export function waitOf({ status, facts }: Pick<Order, 'status' | 'facts'>): Wait | null {
  const wait = byStatus[status] ?? null;
  if (status === 'agreement_accepted') return afterAccepting(facts);
  if (wait === 'identity' && onPaper(facts)) return 'bankOpening';
  if (wait === 'paymentFailed' && facts.paymentCame) return 'paymentRefused';
  if (wait !== 'signature') return wait;
  return facts.signed ? 'acceptance' : signature(facts);
}
