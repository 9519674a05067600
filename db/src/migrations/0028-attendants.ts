import type { Statements } from './column-types.ts';

/** Who attends to an order, and the lists of what one attends to. */
export const attendants: Statements = ({ text }) => [
  `alter table orders add column attendant_id ${text} references users (id)`,
  `create index orders_attendant_created on orders (attendant_id, created_at desc, id desc) where attendant_id is not null`,
  `create index orders_attendant_moved on orders (attendant_id, status_since desc, id desc) where attendant_id is not null`,
];
