import type { SignInMethod } from '@app/machines/contract';
import type { Tx } from './engine/database.ts';
import { hashToken } from './engine/sealed/digests.ts';
import { open, seal } from './engine/sealed/seal.ts';

/** A login that is under way at the identity provider, as it comes back: by its state, in the browser that began it. */
export interface ReturningLogin {
  readonly state: string;
  /** What the browser holds in a cookie. */
  readonly browser: string;
}

/** What was sent along or kept for the way back. */
export interface IdentityLogin {
  readonly nonce: string;
  readonly verifier: string;
  readonly method: SignInMethod;
}

export async function insertIdentityLogin(
  tx: Tx,
  { state, browser }: ReturningLogin,
  { nonce, verifier, method }: IdentityLogin,
  expiresAt: number,
): Promise<void> {
  const stateHash = hashToken(state);
  await tx.kysely
    .insertInto('identityLogins')
    .values({
      stateHash,
      browserHash: hashToken(browser),
      nonce,
      verifier: seal(tx.keys, `identity_logins:${stateHash}:verifier`, verifier),
      method,
      expiresAt,
    })
    .execute();
}

/** Takes the login, once; null where it is unknown, taken or too old, or was begun in another browser, which leaves it to that one. */
export async function takeIdentityLogin(
  tx: Tx,
  { state, browser }: ReturningLogin,
  now: number,
): Promise<IdentityLogin | null> {
  const stateHash = hashToken(state);
  const row = await tx.kysely
    .deleteFrom('identityLogins')
    .where('stateHash', '=', stateHash)
    .where('browserHash', '=', hashToken(browser))
    .returning(['nonce', 'verifier', 'method', 'expiresAt'])
    .executeTakeFirst();
  if (row === undefined || row.expiresAt <= now) return null;
  const { nonce, verifier, method } = row;
  return { nonce, method, verifier: open(tx.keys, `identity_logins:${stateHash}:verifier`, verifier) };
}

/** Those from which nobody has come back in time. */
export async function forgetIdentityLogins(tx: Tx, now: number): Promise<void> {
  await tx.kysely.deleteFrom('identityLogins').where('expiresAt', '<=', now).execute();
}
