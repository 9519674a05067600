import { listSuperadmins, loadUser, saveUser, type Tx, type User } from '@app/db';
import type { AccountRole } from '@app/machines/contract';
import type { GrantedRoles } from '../../../providers/ports.ts';

const sameRoles = (one: readonly AccountRole[], other: readonly AccountRole[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** Whom to hold beside an account: of two superadmins who would stop being one at once, the second has to see the first. */
export const heldWith = async (tx: Tx, roles: GrantedRoles | null): Promise<readonly string[]> =>
  roles?.governed.includes('superadmin') === true ? listSuperadmins(tx) : [];

/**
 * The account as it is under the roles that the provider grants: those that the provider decides about are replaced,
 * the others stay. A changed role ends the account's sessions, as always. A shop's accounts keep their roles. Answers
 * why not where the account would have no role left, or the last active superadmin would be none any more. The caller
 * holds the account, and with it the superadmins where the provider decides about that role (`heldWith`).
 */
export async function takeGrantedRoles(
  tx: Tx,
  user: User,
  roles: GrantedRoles | null,
  at: number,
): Promise<User | 'no_role' | 'last_superadmin'> {
  if (roles === null || user.shopId !== null) return user;
  const kept = user.roles.filter((role) => !roles.governed.includes(role));
  const next = [...new Set([...kept, ...roles.granted])];
  if (sameRoles(next, user.roles)) return user;
  if (user.roles.includes('superadmin') && !next.includes('superadmin')) {
    const superadmins = await listSuperadmins(tx);
    if (superadmins.every((id) => id === user.id)) return 'last_superadmin';
  }
  if (next.length === 0) return 'no_role';
  await saveUser(tx, { ...user, roles: next }, at);
  return (await loadUser(tx, user.id)) ?? user;
}
