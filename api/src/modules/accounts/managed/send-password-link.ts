import { randomBytes } from 'node:crypto';
import { hashToken, insertAccountEffect, insertPasswordLink, type AccountEffect, type Tx } from '@app/db';
import type { CallContext } from '../../../kernel/call-context.ts';

const tooMany = 'Wysłano już wiele linków do hasła z tego konta. Spróbuj ponownie za godzinę.';
const tooOften =
  'To konto dostało już kilka linków do nowego hasła. Spróbuj za godzinę albo sprawdź jego adres i telefon.';

/**
 * Counts a letter or text with such a link, also one that only may be sent: a manager has so many sent in an hour, and
 * one account gets a fiftieth of them. Throws 429.
 */
export async function countPasswordLink(
  { limit }: Pick<CallContext, 'limit'>,
  managerId: string,
  accountId: string | null,
): Promise<void> {
  await limit('passwordLink', `by ${managerId}`, { sentence: tooMany });
  if (accountId === null) return;
  await limit('passwordLink', `to ${accountId}`, { points: 50, sentence: tooOften });
}

/** Counts so many letters of a manager at once. Throws 429. */
export async function countPasswordLinks(
  { limit }: Pick<CallContext, 'limit'>,
  managerId: string,
  points: number,
): Promise<void> {
  if (points > 0) await limit('passwordLink', `by ${managerId}`, { points, sentence: tooMany });
}

/** Makes a one-use link by which an account chooses a password, those before it being over, and has it delivered by the effect. */
export async function sendPasswordLink(
  tx: Tx,
  {
    userId,
    effect,
    askedBy,
  }: {
    readonly userId: string;
    readonly effect: AccountEffect['effect'];
    /** The name of who has it sent. */
    readonly askedBy: string;
  },
  at: number,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await insertPasswordLink(tx, { token, userId }, at);
  const key = `password:${hashToken(token)}`;
  await insertAccountEffect(tx, { userId, effect, key, data: { token, askedBy } }, at);
}
