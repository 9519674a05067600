import { expect, test } from 'vitest';
import { areaOf } from './areas.ts';
import { activeItem, menuOf } from './menu.ts';
import { accountRoles } from './roles.ts';

test('each role has its menu at its own addresses', () => {
  const menus = accountRoles.map((role) => [
    role,
    menuOf([role]).map(({ label, path }) => `${label} ${path}`),
  ]);
  expect(Object.fromEntries(menus)).toMatchObject({
    superadmin: expect.arrayContaining([
      'Podsumowanie /superadmin/orders',
      'Użytkownicy /superadmin/users',
    ]) as string[],
    admin: expect.arrayContaining(['Podsumowanie /admin/orders']) as string[],
    pricing_manager: [
      'Dashboard /superadmin/orders/dashboard',
      'Kategorie wzorcowe /superadmin/default_categories/lease',
      'Sklepy /superadmin/shops',
      'Sales Med /superadmin/orders/new_simplyloan',
    ],
    med_sales_assistant: ['Podsumowanie /admin/orders', 'Sales Med /superadmin/orders/new_simplyloan'],
    shop_admin: [
      'Podsumowanie /shop/orders',
      'Raport sprzedaży /shop/orders/report',
      'Konta /shopadmin/users',
      'Ustawienia /shopadmin/settings',
    ],
    shop_employee: ['Podsumowanie /shop/orders', 'Raport sprzedaży /shop/orders/report'],
  });
});

test('the shops under a shop have an entry where its settings allow them and do not forbid managing (ROUTE-097)', () => {
  const selling = { ...{ leaseShop: false, leasePos: false, b2bLoanShop: false, b2bLoanPos: false } };
  const nothing = { ...selling, medicalShop: false, industryShop: false, plmShop: false };
  const has = (role: 'shop_admin' | 'shop_employee', allowed: boolean, forbidden: boolean) =>
    menuOf([role], {
      ...nothing,
      ...{ allowSubShopsManagement: allowed, disallowShopManagement: forbidden },
    }).some(({ label, path }) => label === 'Sklepy podrzędne' && path === '/shopadmin/shops');
  expect(
    [
      [true, false],
      [true, true],
      [false, false],
    ].map(([allowed, forbidden]) => has('shop_admin', allowed === true, forbidden === true)),
  ).toEqual([true, false, false]);
  expect(has('shop_employee', true, false)).toBe(false);
  expect(menuOf(['shop_admin'], nothing).map(({ id }) => id)).not.toContain('childShops');
});

test('pricing managers work in the area of superadmins, medical sales assistants in that of admins', () => {
  expect(accountRoles.slice(0, 4).map((role) => [role, areaOf([role])])).toEqual([
    ['superadmin', 'superadmin'],
    ['admin', 'admin'],
    ['pricing_manager', 'superadmin'],
    ['med_sales_assistant', 'admin'],
  ]);
});

test('a page belongs to the nearest entry above it', () => {
  const items = [
    { id: 'orders', label: 'Podsumowanie', path: '/admin/orders' },
    { id: 'orders', label: 'Dokumenty', path: '/admin/orders/documents' },
  ] as const;
  const labelAt = (place: string) => activeItem(items, place)?.label;
  expect(
    ['/admin/orders', '/admin/orders/x', '/admin/orders/documents', '/admin/ordersx', '/account'].map(
      labelAt,
    ),
  ).toEqual(['Podsumowanie', 'Podsumowanie', 'Dokumenty', undefined, undefined]);
});

test('the categories of every sector belong to the entry that opens those of leases (ROUTE-081)', () => {
  const places = ['lease', 'lease/add', 'med/categories', 'plm/categories/7/edit'];
  const labels = places.map(
    (place) => activeItem(menuOf(['pricing_manager']), `/superadmin/default_categories/${place}`)?.label,
  );
  expect(labels).toEqual(places.map(() => 'Kategorie wzorcowe'));
});

test('an offer that head office makes belongs to the entry that begins one (ROUTE-083)', () => {
  const places = ['/superadmin/orders/new_simplyloan', '/superadmin/orders/abc/sumup_medical'];
  for (const role of ['superadmin', 'pricing_manager', 'med_sales_assistant'] as const)
    expect(places.map((place) => activeItem(menuOf([role]), place)?.label)).toEqual([
      'Sales Med',
      'Sales Med',
    ]);
  expect(menuOf(['admin']).map(({ label }) => label)).not.toContain('Sales Med');
});

test("an order that a salesman leads belongs to his shop's list, an offer that he begins to its own entry", () => {
  const items = [
    { id: 'orders', label: 'Podsumowanie', path: '/shop/orders' },
    { id: 'new', label: 'Nowa oferta', path: '/shop/orders/new_lease_pos' },
    { id: 'channel', label: 'Nowa pożyczka', path: '/shop/b2b_loan_pos/channel_selections' },
  ] as const;
  const places = [
    ...['/shop/lease_pos/orders/abc/edit/sumup', '/shopadmin/orders/abc', '/shopadmin/orders/abc/sumup'],
    ...['/shop/orders/new_lease_pos', '/shop/b2b_loan_pos/channel_selections', '/shop/orders'],
  ];
  expect(places.map((place) => activeItem(items, place)?.label)).toEqual([
    ...['Podsumowanie', 'Podsumowanie', 'Podsumowanie'],
    ...['Nowa oferta', 'Nowa pożyczka', 'Podsumowanie'],
  ]);
});
