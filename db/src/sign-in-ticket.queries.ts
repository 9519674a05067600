import type { Tx } from './engine/database.ts';
import { blindIndex, blindIndexes, hashToken } from './engine/sealed/digests.ts';
import { open, seal } from './engine/sealed/seal.ts';
import type { ProviderProof } from './session.queries.ts';
import { holdUsers } from './user.queries.ts';

/** What stands between a right password, or a proof of the identity provider, and the second factor: for one account, from one source, for a short time. */
export async function insertTicket(
  tx: Tx,
  {
    ticket,
    userId,
    source,
    expiresAt,
    newPasswordHash = null,
    proof = null,
  }: {
    readonly ticket: string;
    readonly userId: string;
    readonly source: string;
    readonly expiresAt: number;
    /** Replaces the account's expired password when the ticket opens its session. */
    readonly newPasswordHash?: string | null;
    readonly proof?: ProviderProof | null;
  },
): Promise<void> {
  const sourceIndex = blindIndex(tx.keys, 'source', source);
  const ticketHash = hashToken(ticket);
  const providerProof =
    proof === null
      ? null
      : seal(tx.keys, `sign_in_tickets:${ticketHash}:providerProof`, JSON.stringify(proof));
  await tx.kysely
    .insertInto('signInTickets')
    .values({ ticketHash, userId, sourceIndex, tries: 0, expiresAt, newPasswordHash, providerProof })
    .execute();
}

/** A ticket as its holder shows it. */
export interface ShownTicket {
  readonly ticket: string;
  readonly source: string;
  readonly at: number;
  /** After so many tries it is worth nothing. */
  readonly maxTries: number;
}

/**
 * Whose ticket it is, with the hash of the password that was chosen with it, where the old one had expired, or with
 * what the identity provider has proved, where the login came from there.
 */
export interface TriedTicket {
  readonly userId: string;
  readonly newPasswordHash: string | null;
  readonly proof: ProviderProof | null;
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
    .returning(['userId', 'newPasswordHash', 'providerProof'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { userId, newPasswordHash, providerProof } = row;
  const place = `sign_in_tickets:${ticketHash}:providerProof` as const;
  const proof =
    providerProof === null ? null : (JSON.parse(open(tx.keys, place, providerProof)) as TriedTicket['proof']);
  return { userId, newPasswordHash, proof };
}

/** It has opened its session. */
export async function deleteTicket(tx: Tx, ticket: string): Promise<void> {
  await tx.kysely.deleteFrom('signInTickets').where('ticketHash', '=', hashToken(ticket)).execute();
}

/** Those that nobody has used in time. */
export async function forgetTickets(tx: Tx, now: number): Promise<void> {
  await tx.kysely.deleteFrom('signInTickets').where('expiresAt', '<=', now).execute();
}
