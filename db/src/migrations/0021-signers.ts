import type { Statements } from './column-types.ts';

/**
 * Who signs in a signing process, and who has: [{personId, signed}] as JSON; null for couriers and processes of an older
 * release. Those kept one signer's personal link for the whole order: it is forgotten. And the file that came back signed.
 */
export const signers: Statements = ({ text }) => [
  `alter table signatures add column signers ${text}`,
  `update signatures set redirect_url = null`,
  `alter table agreements add column signed_file_id ${text} references files (id)`,
];
