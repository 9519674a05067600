import {
  endPasswordLinks,
  endUserSessions,
  findPasswordLink,
  holdUser,
  loadUser,
  rememberSource,
  setPassword,
  type User,
} from '@app/db';
import type { Read } from '../http/call-request.ts';
import { securityEvent } from '../operations/security-log.ts';
import type { Ports } from '../ports.ts';
import { checkPassword, wrongPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { judgePassword } from './judge-password.ts';
import { openSession } from './open-session.ts';

/**
 * Sets a new password: the account's sessions and links end. Answers the account as it is then; null where it was
 * blocked or its password became another since `user` was read, or the link that it is set by is over.
 */
export async function replacePassword(
  ports: Ports,
  user: User,
  { password, source, link }: { readonly password: string; readonly source: string; readonly link?: string },
): Promise<User | null> {
  const passwordHash = await hashPassword(password);
  const at = ports.now();
  const isSet = await ports.db.transaction(async (tx) => {
    if (!(await holdUser(tx, user))) return false;
    if (link !== undefined && (await findPasswordLink(tx, link, at)) !== user.id) return false;
    await setPassword(tx, user.id, { passwordHash, outdated: false }, at);
    await endUserSessions(tx, user.id);
    await endPasswordLinks(tx, user.id);
    await rememberSource(tx, { userId: user.id, source }, at);
    return true;
  });
  return isSet ? loadUser(ports.db, user.id) : null;
}

/** An expired password is changed by whoever knows it. After a reset nobody does: the link alone counts then. */
export const changeOutdatedPassword: Read<'changeOutdatedPassword'> = async (request) => {
  const { body, ports, source } = request;
  const event = 'password_change';
  const user = await checkPassword(request as never, body.email, body.current_password, event);
  const about = { event, account: user.email, source } as const;
  await judgePassword(ports, user, body, () =>
    securityEvent(ports, { ...about, outcome: 'password_refused' }),
  );
  const changed = await replacePassword(ports, user, { password: body.password, source });
  securityEvent(ports, { ...about, outcome: changed === null ? 'wrong_password' : 'success' });
  if (changed === null) throw wrongPassword();
  return openSession(request as never, changed);
};
