import {
  beginEnrolment,
  deleteTicket,
  finishEnrolment,
  loadSecondFactor,
  loadUser,
  tryTicket,
} from '@app/db';
import type { CallName } from '@app/machines/contract';
import { Answer, invalid } from '../answers.ts';
import type { CallRequest, Read } from '../http/call-request.ts';
import { securityEvent } from '../operations/security-log.ts';
import { userReply } from '../sessions/current-user.ts';
import { startSession } from '../sessions/start-session.ts';
import { newRecoveryCodes, readRecoveryCode } from './recovery-code.ts';
import { shownTicket, ticketOver } from './sign-in-ticket.ts';
import { enrolmentOf, newSecret, stepOfCode } from './time-code.ts';
import { tryCode } from './try-code.ts';

/** The first code of a new secret was another one. */
export const wrongFirstCode = (): Answer =>
  invalid({ code: 'Nieprawidłowy kod. Sprawdź, czy zegar telefonu ustawia się automatycznie' });

/** Recovery codes as they are hashed. */
export const asHashed = (codes: readonly string[]): string[] =>
  codes.map((code) => readRecoveryCode(code) ?? code);

/** The account behind a ticket that was taken a moment ago. */
async function ownerOf({ ports }: CallRequest<CallName>, userId: string) {
  const user = await loadUser(ports.db, userId);
  if (user === null) throw ticketOver();
  return user;
}

/** The second step of signing in: ticket and code open the session, and the ticket is gone with it. */
export const verifySecondFactor: Read<'verifySecondFactor'> = async (request) => {
  const { ports, body, source } = request;
  const shown = shownTicket(request as never, body.ticket);
  const session = startSession(request as never);
  const tried = await ports.db.transaction(async (tx) => {
    const userId = await tryTicket(tx, shown);
    if (userId === null) return null;
    const verdict = await tryCode(tx, userId, body.code, shown.at);
    if (verdict.right) {
      await deleteTicket(tx, body.ticket);
      await session.write(tx, userId);
    }
    return { userId, verdict };
  });
  if (tried === null) throw ticketOver();
  const user = await ownerOf(request as never, tried.userId);
  const outcome = tried.verdict.right ? 'success' : 'wrong_code';
  securityEvent(ports, { event: 'second_factor', outcome, account: user.email, source });
  if (!tried.verdict.right) throw tried.verdict.answer;
  securityEvent(ports, { event: 'login', outcome: 'success', account: user.email, source });
  request.setHeader('Session', session.token);
  return userReply(ports, user);
};

const alreadyEnrolled = (): Answer => {
  const error = 'To konto ma już weryfikację dwuetapową. Podaj e-mail, hasło i kod z aplikacji.';
  return new Answer(409, { error, code: 'refused', reason: error });
};

/** A new secret for an account that must have a factor and has none; the ticket alone never replaces one that is enrolled. */
export const beginRequiredEnrolment: Read<'beginRequiredEnrolment'> = async (request) => {
  const { ports, body } = request;
  const shown = shownTicket(request as never, body.ticket);
  const secret = newSecret();
  const begun = await ports.db.transaction(async (tx) => {
    const userId = await tryTicket(tx, shown);
    if (userId === null) return null;
    const enrolled = (await loadSecondFactor(tx, userId)) !== null;
    if (!enrolled) await beginEnrolment(tx, userId, secret);
    return { userId, enrolled };
  });
  if (begun === null) throw ticketOver();
  if (begun.enrolled) throw alreadyEnrolled();
  return enrolmentOf((await ownerOf(request as never, begun.userId)).email, secret);
};

/** The first code of the new secret turns the factor on and opens the session; the recovery codes are answered here and never again. */
export const finishRequiredEnrolment: Read<'finishRequiredEnrolment'> = async (request) => {
  const { ports, body, source } = request;
  const shown = shownTicket(request as never, body.ticket);
  const session = startSession(request as never);
  const codes = newRecoveryCodes();
  const finished = await ports.db.transaction(async (tx) => {
    const userId = await tryTicket(tx, shown);
    if (userId === null) return null;
    if ((await loadSecondFactor(tx, userId)) !== null) return { userId, enrolled: true, right: false };
    const stepOf = (secret: string) => stepOfCode(secret, body.code, shown.at);
    const right = await finishEnrolment(tx, userId, { at: shown.at, stepOf, recoveryCodes: asHashed(codes) });
    if (right) {
      await deleteTicket(tx, body.ticket);
      await session.write(tx, userId);
    }
    return { userId, enrolled: false, right };
  });
  if (finished === null) throw ticketOver();
  if (finished.enrolled) throw alreadyEnrolled();
  if (!finished.right) throw wrongFirstCode();
  const user = await ownerOf(request as never, finished.userId);
  const changed = { event: 'second_factor', outcome: 'success', fields: ['enrolled'] } as const;
  securityEvent(ports, { ...changed, account: user.email, source });
  securityEvent(ports, { event: 'login', outcome: 'success', account: user.email, source });
  request.setHeader('Session', session.token);
  return { recovery_codes: codes, user: await userReply(ports, user) };
};
