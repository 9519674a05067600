import { listAccountChanges, loadSecondFactor, loadShops, loadUser, type Tx, type User } from '@app/db';
import { momentOrNull, momentToWire, type ReplyOf } from '@app/machines/contract';
import { notFound } from '../../../kernel/errors.ts';

type Reply = ReplyOf<'getUser'>;
type Listed = ReplyOf<'listUsers'>['users'][number];

const mostChanges = 50;

/** Whether nobody has chosen a password of the account yet. */
export const isInvited = ({ passwordHash, previousPasswordHash }: User): boolean =>
  passwordHash === null && previousPasswordHash === null;

export async function accountsToWire(tx: Tx, users: readonly User[]): Promise<Listed[]> {
  const shops = await loadShops(tx, [...new Set(users.flatMap(({ shopId }) => shopId ?? []))]);
  const names = new Map(shops.map(({ id, name }) => [id, name]));
  return users.map((user) => ({
    ...{ id: user.id, email: user.email, full_name: user.fullName, phone: user.phone },
    ...{ roles: [...user.roles], active: user.active, blocked_with_shop: user.blockedWithShop },
    shop: user.shopId === null ? null : { id: user.shopId, name: names.get(user.shopId) ?? '' },
    invited: isInvited(user),
    last_login_at: momentOrNull(user.lastLoginAt),
  }));
}

/** An account as the transaction sees it, with its latest changes. */
export async function accountToWire(tx: Tx, id: string): Promise<Reply> {
  const user = await loadUser(tx, id);
  const [listed] = user === null ? [] : await accountsToWire(tx, [user]);
  if (user === null || listed === undefined) throw notFound();
  const factor = await loadSecondFactor(tx, id);
  const changes = await listAccountChanges(tx, id, mostChanges);
  return {
    user: {
      ...listed,
      version: user.version,
      created_at: momentToWire(user.createdAt),
      second_factor_since: momentOrNull(factor?.enrolledAt ?? null),
      changes: changes.map(({ at, ...change }) => ({ at: momentToWire(at), ...change })),
    },
  };
}
