import { isDeepStrictEqual } from 'node:util';
import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { seal } from '../sealed/seal.ts';
import { forgetSourcesOf } from '../known-sources/forget-sources.ts';
import { endPasswordLinks } from '../password-links/end-password-links.ts';
import { endUserSessions } from '../sessions/end-user-sessions.ts';
import { StaleVersion } from '../stale-version.ts';
import { setRoles } from './set-roles.ts';
import { loadUser } from './load-user.ts';
import type { User } from './user.ts';

const mayTheSame = (one: User, other: User): boolean =>
  one.active === other.active &&
  one.shopId === other.shopId &&
  isDeepStrictEqual(one.roles.toSorted(), other.roles.toSorted());

/**
 * Writes an account as it should be, password aside. Who is blocked, or may do or see something else from now on, is
 * signed out everywhere, for good; a blocked account's links for a new password are over too. Throws StaleVersion when it changed since it was read.
 */
export async function saveUser(tx: Tx, user: User, at: number): Promise<void> {
  const { id, version, email, fullName, phone, shopId, active, roles } = user;
  const before = await loadUser(tx, id);
  const { numUpdatedRows } = await tx.kysely
    .updateTable('users')
    .set({
      email: email.trim().toLowerCase(),
      fullName,
      phone: phone === null ? null : seal(tx.keys, `users:${id}:phone`, phone),
      shopId,
      active: bit(active),
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
