import { listProviders, loadShop, loadUser, type User } from '@app/db';
import type { ReplyOf } from '@app/machines/contract';
import { unauthenticated } from '../../kernel/errors.ts';
import type { Ports } from '../../kernel/ports.ts';
import { shopReply } from '../order-life/shop-reply.ts';
import { userOf } from '../../kernel/access.ts';
import type { Query } from '../../kernel/handlers.ts';
import { settingsOf } from './user-settings.ts';

/** A signed-in user as its own pages see it. */
export async function userReply(ports: Ports, user: User): Promise<ReplyOf<'getCurrentUser'>> {
  const [shop, settings] = await Promise.all([
    user.shopId === null ? null : loadShop(ports.db, user.shopId),
    settingsOf(ports.db, user.id),
  ]);
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    phone: user.phone,
    roles: [...user.roles],
    active: user.active,
    password_outdated: user.passwordOutdated,
    settings,
    shop: shop && shopReply(shop, await listProviders(ports.db, shop.id)),
  };
}

/** The user of the session. */
export const getCurrentUser: Query<'getCurrentUser'> = async ({ ports, caller }) => {
  const user = await loadUser(ports.db, userOf(caller).id);
  if (user === null) throw unauthenticated();
  return userReply(ports, user);
};
