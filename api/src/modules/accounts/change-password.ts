import { securityEvent } from '../../kernel/security-log.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { checkNewPassword } from './check-new-password.ts';
import { openSession } from './open-session.ts';
import type { Query } from '../../kernel/handlers.ts';

/**
 * A password is changed by whoever knows it, and an expired one must be. After a reset nobody knows it: the link alone
 * counts then. Where a second factor is due, the old password stays until it was shown.
 */
export const changeOutdatedPassword: Query<'changeOutdatedPassword'> = async (request) => {
  const { body, ports, source } = request;
  const event = 'password_change';
  const user = await checkPassword(request, body.email, body.current_password, event);
  const about = { event, account: user.email, source } as const;
  await checkNewPassword(ports, user, body, () =>
    securityEvent(ports, { ...about, outcome: 'password_refused' }),
  );
  const reply = await openSession(request, user, await hashPassword(body.password));
  securityEvent(ports, { ...about, outcome: 'success' });
  return reply;
};
