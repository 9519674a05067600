import { expect, test } from 'vitest';
import { homeOf } from './session.ts';

test('each role has its default page', () => {
  expect(
    (
      [
        'shop_employee',
        'shop_superadmin',
        'superadmin',
        'admin',
        'med_sales_assistant',
        'pricing_manager',
      ] as const
    ).map((role) => [role, homeOf([role])]),
  ).toEqual([
    ['shop_employee', '/shop/orders'],
    ['shop_superadmin', '/shop/orders'],
    ['superadmin', '/superadmin/orders'],
    ['admin', '/admin/orders'],
    ['med_sales_assistant', '/admin/orders'],
    ['pricing_manager', '/superadmin/orders/dashboard'],
  ]);
});
