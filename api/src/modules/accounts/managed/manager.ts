import { listVisibleShopIds, loadUser, type Tx, type User } from '@app/db';
import { calls, mayDo, type AccountPlace, type AccountRole, type CallerRole } from '@app/machines/contract';
import { userOf } from '../../../kernel/access.ts';
import type { CallContext } from '../../../kernel/call-context.ts';
import { ApiError, notFound, unauthenticated, withBody } from '../../../kernel/errors.ts';

/** Who manages accounts by a call. */
export interface Manager extends User {
  /** Of his roles those that the call's row names. */
  readonly roles: readonly AccountRole[];
  /** The shops whose accounts he sees; null: every account. */
  readonly shopIds: readonly string[] | null;
}

async function shopsOf(tx: Tx, { roles, shopId }: User): Promise<readonly string[] | null> {
  if (mayDo(roles, 'manageUsers')) return null;
  if (shopId === null) return [];
  return roles.includes('shop_superadmin') ? listVisibleShopIds(tx, shopId) : [shopId];
}

/** The caller as the transaction sees him; throws where he was blocked, or may not do this any more, since he sent the call. */
export async function managerOf(
  tx: Tx,
  { caller, name }: Pick<CallContext, 'caller' | 'name'>,
): Promise<Manager> {
  const user = await loadUser(tx, userOf(caller).id);
  const named: readonly CallerRole[] = calls[name].roles;
  const roles = user?.roles.filter((role) => named.includes(role)) ?? [];
  if (user === null || !user.active || roles.length === 0) throw unauthenticated();
  const acting = { ...user, roles };
  return { ...acting, shopIds: await shopsOf(tx, acting) };
}

/** Where an account of this shop, or of none, belongs for its manager. */
export function placeOf(manager: Manager, shopId: string | null): AccountPlace {
  if (shopId === null) return 'headOffice';
  if (manager.shopIds === null) return 'other';
  if (shopId === manager.shopId) return 'own';
  return manager.shopIds.includes(shopId) ? 'child' : 'other';
}

/** 404 with the message and the flag that the specification names (SHOP-083); the same for an account of others. */
const unknownAccount = (): ApiError =>
  withBody(notFound(), { success: false, message: 'Nie znaleźliśmy tego konta.' });

/** Throws where the manager does not see accounts of this shop, or of head office. */
export function demandShop({ shopIds }: Manager, shopId: string | null): void {
  if (shopIds !== null && (shopId === null || !shopIds.includes(shopId))) throw unknownAccount();
}

export async function findAccount(tx: Tx, manager: Manager, id: string | undefined): Promise<User> {
  const user = await loadUser(tx, id ?? '');
  if (user === null) throw unknownAccount();
  demandShop(manager, user.shopId);
  return user;
}

export const ownAccount = (): ApiError =>
  new ApiError(409, {
    error: 'Własny adres e-mail, rolę i blokadę zmienia inny administrator.',
    code: 'own_account',
  });

export const shopBlocked = (error: string): ApiError => new ApiError(409, { error, code: 'shop_blocked' });
