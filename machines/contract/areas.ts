import type { AccountRole } from './roles.ts';

/** The first part of the address of a staff page: one page has one address for superadmins and one for admins. */
export const staffAreas = ['superadmin', 'admin'] as const;

export type StaffArea = (typeof staffAreas)[number];

/** The area of a staff role (AUTH-022): pricing managers use the superadmin's, medical sales assistants the admin's. */
export const areaOf = (roles: readonly AccountRole[]): StaffArea =>
  roles.includes('superadmin') || roles.includes('pricing_manager') ? 'superadmin' : 'admin';
