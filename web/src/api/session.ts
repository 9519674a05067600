import { areaOf, mayDo } from '@app/machines/contract';
import type { AccountRole, Permission, StaffArea } from '@app/machines/contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { failureMessages } from '../texts/failures.ts';
import { toast } from '../kit/toast/toasts.ts';
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

/** The list of orders of a role, for links with filters; null where it has none. */
export function listOf(
  roles: readonly AccountRole[],
): { to: '/shop/orders' } | { to: '/$area/orders'; params: { area: StaffArea } } | null {
  if (mayDo(roles, 'seeShopPanel')) return { to: '/shop/orders' };
  return mayDo(roles, 'readOrders') ? { to: '/$area/orders', params: { area: areaOf(roles) } } : null;
}

/** A role's default page: its list of orders, the figures of who reads no orders, or the home page. */
export function homeOf(
  roles: readonly AccountRole[],
): '/shop/orders' | `/${StaffArea}/orders` | `/${StaffArea}/orders/dashboard` | '/' {
  if (mayDo(roles, 'seeShopPanel')) return '/shop/orders';
  if (mayDo(roles, 'readOrders')) return `/${areaOf(roles)}/orders`;
  return mayDo(roles, 'seeDashboard') ? `/${areaOf(roles)}/orders/dashboard` : '/';
}

/** Where an account finds the orders that it leads: its list, or what it sold for providers where it has none. */
export const ledOrdersOf = (roles: readonly AccountRole[]): string =>
  mayDo(roles, 'sellOrders') || mayDo(roles, 'readOrders')
    ? homeOf(roles)
    : '/superadmin/orders/new_simplyloan';

const wanted = 'page before signing in';

/** The page of this tab that somebody opened before he signed in, once; null: none, or what is no path of ours. */
export function takeWantedPage(): string | null {
  const href = sessionStorage.getItem(wanted);
  sessionStorage.removeItem(wanted);
  return href !== null && /^\/(?![/\\])/u.test(href) ? href : null;
}

/**
 * Lets a page load only for a user with the permission; others go to their default page, strangers to signing in and
 * then to the page that they opened.
 */
export async function requirePermission(client: QueryClient, permission: Permission): Promise<User> {
  const user = await client.ensureQueryData(sessionQuery);
  if (user === null) {
    sessionStorage.setItem(wanted, `${location.pathname}${location.search}`);
    throw redirect({ to: '/login' });
  }
  if (!mayDo(user.roles, permission)) {
    toast('refused', failureMessages.forbidden);
    throw redirect({ href: homeOf(user.roles) });
  }
  return user;
}

/**
 * The same for a page of staff, whose address begins with the role's own area: another area's leads to the same page in
 * the own one, so that a link from a colleague opens.
 */
export async function requireStaffPage(
  client: QueryClient,
  permission: Permission,
  { pathname, searchStr }: { pathname: string; searchStr: string },
): Promise<User> {
  const user = await requirePermission(client, permission);
  const [, area = '', ...rest] = pathname.split('/');
  const own = areaOf(user.roles);
  if (area !== own) throw redirect({ href: `/${[own, ...rest].join('/')}${searchStr}`, replace: true });
  return user;
}
