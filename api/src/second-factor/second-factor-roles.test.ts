import { expect, test } from 'vitest';
import { secondFactorRoles } from './second-factor-roles.ts';

test('a second factor is demanded of superadmins in production, of nobody in the demo, and of the named roles in both', () => {
  expect([
    secondFactorRoles(undefined, 'production'),
    secondFactorRoles(undefined, 'demo'),
    secondFactorRoles('', 'production'),
    secondFactorRoles(' admin, shop_superadmin ,', 'demo'),
  ]).toEqual([['superadmin'], [], [], ['admin', 'shop_superadmin']]);
  expect(() => secondFactorRoles('superadmin,boss', 'production')).toThrow(
    'SECOND_FACTOR_ROLES is a list of superadmin, admin, pricing_manager, med_sales_assistant, shop_superadmin, shop_admin, shop_employee; boss is none of them',
  );
});
