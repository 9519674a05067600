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
  /** The shops whose orders are seen; null sees all. */
  readonly shopIds: readonly string[] | null;
  readonly userId: string | null;
}

/** The holder of an order's link. */
export const clientViewer = (userId: string | null = null): Viewer => ({
  actor: 'client',
  audience: () => 'client',
  seesNumbers: false,
  seesHistory: false,
  shopIds: null,
  userId,
});

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
        shopIds: null,
        userId: user.id,
      }
    : {
        actor: 'salesman',
        audience: (facts) => salesmanAudience(facts) ?? 'staff',
        seesNumbers: false,
        seesHistory: false,
        shopIds: user.shopId === null ? [] : [user.shopId],
        userId: user.id,
      };
}

/** The slug of a call's path. */
export const slugOf = (request: CallRequest<CallName>): string => request.params['slug'] ?? '';
