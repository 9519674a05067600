import { isDeepStrictEqual } from 'node:util';
import type { AccountRole } from '@app/machines/contract';
import type { Tx } from './engine/database.ts';
import { StaleVersion } from './engine/errors.ts';
import { newId } from './engine/ids.ts';
import { seal } from './engine/sealed/seal.ts';
import { forgetSourcesOf } from './login-attempt.queries.ts';
import { endPasswordLinks } from './password-link.queries.ts';
import { endUserSessions } from './session.queries.ts';
import { bit } from './tables/columns.ts';
import { loadUser, type User } from './user.queries.ts';

/** The account has these roles and no others. */
async function setRoles(tx: Tx, userId: string, roles: readonly AccountRole[]): Promise<void> {
  await tx.kysely.deleteFrom('userRoles').where('userId', '=', userId).execute();
  if (roles.length === 0) return;
  await tx.kysely
    .insertInto('userRoles')
    .values(roles.map((role) => ({ userId, role })))
    .execute();
}

export type NewUser = Pick<User, 'email' | 'fullName' | 'roles'> &
  Partial<Omit<User, 'version' | 'createdAt' | 'updatedAt'>>;

/** Throws a unique violation (isUniqueViolation) when the e-mail has an account. */
export async function insertUser(tx: Tx, user: NewUser, at: number): Promise<User> {
  const { id = newId(), ...fields } = user;
  const whole: User = {
    passwordHash: null,
    previousPasswordHash: null,
    phone: null,
    shopId: null,
    active: true,
    blockedWithShop: false,
    passwordOutdated: false,
    passwordChangedAt: null,
    lastLoginAt: null,
    ...fields,
    id,
    email: user.email.trim().toLowerCase(),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const { roles, ...columns } = whole;
  await tx.kysely
    .insertInto('users')
    .values({
      ...columns,
      phone: whole.phone === null ? null : seal(tx.keys, `users:${id}:phone`, whole.phone),
      active: bit(whole.active),
      blockedWithShop: bit(whole.blockedWithShop),
      passwordOutdated: bit(whole.passwordOutdated),
    })
    .execute();
  await setRoles(tx, id, roles);
  return whole;
}

const mayTheSame = (one: User, other: User): boolean =>
  one.active === other.active &&
  one.shopId === other.shopId &&
  isDeepStrictEqual(one.roles.toSorted(), other.roles.toSorted());

/**
 * Writes an account as it should be, password aside. Who is blocked, or may do or see something else from now on, is
 * signed out everywhere, for good; a blocked account's links for a new password are over too. Throws StaleVersion when it changed since it was read.
 */
export async function saveUser(tx: Tx, user: User, at: number): Promise<void> {
  const { id, version, email, fullName, phone, shopId, active, blockedWithShop, roles } = user;
  const before = await loadUser(tx, id);
  const { numUpdatedRows } = await tx.kysely
    .updateTable('users')
    .set({
      email: email.trim().toLowerCase(),
      fullName,
      phone: phone === null ? null : seal(tx.keys, `users:${id}:phone`, phone),
      shopId,
      active: bit(active),
      blockedWithShop: bit(blockedWithShop && !active),
      version: version + 1,
      updatedAt: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new StaleVersion(id, version);
  await setRoles(tx, id, roles);
  if (before === null || !mayTheSame(before, user)) await endUserSessions(tx, id);
  if (active) return;
  await endPasswordLinks(tx, id);
  await forgetSourcesOf(tx, id);
}

/** `outdated` where someone else chose it, so that the account has to choose its own at the next login. */
export async function setPassword(
  tx: Tx,
  userId: string,
  { passwordHash, outdated }: { readonly passwordHash: string; readonly outdated: boolean },
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable('users')
    .set((eb) => ({
      previousPasswordHash: null,
      passwordHash,
      passwordOutdated: bit(outdated),
      passwordChangedAt: at,
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', userId)
    .execute();
}

/**
 * The password signs in nowhere any more, now and for good; only its hash is kept aside, so that the next one differs
 * from it. A second time it changes nothing of that.
 */
export async function invalidatePassword(tx: Tx, userId: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('users')
    .set((eb) => ({
      previousPasswordHash: eb.fn.coalesce('passwordHash', 'previousPasswordHash'),
      passwordHash: null,
      passwordOutdated: 1,
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', userId)
    .execute();
}
