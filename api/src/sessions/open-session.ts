import { randomBytes } from 'node:crypto';
import { endSession, holdUser, insertSession, type User } from '@app/db';
import type { CallName, ReplyOf } from '@app/machines/contract';
import type { CallRequest } from '../http/call-request.ts';
import { wrongPassword } from './check-password.ts';
import { userReply } from './current-user.ts';

/**
 * Opens a session under a new token; the one that the browser held before ends. 401 where the account was blocked or
 * its password became another since it was checked.
 */
export async function openSession(
  request: CallRequest<CallName>,
  user: User,
): Promise<ReplyOf<'getCurrentUser'>> {
  const { ports, sessionToken } = request;
  const token = randomBytes(32).toString('base64url');
  const at = ports.now();
  const { sessionIdleMs, sessionMs } = ports.settings;
  await ports.db.transaction(async (tx) => {
    if (!(await holdUser(tx, user))) throw wrongPassword();
    if (sessionToken !== undefined) await endSession(tx, sessionToken);
    await insertSession(tx, {
      token,
      userId: user.id,
      at,
      idleEndsAt: at + sessionIdleMs,
      endsAt: at + sessionMs,
    });
  });
  request.setHeader('Session', token);
  return userReply(ports, user);
}
