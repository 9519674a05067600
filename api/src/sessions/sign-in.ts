import { endSession, type User } from '@app/db';
import { Answer } from '../answers.ts';
import type { Read } from '../http/call-request.ts';
import type { Ports } from '../ports.ts';
import { checkPassword } from './check-password.ts';
import { openSession } from './open-session.ts';

const day = 24 * 60 * 60_000;

const isExpired = ({ passwordOutdated, passwordChangedAt }: User, ports: Ports): boolean =>
  passwordOutdated ||
  (ports.settings.passwordDays !== null &&
    (passwordChangedAt ?? 0) + ports.settings.passwordDays * day < ports.now());

/** Signs in; an expired password is 403 and leads to its change. */
export const signIn: Read<'signIn'> = async (request) => {
  const user = await checkPassword(request as never, request.body.email, request.body.password);
  if (isExpired(user, request.ports))
    throw new Answer(403, { error: 'Hasło wygasło. Ustaw nowe hasło.', code: 'password_expired' });
  return openSession(request as never, user);
};

/** Ends the session, also one that is over already. */
export const signOut: Read<'signOut'> = async ({ ports, sessionToken, setHeader }) => {
  if (sessionToken !== undefined) await ports.db.transaction((tx) => endSession(tx, sessionToken));
  setHeader('Session', '');
  return { success: true };
};
