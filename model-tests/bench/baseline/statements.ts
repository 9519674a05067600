/** What hangs on an order and is answered with it: the application's own selects, as a person would write them. */
export const details = {
  items: 'select * from order_items where order_id = ? order by position',
  company: 'select id, details from companies where order_id = ?',
  persons: 'select * from persons where order_id = ? order by position',
  consents: `select consents.kind, consents.consent_text_id, consent_texts.version, consents.accepted, consents.at
    from consents join consent_texts on consent_texts.id = consents.consent_text_id
    where consents.order_id = ? order by consents.id`,
  events: 'select * from order_events where order_id = ? order by seq',
  payments: 'select * from payments where order_id = ? order by id',
  files: 'select * from files where order_id = ? order by id',
  agreement: 'select * from agreements where order_id = ? order by id desc limit 1',
  signatures: 'select * from signatures where order_id = ? order by id',
} as const;

export const order = 'select * from orders where slug = ?';
export const shop = 'select * from shops where id = ?';
export const version = 'select version from orders where slug = ?';

/** What a transition writes beside the order itself. */
export const writes = {
  key: 'select request_hash, status, reply from idempotency_keys where scope = ? and key = ?',
  move: `update orders set status_since = ?, facts = ?, flow_type = ?, agreement_signature_type = ?, agreement_status = ?,
    cash_payment_allowed = ?, status = ?, chart_hash = ?, deadline_at = ?, version = ?, updated_at = ?
    where id = ? and version = ?`,
  history: `insert into order_events (order_id, seq, event, news, from_status, to_status, passed, actor, user_id, reason,
    forced, at, chart_hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  counts: `insert into order_counts (shop_id, status, count) values (?, ?, ?), (?, ?, ?)
    on conflict (shop_id, status) do update set count = order_counts.count + excluded.count`,
  tasks: `update tasks set status = 'solved', settled_at = ? where order_id = ? and raised_in = ? and status = 'active'`,
  settle: `insert into idempotency_keys (scope, key, request_hash, state, status, reply, at)
    values (?, ?, ?, 'done', 200, ?, ?)`,
} as const;

/** The two statuses between which the bench moves an order, by the path that leaves them. */
export const moves = {
  agreement_method_selections: {
    from: 'agreement_method_selection',
    to: 'form_opened',
    event: 'SELECT_METHOD',
    passed: '["qes_selected","form_opened"]',
    method: 'qes',
  },
  move_to_previouses: {
    from: 'form_opened',
    to: 'agreement_method_selection',
    event: 'MOVE_TO_PREVIOUS',
    passed: '["agreement_method_selection"]',
    method: null,
  },
} as const;

export type Move = (typeof moves)[keyof typeof moves];
