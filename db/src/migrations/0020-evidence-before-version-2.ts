import type { Statements } from './column-types.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Where the company form is filled in anew, and all before it: what was sent counts no more. */
const beforeForm = [
  ...['update_order_with_items', 'salesman_sumup', 'sumup', 'complement_company_and_user'],
  ...['agreement_method_selection', 'salesman_agreement_method_selection'],
  ...['form_opened', 'salesman_form_opened'],
];

/** The event led to one of the statuses, and the order did not come to one of those that void it since. */
const proved = (
  event: string,
  to: readonly string[],
  voided: readonly string[],
): string => `case when exists (
  select 1 from order_events proof where proof.order_id = orders.id
    and proof.event = '${event}' and proof.to_status in (${quoted(to)})
    and not exists (select 1 from order_events later where later.order_id = orders.id
      and later.seq > proof.seq and later.to_status in (${quoted(voided)}))) then 'true' else 'false' end`;

const formSubmitted = proved(
  'SUBMIT_COMPANY_FORM',
  ['form_saved', 'client_form_saved', 'salesman_form_saved'],
  beforeForm,
);
const proposal = proved('DECISION_CONDITIONAL', ['conditional_decision_ok'], ['ready_for_siemens']);
const conditionsAccepted = proved(
  'ACCEPT_CONDITIONS',
  ['client_conditional_decision_accepted'],
  ['ready_for_siemens', 'conditional_decision_ok'],
);

/**
 * The facts of a form that was sent, of a proposal and of its acceptance: each order learns from its history which of
 * them hold. They are appended to the history as news of its own, and no order is moved.
 */
export const evidenceBeforeVersion2: Statements = () => [
  `insert into order_events
      (order_id, seq, event, news, from_status, to_status, passed, actor, user_id, reason, forced, at, chart_hash)
    select id, version + 1, 'EVIDENCE_BEFORE_VERSION_2',
      '{"formSubmitted":' || ${formSubmitted} || ',"proposal":' || ${proposal}
        || ',"conditionsAccepted":' || ${conditionsAccepted} || '}',
      status, status, '[]', 'system', null, 'przed wersją 2', 0, updated_at, chart_hash
    from orders`,
  `update orders set version = version + 1,
    facts = substr(facts, 1, length(facts) - 1) || ',' || (select substr(news, 2) from order_events
      where order_events.order_id = orders.id and order_events.seq = orders.version + 1)`,
];
