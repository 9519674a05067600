import { holdUser, type User } from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import type { CallContext } from '../../kernel/call-context.ts';
import { askSecondFactor, newTicket } from './second-factor/sign-in-ticket.ts';
import { wrongPassword } from './check-password.ts';
import { userReply } from './current-user.ts';
import { startSession } from './start-session.ts';
import { writePassword } from './write-password.ts';

/**
 * Opens a session for an account whose password is right or was just chosen; the one that the browser held before ends.
 * Throws 401 with a ticket where a second factor is due, and 401 where the account was blocked or its password became
 * another since it was checked. A new password takes effect with the session, after the second factor where one is due. Every way to a session that begins with a password leads through here.
 */
export async function openSession(
  request: CallContext,
  user: User,
  newPasswordHash: string | null = null,
): Promise<ReplyOf<'getCurrentUser'>> {
  const { ports } = request;
  const [session, ticket] = [startSession(request), newTicket()];
  const asked = await ports.db.transaction(async (tx) => {
    if (!(await holdUser(tx, user))) throw wrongPassword();
    const second = await askSecondFactor(tx, request, user, { ticket, newPasswordHash });
    if (second !== null) return second;
    if (newPasswordHash !== null) await writePassword(tx, user.id, newPasswordHash, ports.now());
    await session.write(tx, user.id);
    return null;
  });
  if (asked !== null) throw asked;
  request.setHeader('Session', session.token);
  return userReply(ports, newPasswordHash === null ? user : { ...user, passwordOutdated: false });
}
