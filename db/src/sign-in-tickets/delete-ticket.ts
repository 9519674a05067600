import type { Tx } from '../database.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** It has opened its session. */
export async function deleteTicket(tx: Tx, ticket: string): Promise<void> {
  await tx.kysely.deleteFrom('signInTickets').where('ticketHash', '=', hashToken(ticket)).execute();
}
