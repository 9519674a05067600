import { holdUsers, loadShop, loadUser, type Shop, type Tx, type User } from '@app/db';
import { calls, type CallerRole } from '@app/machines/contract';
import { userOf } from '../../kernel/access.ts';
import type { CallContext } from '../../kernel/call-context.ts';
import { notFound, unauthenticated } from '../../kernel/errors.ts';

export interface OwnShop {
  readonly user: User;
  readonly shop: Shop;
}

/**
 * Who sends the call and his shop, as the transaction sees both; throws where he was blocked with it, belongs to another or
 * may not do this any more, since he sent the call.
 */
export async function ownShopOf(
  tx: Tx,
  { caller, name }: Pick<CallContext, 'caller' | 'name'>,
): Promise<OwnShop> {
  const { id, shopId } = userOf(caller);
  const user = await loadUser(tx, id);
  const named: readonly CallerRole[] = calls[name].roles;
  if (user === null || !user.active || !user.roles.some((role) => named.includes(role)))
    throw unauthenticated();
  const shop = user.shopId === shopId && shopId !== null ? await loadShop(tx, shopId) : null;
  if (shop === null || !shop.active) throw notFound();
  return { user, shop };
}

/** The same of a change, which nobody blocks or moves until it is written. */
export async function heldOwnShop(tx: Tx, request: Pick<CallContext, 'caller' | 'name'>): Promise<OwnShop> {
  await holdUsers(tx, [userOf(request.caller).id]);
  return ownShopOf(tx, request);
}
