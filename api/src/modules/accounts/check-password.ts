import {
  clearLoginFailures,
  countLoginAttempt,
  holdUser,
  isKnownSource,
  loadUserByEmail,
  rememberSource,
  type User,
} from '@app/db';
import { ApiError, tooManyRequests } from '../../kernel/errors.ts';
import type { CallContext } from '../../kernel/call-context.ts';
import { securityEvent, type SecurityEvent } from '../../kernel/security-log.ts';
import { isPassword, pretendToCheck } from './hash-password.ts';

const minute = 60_000;
/** Five wrong passwords from one source close the account to that source. */
const rule = { most: 5, withinMs: 15 * minute, blockMs: 15 * minute, accountMs: 60 * minute };
/** How long an attempt counts. */
export const countedMs = rule.accountMs;
/** How long an account knows a source after the last sign-in from it. */
export const knownMs = 90 * 24 * 60 * minute;

const freeTries = 5;
const firstDelayMs = 500;
const maxDelayMs = 5_000;

/**
 * How long the answer to a try waits, in ms, where the account does not know the source: nothing for the account's first
 * five tries within an hour, then half a second, a second, two, four and at most five.
 */
export const delayOf = (tries: number): number =>
  tries <= freeTries ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(tries - freeTries - 1, 10));

export const wrongPassword = (): ApiError => new ApiError(401, { error: 'Nieprawidłowy login lub hasło.' });
/** The reply says that an account is blocked only after its right password or a link of its own. */
export const blocked = (): ApiError =>
  new ApiError(401, { error: 'Konto jest zablokowane. Skontaktuj się z administratorem.' });

/**
 * The account whose password this is. Five wrong ones from one source close the account to that source for 15 minutes;
 * over all sources they slow the account's next tries down, except from sources that it knows: nobody is locked out by
 * a stranger. What fails is written to the security log, as `event`; the caller writes what becomes of the rest.
 */
export async function checkPassword(
  request: CallContext,
  email: string,
  password: string,
  event: SecurityEvent['event'] = 'login',
): Promise<User> {
  const { ports, source } = request;
  const attempt = { email: email.trim().toLowerCase(), source };
  const refuse = (outcome: SecurityEvent['outcome'], answer: ApiError): ApiError => {
    securityEvent(ports, { event, outcome, account: attempt.email, source });
    return answer;
  };

  async function check(wait: (ms: number) => Promise<void>): Promise<User> {
    const now = ports.now();
    const { blockedUntil, ofAccount } = await ports.db.transaction((tx) =>
      countLoginAttempt(tx, attempt, { at: now, ...rule }),
    );
    if (blockedUntil !== null) {
      const sentence = 'Zbyt wiele nieudanych prób logowania. Spróbuj ponownie za kwadrans.';
      throw refuse('source_blocked', tooManyRequests((blockedUntil - now) / 1000, sentence));
    }
    const delay = delayOf(ofAccount);
    if (delay > 0) await wait(delay);
    // Read after the wait: a reset may have come meanwhile.
    const user = await loadUserByEmail(ports.db, attempt.email);
    const right = user?.passwordHash
      ? await isPassword(password, user.passwordHash)
      : await pretendToCheck(password);
    if (!right || user === null) throw refuse('wrong_password', wrongPassword());
    if (!user.active) throw refuse('account_blocked', blocked());
    const isStill = await ports.db.transaction(async (tx) => {
      if (!(await holdUser(tx, user))) return false;
      await clearLoginFailures(tx, attempt);
      await rememberSource(tx, { userId: user.id, source }, ports.now());
      return true;
    });
    if (!isStill) throw refuse('wrong_password', wrongPassword());
    return user;
  }

  const isKnown = await isKnownSource(ports.db, attempt, ports.now() - knownMs);
  if (isKnown) return check(() => Promise.resolve());
  const checked = await ports.loginTurns.take(attempt.email, check);
  if (checked === undefined) throw refuse('too_many_waiting', tooManyRequests(maxDelayMs / 1000));
  return checked;
}
