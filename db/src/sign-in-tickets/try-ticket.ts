import type { Tx } from '../database.ts';
import { blindIndexes } from '../sealed/blind-index.ts';
import { hashToken } from '../sealed/hash-token.ts';
import { holdUsers } from '../users/hold-users.ts';

/** A ticket as its holder shows it. */
export interface ShownTicket {
  readonly ticket: string;
  readonly source: string;
  readonly at: number;
  /** After so many tries it is worth nothing. */
  readonly maxTries: number;
}

/** Whose ticket it is, and the hash of the password that was chosen with it, where the old one had expired. */
export interface TriedTicket {
  readonly userId: string;
  readonly newPasswordHash: string | null;
}

/**
 * The ticket; null where it is unknown, used, too old, tried too often, shown from another source, or its account
 * is blocked. Each call counts as a try. The account is held until the transaction ends: of several that try one ticket
 * the others wait and find it gone once it was used, and so does who resets or blocks the account meanwhile.
 */
export async function tryTicket(tx: Tx, shown: ShownTicket): Promise<TriedTicket | null> {
  const ticketHash = hashToken(shown.ticket);
  const found = await tx.kysely
    .selectFrom('signInTickets')
    .select('userId')
    .where('ticketHash', '=', ticketHash)
    .executeTakeFirst();
  if (found === undefined || !(await holdUsers(tx, [found.userId])).has(found.userId)) return null;
  const row = await tx.kysely
    .updateTable('signInTickets')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticketHash', '=', ticketHash)
    .where('sourceIndex', 'in', blindIndexes(tx.keys, 'source', shown.source))
    .where('expiresAt', '>', shown.at)
    .where('tries', '<', shown.maxTries)
    .returning(['userId', 'newPasswordHash'])
    .executeTakeFirst();
  return row ?? null;
}
