import type { Order, OrderScope } from '@app/db';
import {
  calls,
  eventsOf,
  isSellersCall,
  mayDo,
  type AccountRole,
  type CallerRole,
} from '@app/machines/contract';
import { salesmanAudience, type Actor, type Audience, type Facts } from '@app/machines/order';
import type { CallContext, Caller, SessionUser } from './call-context.ts';
import { ApiError, notFound } from './errors.ts';

/** What a caller may see and do of an order. */
export interface AccessContext {
  readonly actor: Actor;
  readonly audience: (facts: Facts) => Audience;
  /** Whether PESEL, document and account numbers of this order are answered in clear. Staff ask for each of them by a call of its own. */
  readonly canReadNumbersOf: (order: Pick<Order, 'userId' | 'soldBy'>) => boolean;
  /** Staff see who did what and why. */
  readonly canReadHistory: boolean;
  /** The shop whose orders are seen; null sees none but as staff or by link, where `canReadAll`. */
  readonly shopId: string | null;
  readonly canReadAll: boolean;
  /** A shop's administrator also sees the orders of the shops under it. */
  readonly includesChildShops: boolean;
  /** Of those only the ones that this account sold; null: those of every seller. */
  readonly sold: OrderScope['sold'] | null;
  /** What some call of the contract lets this role send: nothing else is named as allowed or refused. */
  readonly canSend: (event: string) => boolean;
  readonly userId: string | null;
}

const sendable = new Map<string, ReadonlySet<string>>();

/** The contract's rows are read once for each set of roles, not with each call. */
function sendableBy(roles: readonly CallerRole[], asSeller = false): AccessContext['canSend'] {
  const key = [asSeller, ...roles].join();
  const events = sendable.get(key) ?? eventsOf(roles, { asSeller });
  sendable.set(key, events);
  return (event) => events.has(event);
}

/** The holder of an order's link. */
export const clientAccess = (userId: string | null = null): AccessContext => ({
  actor: 'client',
  audience: () => 'client',
  canReadNumbersOf: () => false,
  canReadHistory: false,
  shopId: null,
  canReadAll: true,
  includesChildShops: false,
  sold: null,
  canSend: sendableBy(['client']),
  userId,
});

const staffAccess = (userId: string, roles: readonly AccountRole[]): AccessContext => ({
  ...clientAccess(userId),
  actor: 'admin',
  audience: () => 'staff',
  canReadHistory: true,
  canSend: sendableBy(roles),
});

const salesmanAccess = (userId: string, roles: readonly AccountRole[]): AccessContext => ({
  ...clientAccess(userId),
  actor: 'salesman',
  audience: (facts) => salesmanAudience(facts) ?? 'staff',
  canReadAll: false,
  canSend: sendableBy(roles, true),
});

/** Who of head office sells medical equipment: the salesman of what he sold, whichever shop provides it, and of nothing else. */
export const medicalSellerAccess = (userId: string, roles: readonly AccountRole[]): AccessContext => ({
  ...salesmanAccess(userId, roles),
  canReadAll: true,
  sold: { by: userId, financingType: 'medical' },
});

const shopAdministrators: readonly string[] = ['shop_superadmin', 'shop_admin'];

/**
 * The caller's access: the path has decided the kind, and of an account's roles those count that the call's row
 * names. Throws not found for whoever may see no order at all.
 */
export function accessContextOf({ caller, name }: Pick<CallContext, 'caller' | 'name'>): AccessContext {
  if (caller.kind === 'client' || caller.kind === 'anybody') return clientAccess(caller.user?.id ?? null);
  if (caller.kind !== 'user') throw notFound();
  const { id, roles: all, shopId } = caller.user;
  const roles = all.filter((role) => (calls[name].roles as readonly CallerRole[]).includes(role));
  const sells = mayDo(roles, 'sellMedical') && isSellersCall(calls[name]);
  if (sells || mayDo(roles, 'readSoldMedicalOrders')) return medicalSellerAccess(id, roles);
  if (mayDo(roles, 'readEveryOrder')) return staffAccess(id, roles);
  if (!mayDo(roles, 'sellOrders')) throw notFound();
  return {
    ...salesmanAccess(id, roles),
    // Who made it: at the counter he compares them with documents.
    canReadNumbersOf: (order) => order.soldBy === id || order.userId === id,
    shopId,
    includesChildShops: roles.some((role) => shopAdministrators.includes(role)),
  };
}

/** The slug of a call's path. */
export const slugOf = (request: Pick<CallContext, 'params'>): string => request.params['slug'] ?? '';

/** The signed-in user of a call that only accounts may send. */
export function userOf(caller: Caller): SessionUser {
  if (caller.kind !== 'user') throw notFound();
  return caller.user;
}

/** How long a password counts for what asks for it again. */
export const confirmationMs = 5 * 60_000;

/**
 * Throws 403 with the code `password_confirmation` where the session's password was not given within five minutes;
 * signing in counts. Rows of the contract that are `confirmed` and forced moves come through here.
 */
export function demandConfirmation({ ports, caller }: Pick<CallContext, 'ports' | 'caller'>): void {
  const { confirmedAt } = userOf(caller);
  if (confirmedAt !== null && ports.now() - confirmedAt < confirmationMs) return;
  const error = 'Ta czynność wymaga ponownego podania hasła. Nic nie zostało zmienione.';
  throw new ApiError(403, { error, code: 'password_confirmation' });
}
