import type { Facts } from './order.facts.ts';
import { isTransient } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

/** The coarser statuses that shops see, with their Polish names. */
export const shopStatusNames = {
  calculation: 'Kalkulacja',
  offer_sent: 'Oferta wysłana',
  form: 'Formularz',
  verification: 'Weryfikacja',
  decision_ok: 'Decyzja pozytywna',
  decision_rejected: 'Decyzja negatywna',
  cancelation: 'Anulowane',
  initial_payment_in_progress: 'Opłata wstępna w toku',
  initial_payment_signature: 'Opłata wstępna i podpis',
  agreement_waiting_for_signature: 'Umowa czeka na podpis',
  agreement_rejected: 'Umowa odrzucona',
  attach_documents: 'Dołącz dokumenty',
  issue_equipment: 'Wydaj sprzęt',
  send_equipment: 'Wyślij sprzęt',
  waiting_for_delivery: 'Oczekuje na dostawę',
  shipped: 'Wysłano',
  delivered: 'Dostarczono',
  finished: 'Zakończono',
} as const;

export type ShopStatus = keyof typeof shopStatusNames;

const offerOrForm = (facts: Facts): ShopStatus => (facts.flowType === 'client' ? 'form' : 'calculation');
const equipment = (facts: Facts): ShopStatus =>
  facts.salesChannel === 'pos' || facts.salesChannel === 'shop' ? 'issue_equipment' : 'send_equipment';
const accepted = (facts: Facts): ShopStatus =>
  facts.salesChannel === 'pos' ? 'attach_documents' : equipment(facts);

const table: Readonly<Record<OrderStatus, ShopStatus | ((facts: Facts) => ShopStatus) | null>> = {
  update_order_with_items: 'calculation',
  salesman_sumup: 'calculation',
  sumup: (facts) => (facts.remote ? 'offer_sent' : 'calculation'),
  complement_company_and_user: offerOrForm,
  update_vat_id: offerOrForm,
  offer_sent_to_client: 'offer_sent',
  logged_in_once: null,
  agreement_method_selection: 'form',
  salesman_agreement_method_selection: 'form',
  qes_selected: null,
  qes_guarantee_selected: null,
  v3_and_guarantee_selected: null,
  autenti_v3_selected: null,
  paper_selected: null,
  delivery_selected: null,
  form_opened: 'form',
  client_form_opened: null,
  salesman_form_opened: 'form',
  form_saved: 'verification',
  client_form_saved: 'verification',
  salesman_form_saved: 'verification',
  statement_verified_by_sms: 'verification',
  identity_confirmed: 'verification',
  qes_failed: (facts) => (facts.stage === 'agreement' ? 'agreement_waiting_for_signature' : 'verification'),
  test_payment_opened: 'verification',
  test_payment_in_progress: 'verification',
  test_payment_completed: 'verification',
  test_payment_accepted: 'verification',
  test_payment_manual: 'verification',
  test_payment_manual_accepted: 'verification',
  test_payment_manual_rejected: 'verification',
  ready_for_siemens: 'verification',
  leasing_decision_ok: 'decision_ok',
  leasing_decision_rejected: 'decision_rejected',
  conditional_decision_ok: 'decision_ok',
  client_conditional_decision_accepted: 'decision_ok',
  client_conditional_decision_rejected: 'cancelation',
  conditional_decision_rejected: 'cancelation',
  agreement_accepted: 'decision_ok',
  initial_payment_link_sent_to_client: 'initial_payment_in_progress',
  initial_payment_opened: 'initial_payment_in_progress',
  initial_payment_in_progress: 'initial_payment_in_progress',
  initial_payment_completed: 'initial_payment_in_progress',
  initial_payment_manual: 'initial_payment_in_progress',
  initial_payment_rejected: 'initial_payment_in_progress',
  initial_payment_accepted: 'initial_payment_signature',
  initial_payment_accepted_manual: 'initial_payment_signature',
  initial_payment_accepted_by_salesman: 'initial_payment_signature',
  zero_initial_payment_accepted: 'initial_payment_signature',
  agreement_signed: 'attach_documents',
  autenti_agreement_signed: (facts) => (facts.paid ? 'attach_documents' : 'initial_payment_signature'),
  signed: 'attach_documents',
  rejected_by_admin: 'agreement_rejected',
  resent: 'agreement_waiting_for_signature',
  agreement_resent: 'agreement_waiting_for_signature',
  renew: 'agreement_waiting_for_signature',
  accepted_by_admin: accepted,
  agreement_accepted_by_admin: accepted,
  attachments_uploaded: 'attach_documents',
  siemens_agreement_accepted: equipment,
  waiting_for_delivery: 'waiting_for_delivery',
  shipped: 'shipped',
  delivered: 'delivered',
  finished: 'finished',
  canceled: 'cancelation',
};

/** The shop-level status of an order; null in a transient one. */
export function shopStatusOf(status: OrderStatus, facts: Facts): ShopStatus | null {
  if (isTransient(status)) return null;
  const entry = table[status];
  return typeof entry === 'function' ? entry(facts) : entry;
}

const acceptedAnywhere: readonly OrderStatus[] = ['waiting_for_delivery', 'delivered', 'finished'];

/** Whether documents and delivery are shown: the specification's three lists (point of sale, shop, all others). */
export function hasAcceptedAgreement(status: OrderStatus, facts: Facts): boolean {
  if (facts.salesChannel === 'pos')
    return [...acceptedAnywhere, 'siemens_agreement_accepted'].includes(status);
  if (facts.salesChannel !== 'shop') return true;
  return (
    [...acceptedAnywhere, 'accepted_by_admin', 'shipped'].includes(status) ||
    facts.agreementStatus === 'accepted_by_admin'
  );
}
