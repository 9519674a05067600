import { salesmanAudience, type Actor, type Audience, type Facts } from '@app/machines/order';
import type { CallRequest, Caller } from '../http/call-request.ts';
import { notFound } from '../answers.ts';
import type { CallName } from '@app/machines/contract';

/** Who looks at an order: what may be done, which screens are shown, whether numbers that identify a person are. */
export interface Viewer {
  readonly actor: Actor;
  readonly audience: (facts: Facts) => Audience;
  readonly seesNumbers: boolean;
  /** Staff see who did what and why. */
  readonly seesHistory: boolean;
  /** The shop whose orders are seen; null sees none but as staff or by link, where `seesAll`. */
  readonly shopId: string | null;
  readonly seesAll: boolean;
  /** A shop's administrator also sees the orders of the shops under it. */
  readonly seesChildShops: boolean;
  readonly userId: string | null;
}

/** The holder of an order's link. */
export const clientViewer = (userId: string | null = null): Viewer => ({
  actor: 'client',
  audience: () => 'client',
  seesNumbers: false,
  seesHistory: false,
  shopId: null,
  seesAll: true,
  seesChildShops: false,
  userId,
});

const shopAdministrators: readonly string[] = ['shop_superadmin', 'shop_admin'];

const staffRoles: readonly string[] = ['superadmin', 'admin', 'pricing_manager', 'med_sales_assistant'];

/** The viewer that a caller is; the path has decided the kind before. */
export function viewerOf(caller: Caller): Viewer {
  if (caller.kind === 'client' || caller.kind === 'anybody') return clientViewer(caller.user?.id ?? null);
  if (caller.kind !== 'user') throw notFound();
  const { user } = caller;
  const staff = user.roles.some((role) => staffRoles.includes(role));
  return staff
    ? {
        actor: 'admin',
        audience: () => 'staff',
        seesNumbers: true,
        seesHistory: true,
        shopId: null,
        seesAll: true,
        seesChildShops: false,
        userId: user.id,
      }
    : {
        actor: 'salesman',
        audience: (facts) => salesmanAudience(facts) ?? 'staff',
        seesNumbers: false,
        seesHistory: false,
        shopId: user.shopId,
        seesAll: false,
        seesChildShops: user.roles.some((role) => shopAdministrators.includes(role)),
        userId: user.id,
      };
}

/** The slug of a call's path. */
export const slugOf = (request: CallRequest<CallName>): string => request.params['slug'] ?? '';
