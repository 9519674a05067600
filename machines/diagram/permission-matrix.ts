import { calls } from '../contract/index.ts';
import type { CallerRole, CallRow } from '../contract/index.ts';
import type { Actor } from '../order/order.events.ts';

/** Columns of the matrix: accounts first, then who has none. */
export const matrixRoles = [
  ...(['superadmin', 'admin', 'pricing_manager', 'med_sales_assistant'] as const),
  ...(['shop_superadmin', 'shop_admin', 'shop_employee'] as const),
  ...(['client', 'shop_api', 'provider', 'public'] as const),
] as const satisfies readonly CallerRole[];

/** A call of the wire and who may send it. */
export interface MatrixCall {
  readonly method: string;
  readonly path: string;
  readonly roles: readonly CallerRole[];
  /** The events of the chart that it may carry. */
  readonly events: readonly string[];
}

/** Who may send what; of whose order, the tests of scopes say. */
export const permissionMatrix = (): readonly MatrixCall[] =>
  (Object.values(calls) as readonly CallRow[])
    .map(({ method, path, roles, events = [] }) => ({ method, path, roles, events }))
    .toSorted((one, other) =>
      one.path < other.path ? -1 : one.path > other.path ? 1 : one.method < other.method ? -1 : 1,
    );

/** The roles in which an actor of the chart comes; the system is the clock and the providers. */
export const rolesOfActor: Readonly<Record<Actor, readonly CallerRole[]>> = {
  client: ['client'],
  salesman: ['shop_superadmin', 'shop_admin', 'shop_employee'],
  admin: ['superadmin', 'admin'],
  shop_api: ['shop_api'],
  system: ['provider'],
};
