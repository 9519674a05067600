const refused = 'The refusal is final; its page offers what else can be done, and nothing to cancel.';

/** Transitions that the chart allows a person and no page offers him, by the goal's name: why. */
export const unoffered: Readonly<Record<string, string>> = {
  'client, offer_sent_to_client: CANCEL leads to canceled':
    'To open the link leads the order on; it is canceled on the summary.',
  'client, update_order_with_items: UPDATE_CALCULATION leads to update_order_with_items':
    'His page sends what he chose when he accepts it, as one event.',
  'client, conditional_decision_ok: CANCEL leads to canceled':
    'To refuse the proposal is the way to cancel here, and the only one that is asked for.',
  'client, leasing_decision_rejected: CANCEL leads to canceled': refused,
  'client, conditional_decision_rejected: CANCEL leads to canceled': refused,
  'client, client_conditional_decision_rejected: CANCEL leads to canceled': refused,
  'salesman, conditional_decision_ok: CANCEL leads to canceled':
    'To refuse the proposal is the way to cancel here, and the only one that is asked for.',
  'admin, offer_sent_to_client: RESEND_OFFER leads to offer_sent_to_client':
    'The desk copies the link; it is the shop that writes to its client.',
};
