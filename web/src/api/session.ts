import { mayDo } from '@app/machines/contract';
import type { AccountRole, Permission } from '@app/machines/contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { ApiFailure } from './answer.ts';
import type { Reply } from './answer.ts';
import { askApi } from './call-api.ts';

export type User = Reply<'getCurrentUser'>;

/** The signed-in user; null without a session. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await askApi('getCurrentUser', { signal });
    } catch (cause) {
      if (cause instanceof ApiFailure && cause.status === 401) return null;
      throw cause;
    }
  },
});

/** A role's default page: its list of orders, or the home page where it has none. */
export function homeOf(
  roles: readonly AccountRole[],
): '/shop/orders' | '/superadmin/orders' | '/admin/orders' | '/' {
  if (mayDo(roles, 'seeShopPanel')) return '/shop/orders';
  if (!mayDo(roles, 'readOrders')) return '/';
  return roles.includes('superadmin') ? '/superadmin/orders' : '/admin/orders';
}

/** Lets a page load only for a user with the permission; others go to their default page, strangers to signing in. */
export async function requirePermission(client: QueryClient, permission: Permission): Promise<User> {
  const user = await client.ensureQueryData(sessionQuery);
  if (user === null) throw redirect({ to: '/login' });
  if (!mayDo(user.roles, permission)) throw redirect({ to: homeOf(user.roles) });
  return user;
}
