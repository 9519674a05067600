import type { Order } from '../../queries/order.ts';
import type { OrderStatus } from '@app/machines/order';

/** What a status screen says of the waiting: a row of words per kind of waiting. */
export const waits = [
  'salesman',
  'identity',
  'bank',
  'bankCheck',
  'bankRefused',
  'decision',
  'payment',
  'paymentCheck',
  'paymentFailed',
  'documents',
  'signature',
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
  client_conditional_decision_accepted: 'documents',
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

/** What the order waits for; null where it waits for nothing. */
export function waitOf(order: Pick<Order, 'status' | 'facts'>): Wait | null {
  const wait = byStatus[order.status] ?? null;
  return wait === 'signature' && order.facts.method === 'delivery' ? 'courier' : wait;
}
