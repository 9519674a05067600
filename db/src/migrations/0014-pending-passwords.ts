import type { Statements } from './column-types.ts';

/** The password that replaces an expired one once the second factor is shown. */
export const pendingPasswords: Statements = ({ text }) => [
  `alter table sign_in_tickets add column new_password_hash ${text}`,
];
