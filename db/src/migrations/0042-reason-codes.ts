import type { Statements } from './column-types.ts';

/** Which reason of the list stands at the beginning of a move's words; of older rows it cannot be told. */
export const reasonCodes: Statements = ({ text }) => [
  `alter table order_events add column reason_code ${text}`,
];
