import type { Statements } from './column-types.ts';

/** When whoever an order waits for is reminded next; orders that rest already are reminded from their next status on. */
export const reminders: Statements = ({ int }) => [
  `alter table orders add column reminder_at ${int}`,
  `create index orders_reminder on orders (reminder_at) where reminder_at is not null`,
];
