import type { Statements } from './column-types.ts';

const isLookedAt = `status in ('initial_payment_completed', 'initial_payment_manual')`;

/** What came in PLN towards the initial payment and nobody has decided about, in grosz. */
const held = `(select coalesce(sum(case when sums.currency = 'PLN' then sums.amount else 0 end), 0)
  from payment_operations sums join payments on payments.id = sums.payment_id
  where sums.order_id = orders.id and payments.kind = 'initial_payment' and sums.kind = 'payment'
    and sums.status = 'completed' and sums.settled is null
    and not exists (select 1 from refunds where refunds.operation_id = sums.id))`;

/** A JSON object with one more entry, as SQL. */
const extended = (column: string, value: string): string =>
  `substr(${column}, 1, length(${column}) - 1) || case when ${column} = '{}' then '' else ',' end
    || '"moneyHeld":' || ${value} || '}'`;

/**
 * Orders know how much money is being looked at. In the history the first row says that none is, and the last of an order
 * whose money is looked at how much.
 */
export const heldMoney: Statements = () => [
  `update order_events set news = ${extended('news', `'null'`)}
    where (order_id, seq) in (select order_id, min(seq) from order_events group by order_id)`,
  `update order_events set news = ${extended(
    'news',
    `(select cast(${held} as text) from orders where orders.id = order_events.order_id)`,
  )} where (order_id, seq) in (select order_id, max(seq) from order_events group by order_id)
      and order_id in (select id from orders where ${isLookedAt})`,
  `update orders set facts = ${extended(
    'facts',
    `case when ${isLookedAt} then cast(${held} as text) else 'null' end`,
  )}`,
];
