import type { ColumnTypes, Statements } from './column-types.ts';

const initialPayment: Record<ColumnTypes['dialect'], string> = {
  sqlite: `json_extract(orders.facts, '$.initialPayment')`,
  postgres: `cast(cast(orders.facts as json) ->> 'initialPayment' as bigint)`,
};

/** Where money that came towards the initial payment may still be taken for it. */
const mayBeTaken = ['agreement_accepted', 'initial_payment_link_sent_to_client', 'initial_payment_opened']
  .concat(['initial_payment_in_progress', 'initial_payment_completed', 'initial_payment_manual'])
  .map((status) => `'${status}'`)
  .join(', ');

const columns =
  'id, order_id, operation_id, amount, currency, reason, state, reference, paid_on, created_at, settled_at';

/** Refunds that are owed of sums that came, with what of each goes back and why, where a condition holds. */
const owe = (amount: string, reason: string, condition: string): string =>
  `insert into refunds (${columns})
    select sums.id, sums.order_id, sums.id, ${amount}, sums.currency, ${reason}, 'owed', null, null, sums.updated_at, null
    from payment_operations sums
    join payments on payments.id = sums.payment_id
    join orders on orders.id = sums.order_id
    where sums.kind = 'payment' and sums.status = 'completed' and ${condition}`;

/** The accepted money of an order in PLN that has no refund, in grosz. */
const accepted = `(select sum(own.amount) from payment_operations own
  where own.order_id = sums.order_id and own.kind = 'payment' and own.status = 'completed'
    and own.settled = 'accepted' and own.currency = 'PLN'
    and not exists (select 1 from refunds where refunds.operation_id = own.id))`;

/** The last of an order's accepted sums: of this one the surplus goes back. */
const isLastAccepted = `sums.settled = 'accepted' and sums.currency = 'PLN' and not exists (
  select 1 from payment_operations later where later.order_id = sums.order_id and later.id > sums.id
    and later.kind = 'payment' and later.status = 'completed' and later.settled = 'accepted')`;

/**
 * What has to go back of each sum that came. Older releases raised a task, which the order's next task closed: what of
 * their money was given back, refused, too much or late follows from the operations, and the open tasks end.
 */
export const refunds: Statements = ({ text, int, end, dialect }) => [
  `create table refunds (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    operation_id ${text} not null references payment_operations (id),
    amount ${int} not null,
    currency ${text} not null,
    reason ${text} not null
      check (reason in ('surplus', 'second', 'late', 'refused', 'cancelled', 'zloty', 'returned')),
    state ${text} not null check (state in ('owed', 'ordered', 'paid_out', 'kept_by_agreement')),
    reference ${text},
    paid_on ${text},
    ordered_by ${text} references users (id),
    ordered_at ${int},
    settled_by ${text} references users (id),
    settled_at ${int},
    created_at ${int} not null
  ) ${end}`,
  `create index refunds_order on refunds (order_id, id)`,
  `create index refunds_open on refunds (created_at, id) where state in ('owed', 'ordered')`,
  `insert into refunds (${columns})
    select back.id, back.order_id, sums.id, back.amount, back.currency, 'returned', 'paid_out', back.number, null,
      back.updated_at, back.updated_at
    from payment_operations back
    join payment_operations sums on sums.provider = back.provider and sums.number = back.related_number
    where back.kind = 'refund' and back.status = 'completed' and sums.kind = 'payment'`,
  owe(
    'sums.amount',
    `case when payments.kind = 'test_payment' then 'zloty' when sums.settled = 'refused' then 'refused'
      when sums.settled = 'accepted' then 'cancelled' when orders.status = 'canceled' then 'late' else 'second' end`,
    `not exists (select 1 from refunds where refunds.operation_id = sums.id) and (
      payments.kind = 'test_payment' or sums.settled = 'refused' or orders.status = 'canceled'
      or (sums.settled is null and orders.status not in (${mayBeTaken})))`,
  ),
  owe(
    `${accepted} - ${initialPayment[dialect]}`,
    `'surplus'`,
    `${isLastAccepted} and ${accepted} > ${initialPayment[dialect]}
      and ${accepted} - ${initialPayment[dialect]} <= sums.amount
      and not exists (select 1 from refunds where refunds.operation_id = sums.id)`,
  ),
  `update tasks set status = 'canceled', settled_at = created_at
    where status = 'active' and raised_by is null and raised_in is null
      and type in ('other', 'payment_of_verification_fee', 'execution_of_initial_payment')
      and exists (select 1 from refunds where refunds.order_id = tasks.order_id)`,
];
