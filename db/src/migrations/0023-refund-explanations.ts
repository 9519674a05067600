import type { Statements } from './column-types.ts';

/** Why a refund stays with us, in words: people write about people, so it is sealed. */
export const refundExplanations: Statements = ({ text }) => [
  `alter table refunds add column explanation ${text}`,
];
