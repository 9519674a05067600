import type { Statements } from './column-types.ts';

/** The history says that an administrator decided about the payment after its money had come. */
const decidedBy = (event: string): string => `kind = 'initial_payment' and exists (
  select 1 from order_events where order_events.order_id = payments.order_id
    and order_events.event = '${event}' and order_events.at >= payments.updated_at)`;

/**
 * Each operation that a provider reports, once. Older releases kept the last one in the payment's own row: it becomes an
 * operation, under the payment's id where it had no number. An amount of 0 stood for money of another currency, of which
 * nothing more is known: it gets XXX, the standard's code for no currency.
 */
export const paymentOperations: Statements = ({ text, int, end }) => [
  `create table payment_operations (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    payment_id ${text} not null references payments (id),
    provider ${text} not null,
    number ${text} not null,
    kind ${text} not null check (kind in ('payment', 'refund')),
    amount ${int} not null,
    currency ${text} not null,
    status ${text} not null check (status in ('pending', 'completed', 'rejected')),
    settled ${text} check (settled in ('accepted', 'refused')),
    related_number ${text},
    created_at ${int} not null,
    updated_at ${int} not null,
    unique (provider, number)
  ) ${end}`,
  `create index payment_operations_order on payment_operations (order_id, id)`,
  `insert into payment_operations
    select id, order_id, id, provider, coalesce(provider_id, id), 'payment', amount,
      case when amount = 0 then 'XXX' else 'PLN' end,
      case when status = 'rejected' then 'rejected' else 'completed' end,
      case when status = 'accepted' then 'accepted'
        when status = 'completed' and ${decidedBy('REJECT_PAYMENT')} then 'refused'
        when status = 'completed' and ${decidedBy('ACCEPT_PAYMENT')} then 'accepted' end,
      null, updated_at, updated_at
    from payments where status in ('completed', 'accepted', 'rejected')`,
  `update payments set status = 'started' where status in ('completed', 'accepted', 'rejected')`,
];
