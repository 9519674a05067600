import { clearLoginFailures, loadLoginBlock, loadUserByEmail, recordLoginFailure, type User } from '@app/db';
import type { CallName } from '@app/machines/contract';
import { Answer, tooMany } from '../answers.ts';
import type { CallRequest } from '../http/call-request.ts';
import { isPassword, pretendToCheck } from './hash-password.ts';

const blockMs = 15 * 60_000;

const wrong = (): Answer => new Answer(401, { error: 'Nieprawidłowy login lub hasło.' });
/** A blocked account is told so only where its password was right, or a link of its own was used. */
export const blocked = (): Answer =>
  new Answer(401, { error: 'Konto jest zablokowane. Skontaktuj się z administratorem.' });

/** The account whose password this is; five wrong ones from one source block that account for that source for 15 minutes. */
export async function checkPassword(
  request: CallRequest<CallName>,
  email: string,
  password: string,
): Promise<User> {
  const { ports, source } = request;
  const attempt = { email: email.trim().toLowerCase(), source };
  const now = ports.now();
  const until = await loadLoginBlock(ports.db, attempt, now);
  if (until !== null)
    throw tooMany(
      (until - now) / 1000,
      'Zbyt wiele nieudanych prób logowania. Spróbuj ponownie za kwadrans.',
    );
  const user = await loadUserByEmail(ports.db, attempt.email);
  const right = user?.passwordHash
    ? await isPassword(password, user.passwordHash)
    : await pretendToCheck(password);
  if (!right || user === null) {
    const rule = { at: now, most: 5, withinMs: blockMs, blockMs };
    await ports.db.transaction((tx) => recordLoginFailure(tx, attempt, rule));
    throw wrong();
  }
  if (!user.active) throw blocked();
  await ports.db.transaction((tx) => clearLoginFailures(tx, attempt));
  return user;
}
