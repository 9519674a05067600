import type { AccountRole } from './roles.ts';

/** Where an account belongs, seen from whoever manages it: in no shop, in his own, in one under his, or in any other. */
export type AccountPlace = 'headOffice' | 'own' | 'child' | 'other';

const staffRoles = ['superadmin', 'admin', 'pricing_manager', 'med_sales_assistant'] as const;
const shopRoles = ['shop_superadmin', 'shop_admin', 'shop_employee'] as const;

/** How the roles of shops are called, on pages as in sheets. */
export const shopRoleNames = {
  shop_superadmin: 'Superadministrator sklepu',
  shop_admin: 'Administrator sklepu',
  shop_employee: 'Sprzedawca',
} as const;

/**
 * The roles that an account may be given in this place by whoever has the roles (SHOP-049): API and pages read it. Of
 * himself nobody changes them.
 */
export function assignableRoles(roles: readonly AccountRole[], place: AccountPlace): readonly AccountRole[] {
  if (roles.includes('superadmin')) return place === 'headOffice' ? staffRoles : shopRoles;
  if (place === 'headOffice') return [];
  if (roles.includes('admin')) return shopRoles;
  if (roles.includes('shop_superadmin') && (place === 'own' || place === 'child')) return shopRoles;
  return roles.includes('shop_admin') && place === 'own' ? ['shop_admin', 'shop_employee'] : [];
}

/** Whether an account with these roles may be edited: whoever could not give it all of them must not take them away. */
export function mayEditAccount(
  roles: readonly AccountRole[],
  place: AccountPlace,
  ofAccount: readonly AccountRole[],
): boolean {
  const assignable = assignableRoles(roles, place);
  return assignable.length > 0 && ofAccount.every((role) => assignable.includes(role));
}

/** Whether an account with these roles may be blocked, opened and reset: an administrator does so with all but superadmins (AUTH-029). */
export const mayBlockAccount = (...[roles, place, ofAccount]: Parameters<typeof mayEditAccount>): boolean =>
  mayEditAccount(roles, place, ofAccount) || (roles.includes('admin') && !ofAccount.includes('superadmin'));
