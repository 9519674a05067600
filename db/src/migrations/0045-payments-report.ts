import type { Statements } from './column-types.ts';

/** The report of payments lists what came and what is awaited by its time, the former by its refunds too. */
export const paymentsReport: Statements = () => [
  `create index payments_created on payments (created_at, id)`,
  `create index payment_operations_created on payment_operations (created_at, id)`,
  `create index refunds_operation on refunds (operation_id)`,
];
