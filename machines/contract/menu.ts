import { mayDo } from './roles.ts';
import type { AccountRole, Permission } from './roles.ts';

/** The first part of the address of a staff page: one page has one address for superadmins and one for admins. */
export const staffAreas = ['superadmin', 'admin'] as const;

export type StaffArea = (typeof staffAreas)[number];

/** The area of a staff role (AUTH-022): pricing managers use the superadmin's, medical sales assistants the admin's. */
export const areaOf = (roles: readonly AccountRole[]): StaffArea =>
  roles.includes('superadmin') || roles.includes('pricing_manager') ? 'superadmin' : 'admin';

type MenuRow = {
  readonly id: string;
  readonly label: string;
  /** Under the area of the role, or under /shop. */
  readonly path: `/$area/${string}` | `/shop/${string}`;
  readonly permission: Permission;
};

/**
 * The panel's menu in reading order (ROUTE-074 to 100): header, drawer and command box read it, each entry where the
 * role may open its page.
 */
const rows = [
  { id: 'orders', label: 'Podsumowanie', path: '/$area/orders', permission: 'readOrders' },
  { id: 'tasks', label: 'Zadania', path: '/$area/tasks', permission: 'manageTasks' },
  { id: 'shopOrders', label: 'Podsumowanie', path: '/shop/orders', permission: 'seeShopPanel' },
] as const satisfies readonly MenuRow[];

export type MenuItem = {
  readonly id: (typeof rows)[number]['id'];
  readonly label: string;
  readonly path: string;
};

/** The menu of who has these roles. */
export const menuOf = (roles: readonly AccountRole[]): readonly MenuItem[] =>
  rows
    .filter(({ permission }) => mayDo(roles, permission))
    .map(({ id, label, path }) => ({ id, label, path: path.replace('$area', areaOf(roles)) }));

/** The entry to which a page belongs: its own, or the nearest above it in the address (ROUTE-076). */
export const activeItem = (items: readonly MenuItem[], place: string): MenuItem | undefined =>
  items
    .filter(({ path }) => place === path || place.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
