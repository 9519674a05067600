import type { Order } from '../../queries/order.ts';
import type { Facts, OrderStatus, SignatureMethod } from '@app/machines/order';

/** What a status screen says of the waiting: a row of words per kind of waiting. */
export const waits = [
  'salesman',
  'identity',
  'bankOpening',
  'bank',
  'bankCheck',
  'bankRefused',
  'decision',
  'toPay',
  'payment',
  'paymentCheck',
  'paymentFailed',
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
  salesman_form_saved: 'salesman',
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
  test_payment_completed: 'decision',
  test_payment_accepted: 'decision',
  test_payment_manual_accepted: 'decision',
  ready_for_siemens: 'decision',
  client_conditional_decision_accepted: 'decision',
  initial_payment_link_sent_to_client: 'toPay',
  initial_payment_in_progress: 'payment',
  initial_payment_manual: 'paymentCheck',
  initial_payment_rejected: 'paymentFailed',
  initial_payment_completed: 'documents',
  initial_payment_accepted: 'signature',
  initial_payment_accepted_manual: 'signature',
  initial_payment_accepted_by_salesman: 'signature',
  zero_initial_payment_accepted: 'signature',
  agreement_accepted: 'signature',
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
  'bankOpening',
  'bankCheck',
  'payment',
  'paymentCheck',
]);

/** Who is waited for where a paper is signed by hand. */
const byHand: Partial<Record<SignatureMethod, Wait>> = { delivery: 'courier', paper: 'paper' };

/** Who signs on paper proves his identity in his bank instead of at the signing provider. */
const onPaper = ({ method }: Pick<Facts, 'method'>): boolean => method !== null && method in byHand;

/** An accepted agreement is signed at once online before paying or at the counter, and by the courier's hand once it is paid. */
const signsNow = ({ method, flowType, paid }: Facts): boolean =>
  method === 'paper' || (method === 'autenti_v3' && flowType === 'client') || (method === 'delivery' && paid);

/** What the order waits for; null where it waits for nothing. */
export function waitOf({ status, facts }: Pick<Order, 'status' | 'facts'>): Wait | null {
  const wait = byStatus[status] ?? null;
  if (wait === 'identity' && onPaper(facts)) return 'bankOpening';
  if (wait === 'signature' && facts.signed) return 'acceptance';
  if (status === 'agreement_accepted' && !signsNow(facts)) return 'documents';
  if (wait !== 'signature' || facts.method === null) return wait;
  return byHand[facts.method] ?? wait;
}
