import type { Statements } from './column-types.ts';

/** When the client of an order that a salesman leads was last at its page, and until when he counts as there. */
export const clientVisits: Statements = ({ text, int, end }) => [
  `create table client_visits (
    order_id ${text} primary key references orders (id),
    seen_at ${int} not null,
    here_until ${int} not null
  ) ${end}`,
];
