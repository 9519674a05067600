import { randomBytes } from 'node:crypto';
import {
  insertTicket,
  loadSecondFactor,
  type ProviderProof,
  type ShownTicket,
  type Tx,
  type User,
} from '@app/db';
import { ApiError } from '../../../kernel/errors.ts';
import type { CallContext } from '../../../kernel/call-context.ts';
import type { Ports } from '../../../kernel/ports.ts';

const ticketMs = 5 * 60_000;
const maxTries = 10;

/** Whether one of the account's roles has to have a second factor in this deployment. */
export const mustHaveSecondFactor = ({ settings }: Ports, { roles }: Pick<User, 'roles'>): boolean =>
  roles.some((role) => settings.secondFactorRoles.includes(role));

/** 256 random bits that only the page keeps. */
export const newTicket = (): string => randomBytes(32).toString('base64url');

/**
 * 401 with the code `second_factor` and the ticket, written in the transaction, where the account has a second factor or
 * must have one; null where it enters without. The ticket opens the second step once, for this account, from this
 * source, within five minutes; a new password takes effect with it, and what the identity provider has proved goes on to the session.
 */
export async function askSecondFactor(
  tx: Tx,
  { ports, source }: CallContext,
  user: User,
  {
    ticket,
    newPasswordHash,
    proof = null,
  }: {
    readonly ticket: string;
    readonly newPasswordHash: string | null;
    readonly proof?: ProviderProof | null;
  },
): Promise<ApiError | null> {
  const enrolled = (await loadSecondFactor(tx, user.id)) !== null;
  if (!enrolled && !mustHaveSecondFactor(ports, user)) return null;
  const expiresAt = ports.now() + ticketMs;
  await insertTicket(tx, { ticket, userId: user.id, source, expiresAt, newPasswordHash, proof });
  const error = enrolled
    ? 'Podaj kod z aplikacji uwierzytelniającej.'
    : 'Twoja rola wymaga weryfikacji dwuetapowej. Włącz ją, aby się zalogować.';
  return new ApiError(401, { error, code: 'second_factor', ticket, enrolled });
}

/** The ticket as this request shows it. */
export const shownTicket = (request: CallContext, ticket: string): ShownTicket => ({
  ticket,
  source: request.source,
  at: request.ports.now(),
  maxTries,
});

/** 401: the password has to be given again. */
export const ticketOver = (): ApiError =>
  new ApiError(401, {
    error: 'Logowanie trwało zbyt długo albo zostało przerwane. Podaj jeszcze raz e-mail i hasło.',
    code: 'sign_in_again',
  });
