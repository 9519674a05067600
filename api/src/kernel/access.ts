import type { Order, OrderScope } from '@app/db';
import {
  calls,
  eventsOf,
  mayDo,
  type AccountRole,
  type CallerRole,
  type CallName,
} from '@app/machines/contract';
import { salesmanAudience, type Actor, type Audience, type Facts } from '@app/machines/order';
import type { CallRequest } from './call-context.ts';
import { notFound } from './errors.ts';

/** Who looks at an order: what may be done, which screens are shown, whether numbers that identify a person are. */
export interface Viewer {
  readonly actor: Actor;
  readonly audience: (facts: Facts) => Audience;
  /** Whether PESEL, document and account numbers of this order are answered in clear. Staff ask for each of them by a call of its own. */
  readonly seesNumbersOf: (order: Pick<Order, 'userId'>) => boolean;
  /** Staff see who did what and why. */
  readonly seesHistory: boolean;
  /** The shop whose orders are seen; null sees none but as staff or by link, where `seesAll`. */
  readonly shopId: string | null;
  readonly seesAll: boolean;
  /** A shop's administrator also sees the orders of the shops under it. */
  readonly seesChildShops: boolean;
  /** Of those only the ones that this account sold; null: whoever sold them. */
  readonly sold: OrderScope['sold'] | null;
  /** What some call of the contract lets this role send: nothing else is named as allowed or refused. */
  readonly mayCause: (event: string) => boolean;
  readonly userId: string | null;
}

const causedBy = (roles: readonly CallerRole[]): Viewer['mayCause'] => {
  const events = eventsOf(roles);
  return (event) => events.has(event);
};

/** The holder of an order's link. */
export const clientViewer = (userId: string | null = null): Viewer => ({
  actor: 'client',
  audience: () => 'client',
  seesNumbersOf: () => false,
  seesHistory: false,
  shopId: null,
  seesAll: true,
  seesChildShops: false,
  sold: null,
  mayCause: causedBy(['client']),
  userId,
});

const staffViewer = (userId: string, roles: readonly AccountRole[]): Viewer => ({
  ...clientViewer(userId),
  actor: 'admin',
  audience: () => 'staff',
  seesHistory: true,
  mayCause: causedBy(roles),
});

const salesmanViewer = (userId: string, roles: readonly AccountRole[]): Viewer => ({
  ...clientViewer(userId),
  actor: 'salesman',
  audience: (facts) => salesmanAudience(facts) ?? 'staff',
  seesAll: false,
  mayCause: causedBy(roles),
});

const shopAdministrators: readonly string[] = ['shop_superadmin', 'shop_admin'];

/**
 * The viewer that a caller is: the path has decided the kind, and of an account's roles those count that the call's row
 * names. Throws not found for whoever may see no order at all.
 */
export function viewerOf({ caller, name }: Pick<CallRequest<CallName>, 'caller' | 'name'>): Viewer {
  if (caller.kind === 'client' || caller.kind === 'anybody') return clientViewer(caller.user?.id ?? null);
  if (caller.kind !== 'user') throw notFound();
  const { id, roles: all, shopId } = caller.user;
  const roles = all.filter((role) => (calls[name].roles as readonly CallerRole[]).includes(role));
  if (mayDo(roles, 'readEveryOrder')) return staffViewer(id, roles);
  if (mayDo(roles, 'readSoldMedicalOrders')) {
    const sold = { by: id, financingType: 'medical' } as const;
    return { ...salesmanViewer(id, roles), seesAll: true, sold };
  }
  if (!mayDo(roles, 'sellOrders')) throw notFound();
  return {
    ...salesmanViewer(id, roles),
    seesNumbersOf: (order) => order.userId === id,
    shopId,
    seesChildShops: roles.some((role) => shopAdministrators.includes(role)),
  };
}

/** The slug of a call's path. */
export const slugOf = (request: CallRequest<CallName>): string => request.params['slug'] ?? '';
