import type { Statements } from './column-types.ts';

/** Where an agreement was accepted already, whatever is kept of it. */
const accepted = ['accepted_by_admin', 'agreement_accepted_by_admin', 'siemens_agreement_accepted']
  .concat(['waiting_for_delivery', 'shipped', 'delivered', 'finished'])
  .map((status) => `'${status}'`)
  .join(', ');

/** The order is signed, and the last version of its agreement has the file that came back. */
const isKept = `orders.facts like '%"signed":true%' and exists (
  select 1 from agreements where agreements.order_id = orders.id and agreements.signed_file_id is not null
    and not exists (select 1 from agreements later
      where later.order_id = agreements.order_id and later.version > agreements.version))`;

const news = `'{"signedAgreementStored":' ||
  case when orders.status in (${accepted}) or (${isKept}) then 'true' else 'false' end || '}'`;

/**
 * The fact that the signed agreement is kept: each order learns it from its agreement's file, or from having been accepted.
 * It is appended to the history as news of its own, and no order is moved.
 */
export const signedAgreements: Statements = () => [
  `insert into order_events
      (order_id, seq, event, news, from_status, to_status, passed, actor, user_id, reason, forced, at, chart_hash)
    select id, version + 1, 'SIGNED_AGREEMENT_BEFORE_VERSION_2', ${news},
      status, status, '[]', 'system', null, 'przed wersją 2', 0, updated_at, chart_hash
    from orders`,
  `update orders set version = version + 1,
    facts = substr(facts, 1, length(facts) - 1) || ',' || (select substr(news, 2) from order_events
      where order_events.order_id = orders.id and order_events.seq = orders.version + 1)`,
];
