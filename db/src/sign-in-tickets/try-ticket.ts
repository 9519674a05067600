import type { Tx } from '../database.ts';
import { blindIndexes } from '../sealed/blind-index.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** A ticket as its holder shows it. */
export interface ShownTicket {
  readonly ticket: string;
  readonly source: string;
  readonly at: number;
  /** After so many tries it is worth nothing. */
  readonly maxTries: number;
}

/**
 * Whose ticket it is; null where it is unknown, used, too old, tried too often or shown from another source. Each call
 * counts as a try. Of several transactions that try one ticket the others wait, and find it gone once it was used.
 */
export async function tryTicket(tx: Tx, shown: ShownTicket): Promise<string | null> {
  const row = await tx.kysely
    .updateTable('signInTickets')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticketHash', '=', hashToken(shown.ticket))
    .where('sourceIndex', 'in', blindIndexes(tx.keys, 'source', shown.source))
    .where('expiresAt', '>', shown.at)
    .where('tries', '<', shown.maxTries)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId ?? null;
}
