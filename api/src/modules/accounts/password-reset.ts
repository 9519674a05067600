import { findPasswordLink, holdUser, loadUser, rememberSource, type User } from '@app/db';
import { ApiError } from '../../kernel/errors.ts';
import type { CallRequest, CallContext } from '../../kernel/call-context.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { blocked } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { checkNewPassword } from './check-new-password.ts';
import { openSession } from './open-session.ts';
import { writePassword } from './write-password.ts';
import type { Query } from '../../kernel/handlers.ts';

const tokenOf = (request: CallContext): string => request.params['token'] ?? '';

const linkOver = (): ApiError =>
  new ApiError(404, { error: 'Ten link wygasł albo był już użyty. Poproś administratora o nowy.' });

/** Whether a new-password link still works; looking does not use it up. */
export const getPasswordReset: Query<'getPasswordReset'> = async (request) => {
  const { ports } = request;
  return { valid: (await findPasswordLink(ports.db, tokenOf(request), ports.now())) !== null };
};

/** The account under its new password; null where it was blocked, its password became another, or the link is over. */
async function replacePassword(
  { ports, source, body }: CallRequest<'usePasswordReset'>,
  user: User,
  link: string,
): Promise<User | null> {
  const passwordHash = await hashPassword(body.password);
  const at = ports.now();
  const isSet = await ports.db.transaction(async (tx) => {
    if (!(await holdUser(tx, user)) || (await findPasswordLink(tx, link, at)) !== user.id) return false;
    await writePassword(tx, user.id, passwordHash, at);
    await rememberSource(tx, { userId: user.id, source }, at);
    return true;
  });
  return isSet ? loadUser(ports.db, user.id) : null;
}

/** A new password through a link that works once. A password that is refused leaves it as it was. */
export const usePasswordReset: Query<'usePasswordReset'> = async (request) => {
  const { body, ports, source } = request;
  const event = 'password_reset_used';
  const link = tokenOf(request);
  const userId = await findPasswordLink(ports.db, link, ports.now());
  const user = userId === null ? null : await loadUser(ports.db, userId);
  if (user === null) {
    securityEvent(ports, { event, outcome: 'link_invalid', source });
    throw linkOver();
  }
  const about = { event, account: user.email, source } as const;
  if (!user.active) {
    securityEvent(ports, { ...about, outcome: 'account_blocked' });
    throw blocked();
  }
  await checkNewPassword(ports, user, body, () =>
    securityEvent(ports, { ...about, outcome: 'password_refused' }),
  );
  const changed = await replacePassword(request, user, link);
  securityEvent(ports, { ...about, outcome: changed === null ? 'link_invalid' : 'success' });
  if (changed === null) throw linkOver();
  return openSession(request, changed);
};
