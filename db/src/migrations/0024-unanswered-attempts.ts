import type { Statements } from './column-types.ts';

const lastVerification = `select status from bank_verifications where bank_verifications.order_id = orders.id
  order by created_at desc, id desc limit 1`;

/** What the rows prove of each fact that orders have from now on. */
const proofs = {
  bankUnanswered: `status in ('test_payment_opened', 'test_payment_in_progress') and (${lastVerification}) = 'started'`,
  bankNews: `status in ('test_payment_completed', 'test_payment_manual', 'test_payment_manual_rejected')
    and (${lastVerification}) = 'completed'`,
  paymentUnanswered: `status in ('initial_payment_link_sent_to_client', 'initial_payment_opened',
      'initial_payment_in_progress', 'initial_payment_rejected')
    and exists (select 1 from payments where payments.order_id = orders.id
      and payments.kind = 'initial_payment' and payments.status = 'started'
      and not exists (select 1 from payment_operations where payment_operations.payment_id = payments.id
        and payment_operations.status <> 'pending'))`,
} as const;
const facts = Object.entries(proofs);

/** A JSON object with more in it, as SQL; of a name that is there already the last value counts. */
const extended = (column: string, more: string): string =>
  `substr(${column}, 1, length(${column}) - 1) || case when ${column} = '{}' then '' else ',' end || ${more} || '}'`;

/**
 * Orders know of attempts that nobody has answered, and of the bank's answer. In the history the first row says that
 * nothing of it is so, and the last what is.
 */
export const unansweredAttempts: Statements = () => [
  `update order_events set news = ${extended('news', `'${facts.map(([name]) => `"${name}":false`).join(',')}'`)}
    where (order_id, seq) in (select order_id, min(seq) from order_events group by order_id)`,
  ...facts.map(
    ([name, proof]) => `update order_events set news = ${extended('news', `'"${name}":true'`)}
    where (order_id, seq) in (select order_id, max(seq) from order_events group by order_id)
      and order_id in (select id from orders where ${proof})`,
  ),
  `update orders set facts = ${extended(
    'facts',
    facts
      .map(([name, proof]) => `'"${name}":' || case when ${proof} then 'true' else 'false' end`)
      .join(` || ',' || `),
  )}`,
];
