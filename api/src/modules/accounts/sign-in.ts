import { endSession, loadSession, type User } from '@app/db';
import { ApiError } from '../../kernel/errors.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import type { Ports } from '../../kernel/ports.ts';
import { checkPassword } from './check-password.ts';
import { endAtProvider } from './identity/end-at-provider.ts';
import { openSession } from './open-session.ts';
import type { Query } from '../../kernel/handlers.ts';

const day = 24 * 60 * 60_000;

const isExpired = ({ passwordOutdated, passwordChangedAt }: User, ports: Ports): boolean =>
  passwordOutdated ||
  (ports.settings.passwordDays !== null &&
    (passwordChangedAt ?? 0) + ports.settings.passwordDays * day < ports.now());

/** Signs in; an expired password is 403 and leads to its change. */
export const signIn: Query<'signIn'> = async (request) => {
  const { ports, source } = request;
  const user = await checkPassword(request, request.body.email, request.body.password);
  const about = { event: 'login', account: user.email, source } as const;
  if (isExpired(user, ports)) {
    securityEvent(ports, { ...about, outcome: 'password_expired' });
    throw new ApiError(403, { error: 'Hasło wygasło. Ustaw nowe hasło.', code: 'password_expired' });
  }
  const reply = await openSession(request, user);
  securityEvent(ports, { ...about, outcome: 'success' });
  return reply;
};

/** Ends the session, also one that is over already; one that the identity provider opened is to be ended there too. */
export const signOut: Query<'signOut'> = async (request) => {
  const { ports, source, sessionToken, setHeader } = request;
  let endUrl: string | null = null;
  if (sessionToken !== undefined) {
    const session = await loadSession(ports.db, sessionToken, ports.now());
    endUrl = session === null ? null : await endAtProvider(request, sessionToken);
    await ports.db.transaction((tx) => endSession(tx, sessionToken));
    if (session !== null)
      securityEvent(ports, { event: 'logout', outcome: 'success', account: session.user.email, source });
  }
  setHeader('Session', '');
  return { success: true, end_session_url: endUrl };
};
