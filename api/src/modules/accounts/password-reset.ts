import { randomBytes } from 'node:crypto';
import {
  endUserSessions,
  findPasswordLink,
  forgetSourcesOf,
  hashToken,
  holdUser,
  insertPasswordLink,
  invalidatePassword,
  loadUser,
  insertAccountEffect,
  rememberSource,
  type User,
} from '@app/db';
import { ApiError, forbidden, notFound } from '../../kernel/errors.ts';
import type { CallRequest, CallContext } from '../../kernel/call-context.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { blocked } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { checkNewPassword } from './check-new-password.ts';
import { openSession } from './open-session.ts';
import { writePassword } from './write-password.ts';
import { userOf } from '../../kernel/access.ts';
import type { Command, Query } from '../../kernel/handlers.ts';

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

/**
 * An administrator resets a password: it is useless from then on, whoever is signed in with it is signed out, no source
 * is known any more, and the outbox mails the owner a link to choose another.
 */
export const sendPasswordReset: Command<'sendPasswordReset'> = async (request) => {
  const { ports, source } = request;
  const actor = userOf(request.caller);
  const user = await loadUser(ports.db, request.params['id'] ?? '');
  if (user === null) throw notFound();
  const about = {
    event: 'password_reset_asked',
    account: actor.email,
    subject: user.email,
    source,
  } as const;
  if (user.roles.includes('superadmin') && !actor.roles.includes('superadmin')) {
    securityEvent(ports, { ...about, outcome: 'not_allowed' });
    throw forbidden();
  }
  if (!user.active) {
    securityEvent(ports, { ...about, outcome: 'account_blocked' });
    throw new ApiError(409, { error: 'Konto jest zablokowane. Najpierw je odblokuj.', code: 'blocked' });
  }
  const token = randomBytes(32).toString('base64url');
  const at = ports.now();
  return {
    async write(tx) {
      await invalidatePassword(tx, user.id, at);
      await endUserSessions(tx, user.id);
      await forgetSourcesOf(tx, user.id);
      await insertPasswordLink(tx, { token, userId: user.id }, at);
      await insertAccountEffect(
        tx,
        {
          userId: user.id,
          effect: 'mailPasswordReset',
          key: `password:${hashToken(token)}`,
          data: { token, askedBy: actor.fullName },
        },
        at,
      );
      return { success: true };
    },
    committed() {
      ports.wakeOutbox();
      securityEvent(ports, { ...about, outcome: 'success' });
    },
  };
};
