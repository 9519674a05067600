import type { Tx } from '../database.ts';
import { blindIndex } from '../sealed/blind-index.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** What stands between a right password and the second factor: for one account, from one source, for a short time. */
export async function insertTicket(
  tx: Tx,
  {
    ticket,
    userId,
    source,
    expiresAt,
    newPasswordHash = null,
  }: {
    readonly ticket: string;
    readonly userId: string;
    readonly source: string;
    readonly expiresAt: number;
    /** Replaces the account's expired password when the ticket opens its session. */
    readonly newPasswordHash?: string | null;
  },
): Promise<void> {
  const sourceIndex = blindIndex(tx.keys, 'source', source);
  await tx.kysely
    .insertInto('signInTickets')
    .values({ ticketHash: hashToken(ticket), userId, sourceIndex, tries: 0, expiresAt, newPasswordHash })
    .execute();
}
