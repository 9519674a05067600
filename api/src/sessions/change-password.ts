import { endUserSessions, loadUser, setPassword, type User } from '@app/db';
import { passwordFaults } from '@app/machines/contract';
import { invalid } from '../answers.ts';
import type { Read } from '../http/call-request.ts';
import type { Ports } from '../ports.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { openSession } from './open-session.ts';

/** Sets a new password and ends the account's sessions; answers the account as it is then. */
export async function replacePassword(ports: Ports, user: User, password: string): Promise<User> {
  const passwordHash = await hashPassword(password);
  await ports.db.transaction(async (tx) => {
    await setPassword(tx, user.id, { passwordHash, outdated: false }, ports.now());
    await endUserSessions(tx, user.id);
  });
  return (await loadUser(ports.db, user.id)) ?? user;
}

/** An expired password is changed by whoever knows it. */
export const changeOutdatedPassword: Read<'changeOutdatedPassword'> = async (request) => {
  const { body, ports } = request;
  const user = await checkPassword(request as never, body.email, body.current_password);
  const faults = passwordFaults(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return openSession(request as never, await replacePassword(ports, user, body.password));
};
