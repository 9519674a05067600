import { randomBytes } from 'node:crypto';
import {
  endUserSessions,
  expirePassword,
  hashToken,
  insertPasswordLink,
  loadUser,
  usePasswordLink,
} from '@app/db';
import { passwordFaults, type CallName } from '@app/machines/contract';
import { Answer, invalid, notAllowed, notFound } from '../answers.ts';
import { userOf } from '../http/caller-of.ts';
import type { CallRequest, Change, Read } from '../http/call-request.ts';
import { replacePassword } from './change-password.ts';
import { blocked } from './check-password.ts';
import { openSession } from './open-session.ts';
import { sendPasswordLink } from './send-password-link.ts';

const linkMs = 60 * 60_000;

const tokenOf = (request: CallRequest<CallName>): string => request.params['token'] ?? '';

/** Whether a new-password link still works; looking does not use it up. */
export const getPasswordReset: Read<'getPasswordReset'> = async (request) => {
  const row = await request.ports.db.kysely
    .selectFrom('passwordLinks')
    .select('userId')
    .where('tokenHash', '=', hashToken(tokenOf(request as never)))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', request.ports.now())
    .executeTakeFirst();
  return { valid: row !== undefined };
};

/** A new password through a link that works once. */
export const usePasswordReset: Read<'usePasswordReset'> = async (request) => {
  const { body, ports } = request;
  const faults = passwordFaults(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const userId = await ports.db.transaction((tx) =>
    usePasswordLink(tx, tokenOf(request as never), ports.now()),
  );
  const user = userId === null ? null : await loadUser(ports.db, userId);
  if (user === null)
    throw new Answer(404, { error: 'Ten link wygasł albo był już użyty. Poproś administratora o nowy.' });
  if (!user.active) throw blocked();
  return openSession(request as never, await replacePassword(ports, user, body.password));
};

/** An administrator lets a password expire, ends its sessions and mails its owner a link to choose a new one. */
export const sendPasswordReset: Change<'sendPasswordReset'> = {
  act: async (request) => {
    const { ports } = request;
    const user = await loadUser(ports.db, request.params['id'] ?? '');
    if (user === null) throw notFound();
    const isSuperadmin = userOf(request.caller).roles.includes('superadmin');
    if (user.roles.includes('superadmin') && !isSuperadmin) throw notAllowed();
    const token = randomBytes(32).toString('base64url');
    const at = ports.now();
    await ports.db.transaction(async (tx) => {
      await insertPasswordLink(tx, { token, userId: user.id, expiresAt: at + linkMs }, at);
      await expirePassword(tx, user.id, at);
      await endUserSessions(tx, user.id);
    });
    await sendPasswordLink(ports, user, `${ports.publicUrl()}/reset-password?token=${token}`);
  },
  answer: async () => ({ success: true }),
};
