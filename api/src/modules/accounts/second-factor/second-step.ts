import {
  beginEnrolment,
  deleteTicket,
  finishEnrolment,
  loadSecondFactor,
  loadUser,
  type ShownTicket,
  tryTicket,
  type TriedTicket,
  type Tx,
  type User,
} from '@app/db';
import { ApiError, invalid } from '../../../kernel/errors.ts';
import type { CallContext } from '../../../kernel/call-context.ts';
import { securityEvent } from '../../../kernel/security-log.ts';
import { userReply } from '../current-user.ts';
import { startSession, type StartedSession } from '../start-session.ts';
import { writePassword } from '../write-password.ts';
import { newRecoveryCodes, readRecoveryCode } from './recovery-code.ts';
import { shownTicket, ticketOver } from './sign-in-ticket.ts';
import { enrolmentOf, newSecret, stepOfCode } from './time-code.ts';
import { tryCode } from './try-code.ts';
import type { Query } from '../../../kernel/handlers.ts';

/** The first code of a new secret was another one. */
export const wrongFirstCode = (): ApiError =>
  invalid({ code: 'Nieprawidłowy kod. Sprawdź, czy zegar telefonu ustawia się automatycznie' });

/** Recovery codes as they are hashed. */
export const asHashed = (codes: readonly string[]): string[] =>
  codes.map((code) => readRecoveryCode(code) ?? code);

/** The account behind a ticket that was taken a moment ago. */
async function ownerOf({ ports }: CallContext, userId: string) {
  const user = await loadUser(ports.db, userId);
  if (user === null) throw ticketOver();
  return user;
}

/** What a right code opens: the password that was chosen with the ticket takes effect, and the session begins. */
async function enter(
  tx: Tx,
  session: StartedSession,
  { userId, newPasswordHash, proof }: TriedTicket,
  { ticket, at }: ShownTicket,
): Promise<void> {
  await deleteTicket(tx, ticket);
  if (newPasswordHash !== null) await writePassword(tx, userId, newPasswordHash, at);
  await session.write(tx, userId, proof);
}

function logEntry({ ports, source }: CallContext, { email }: User, { newPasswordHash }: TriedTicket): void {
  const about = { outcome: 'success', account: email, source } as const;
  if (newPasswordHash !== null) securityEvent(ports, { ...about, event: 'password_change' });
  securityEvent(ports, { ...about, event: 'login' });
}

/** The second step of signing in: ticket and code open the session, and the ticket is gone with it. */
export const verifySecondFactor: Query<'verifySecondFactor'> = async (request) => {
  const { ports, body, source } = request;
  const shown = shownTicket(request, body.ticket);
  const session = startSession(request);
  const tried = await ports.db.transaction(async (tx) => {
    const ticket = await tryTicket(tx, shown);
    if (ticket === null) return null;
    const verdict = await tryCode(tx, ticket.userId, body.code, shown.at);
    if (verdict.right) await enter(tx, session, ticket, shown);
    return { ticket, verdict };
  });
  if (tried === null) throw ticketOver();
  const user = await ownerOf(request, tried.ticket.userId);
  const outcome = tried.verdict.right ? 'success' : 'wrong_code';
  securityEvent(ports, { event: 'second_factor', outcome, account: user.email, source });
  if (!tried.verdict.right) throw tried.verdict.answer;
  logEntry(request, user, tried.ticket);
  request.setHeader('Session', session.token);
  return userReply(ports, user);
};

const alreadyEnrolled = (): ApiError => {
  const error = 'To konto ma już weryfikację dwuetapową. Podaj e-mail, hasło i kod z aplikacji.';
  return new ApiError(409, { error, code: 'refused', reason: error });
};

/** A new secret for an account that must have a factor and has none; the ticket alone never replaces one that is enrolled. */
export const beginRequiredEnrolment: Query<'beginRequiredEnrolment'> = async (request) => {
  const { ports, body } = request;
  const shown = shownTicket(request, body.ticket);
  const secret = newSecret();
  const begun = await ports.db.transaction(async (tx) => {
    const userId = (await tryTicket(tx, shown))?.userId;
    if (userId === undefined) return null;
    const enrolled = (await loadSecondFactor(tx, userId)) !== null;
    if (!enrolled) await beginEnrolment(tx, userId, secret);
    return { userId, enrolled };
  });
  if (begun === null) throw ticketOver();
  if (begun.enrolled) throw alreadyEnrolled();
  return enrolmentOf((await ownerOf(request, begun.userId)).email, secret);
};

/** The first code of the new secret turns the factor on and opens the session; the recovery codes are answered here and never again. */
export const finishRequiredEnrolment: Query<'finishRequiredEnrolment'> = async (request) => {
  const { ports, body, source } = request;
  const shown = shownTicket(request, body.ticket);
  const session = startSession(request);
  const codes = newRecoveryCodes();
  const finished = await ports.db.transaction(async (tx) => {
    const ticket = await tryTicket(tx, shown);
    if (ticket === null) return null;
    if ((await loadSecondFactor(tx, ticket.userId)) !== null) return { ticket, enrolled: true, right: false };
    const stepOf = (secret: string) => stepOfCode(secret, body.code, shown.at);
    const recoveryCodes = asHashed(codes);
    const right = await finishEnrolment(tx, ticket.userId, { at: shown.at, stepOf, recoveryCodes });
    if (right) await enter(tx, session, ticket, shown);
    return { ticket, enrolled: false, right };
  });
  if (finished === null) throw ticketOver();
  if (finished.enrolled) throw alreadyEnrolled();
  if (!finished.right) throw wrongFirstCode();
  const user = await ownerOf(request, finished.ticket.userId);
  const changed = { event: 'second_factor', outcome: 'success', fields: ['enrolled'] } as const;
  securityEvent(ports, { ...changed, account: user.email, source });
  logEntry(request, user, finished.ticket);
  request.setHeader('Session', session.token);
  return { recovery_codes: codes, user: await userReply(ports, user) };
};
