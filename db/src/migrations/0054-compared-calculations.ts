import type { Statements } from './column-types.ts';

/** The calculations that stand side by side for an order's client: how each was entered, its own payment in one of three ways. */
export const comparedCalculations: Statements = ({ text, int, end }) => [
  `create table compared_calculations (
    id ${text} primary key,
    order_id ${text} not null references orders (id),
    payments_count ${int} not null,
    own_payment ${int},
    gross_own_payment ${int},
    own_payment_in_percent ${text},
    custom_purpose_loan ${int} not null,
    created_at ${int} not null,
    check (
      (own_payment is null and gross_own_payment is null and own_payment_in_percent is not null)
      or (own_payment_in_percent is null and (own_payment is null) <> (gross_own_payment is null))
    )
  ) ${end}`,
  `create index compared_calculations_of_order on compared_calculations (order_id, id)`,
];
