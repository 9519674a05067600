/** The register of order statuses: phase by phase, in the order in which an order lives. Names are the specification's. */
export const phases = {
  offer: [
    'update_order_with_items',
    'salesman_sumup',
    'sumup',
    'complement_company_and_user',
    'update_vat_id',
    'offer_sent_to_client',
    'logged_in_once',
  ],
  signingMethod: [
    'agreement_method_selection',
    'salesman_agreement_method_selection',
    'qes_selected',
    'qes_guarantee_selected',
    'v3_and_guarantee_selected',
    'autenti_v3_selected',
    'paper_selected',
    'delivery_selected',
  ],
  companyForm: [
    'form_opened',
    'client_form_opened',
    'salesman_form_opened',
    'form_saved',
    'client_form_saved',
    'salesman_form_saved',
  ],
  verification: [
    'statement_verified_by_sms',
    'identity_confirmed',
    'qes_failed',
    'test_payment_opened',
    'test_payment_in_progress',
    'test_payment_completed',
    'test_payment_accepted',
    'test_payment_manual',
    'test_payment_manual_accepted',
    'test_payment_manual_rejected',
  ],
  decision: [
    'ready_for_siemens',
    'leasing_decision_ok',
    'leasing_decision_rejected',
    'conditional_decision_ok',
    'client_conditional_decision_accepted',
    'client_conditional_decision_rejected',
    'conditional_decision_rejected',
    'agreement_accepted',
  ],
  initialPayment: [
    'initial_payment_link_sent_to_client',
    'initial_payment_opened',
    'initial_payment_in_progress',
    'initial_payment_completed',
    'initial_payment_manual',
    'initial_payment_rejected',
    'initial_payment_accepted',
    'initial_payment_accepted_manual',
    'initial_payment_accepted_by_salesman',
    'zero_initial_payment_accepted',
  ],
  agreement: [
    'agreement_signed',
    'autenti_agreement_signed',
    'signed',
    'rejected_by_admin',
    'resent',
    'agreement_resent',
    'renew',
    'accepted_by_admin',
    'agreement_accepted_by_admin',
    'attachments_uploaded',
    'siemens_agreement_accepted',
  ],
  delivery: ['waiting_for_delivery', 'shipped', 'delivered'],
  closed: ['finished', 'canceled'],
} as const;

export type Phase = keyof typeof phases;
export type OrderStatus = (typeof phases)[Phase][number];
export type StatusOf<P extends Phase> = (typeof phases)[P][number];

export const phaseNames = Object.keys(phases) as Phase[];
export const orderStatuses: readonly OrderStatus[] = phaseNames.flatMap((phase) => [...phases[phase]]);

const phaseByStatus = new Map<string, Phase>(
  phaseNames.flatMap((phase) => phases[phase].map((status) => [status, phase] as const)),
);

/** Whether a stored or received text is a status that this chart knows; anything else is refused loudly, never mapped. */
export function isOrderStatus(value: string): value is OrderStatus {
  return phaseByStatus.has(value);
}

/** The phase in which a status lies; `closed` gathers the two final ones. */
export function phaseOf(status: OrderStatus): Phase {
  const phase = phaseByStatus.get(status);
  if (phase === undefined) throw new Error(`Unknown order status: ${status}`);
  return phase;
}

/** Statuses in which no order rests: the history names them among those visited, an order is never stored in them. */
export const transientStatuses = [
  'logged_in_once',
  'qes_selected',
  'qes_guarantee_selected',
  'v3_and_guarantee_selected',
  'autenti_v3_selected',
  'paper_selected',
  'delivery_selected',
  'client_form_opened',
] as const satisfies readonly OrderStatus[];

export type TransientStatus = (typeof transientStatuses)[number];

export function isTransient(status: OrderStatus): boolean {
  return (transientStatuses as readonly OrderStatus[]).includes(status);
}

/** The four statuses in which the initial payment is settled (paid, accepted by hand or by the salesman, or not owed). */
export const paidStatuses = [
  'initial_payment_accepted',
  'initial_payment_accepted_manual',
  'initial_payment_accepted_by_salesman',
  'zero_initial_payment_accepted',
] as const satisfies readonly OrderStatus[];

export type PaidStatus = (typeof paidStatuses)[number];

/** In which an agreement is drawn again. */
export const renewalStatus: OrderStatus = 'renew';
