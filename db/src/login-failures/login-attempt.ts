import type { Tx } from '../database.ts';
import { blindIndex } from '../sealed/blind-index.ts';

/** An account as one source asks for it: strangers block their own source, never the account. */
export interface LoginAttempt {
  readonly email: string;
  readonly source: string;
}

/** How its row is found. */
export const rowOfAttempt = (tx: Tx, { email, source }: LoginAttempt) => ({
  account: blindIndex(tx.keys, 'email', email),
  source: blindIndex(tx.keys, 'source', source),
});
