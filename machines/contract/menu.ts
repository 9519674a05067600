import { keepsChildShops } from '../rules/shops/keeps-child-shops.ts';
import { areaOf } from './areas.ts';
import { offerEntries } from './new-offers.ts';
import type { SellingSettings } from './new-offers.ts';
import { mayDo } from './roles.ts';
import type { AccountRole, Permission } from './roles.ts';

type MenuRow = {
  readonly id: string;
  readonly label: string;
  /** Under the area of the role, of superadmins alone, or of a shop. */
  readonly path: `/${'$area' | 'superadmin' | 'shop' | 'shopadmin'}/${string}`;
  readonly permission: Permission;
};

/**
 * The panel's menu in reading order (ROUTE-074 to 100): header, drawer and command box read it, each entry where the
 * role may open its page.
 */
const rows = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    path: '/$area/orders/dashboard',
    permission: 'seeDashboard',
  },
  { id: 'orders', label: 'Podsumowanie', path: '/$area/orders', permission: 'readOrders' },
  { id: 'documents', label: 'Dokumenty', path: '/$area/orders/documents', permission: 'administerOrders' },
  { id: 'tasks', label: 'Zadania', path: '/$area/tasks', permission: 'manageTasks' },
  {
    id: 'salesReport',
    label: 'Raport sprzedaży',
    path: '/$area/orders/report',
    permission: 'readReports',
  },
  {
    id: 'paymentsReport',
    label: 'Raport płatności',
    path: '/$area/orders/payments_report',
    permission: 'readReports',
  },
  {
    id: 'categories',
    label: 'Kategorie wzorcowe',
    path: '/$area/default_categories/lease',
    permission: 'manageCatalogue',
  },
  { id: 'shops', label: 'Sklepy', path: '/$area/shops', permission: 'seeShops' },
  {
    id: 'medSales',
    label: 'Sales Med',
    path: '/superadmin/orders/new_simplyloan',
    permission: 'sellMedical',
  },
  { id: 'users', label: 'Użytkownicy', path: '/superadmin/users', permission: 'manageHeadOffice' },
  { id: 'chart', label: 'Wykres', path: '/$area/chart', permission: 'seeChart' },
  { id: 'providers', label: 'Dostawcy', path: '/$area/providers', permission: 'administerOrders' },
  { id: 'reads', label: 'Odczyty danych', path: '/superadmin/reads', permission: 'seeReads' },
  { id: 'persons', label: 'Dane osobowe (RODO)', path: '/superadmin/persons', permission: 'answerPersons' },
  {
    id: 'settings',
    label: 'Ustawienia systemu',
    path: '/superadmin/settings',
    permission: 'configureSystem',
  },
  { id: 'shopOrders', label: 'Podsumowanie', path: '/shop/orders', permission: 'seeShopPanel' },
  { id: 'shopReport', label: 'Raport sprzedaży', path: '/shop/orders/report', permission: 'sellOrders' },
] as const satisfies readonly MenuRow[];

/** What follows the offers that a shop sells (ROUTE-097 to 099). */
const shopRows = [
  { id: 'childShops', label: 'Sklepy podrzędne', path: '/shopadmin/shops', permission: 'manageOwnShop' },
  { id: 'accounts', label: 'Konta', path: '/shopadmin/users', permission: 'manageShopAccounts' },
  { id: 'shopSettings', label: 'Ustawienia', path: '/shopadmin/settings', permission: 'manageOwnShop' },
] as const satisfies readonly MenuRow[];

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly path: string;
};

const itemsOf = (of: readonly MenuRow[], roles: readonly AccountRole[]): MenuItem[] =>
  of
    .filter(({ permission }) => mayDo(roles, permission))
    .map(({ id, label, path }) => ({ id, label, path: path.replace('$area', areaOf(roles)) }));

/** What of a shop's settings its menu follows. */
type MenuSettings = SellingSettings & Partial<Parameters<typeof keepsChildShops>[0]>;

const keepsShops = ({ allowSubShopsManagement = false, disallowShopManagement = false }: MenuSettings) =>
  keepsChildShops({ allowSubShopsManagement, disallowShopManagement });

/** The menu of who has these roles; a salesman's holds the offers that his shop sells, its administrator's the shops that it keeps. */
export const menuOf = (
  roles: readonly AccountRole[],
  settings: MenuSettings | null = null,
): readonly MenuItem[] => [
  ...itemsOf(rows, roles),
  ...(settings !== null && mayDo(roles, 'sellOrders') ? offerEntries(settings) : []),
  ...itemsOf(shopRows, roles).filter(
    ({ id }) => id !== 'childShops' || (settings !== null && keepsShops(settings)),
  ),
];

/** A shop's order has addresses of its own, for its page and for its steps: both belong to the shop's list. */
const ofShopOrder = /^\/(shopadmin|shop\/[^/]+)\/orders\/[^/]+/u;

/** The categories of every sector belong to the entry that opens those of leases. */
const ofCategories = /^(\/[^/]+\/default_categories)\/.*/u;

/** An offer that head office makes is led on at an address of its own. */
const ofMedicalOffer = /^\/superadmin\/orders\/[^/]+\/sumup_medical/u;

/** The entry to which a page belongs: its own, or the nearest above it in the address (ROUTE-076). */
export function activeItem(items: readonly MenuItem[], place: string): MenuItem | undefined {
  const page = ofShopOrder.test(place)
    ? '/shop/orders'
    : place.replace(ofMedicalOffer, '/superadmin/orders/new_simplyloan').replace(ofCategories, '$1/lease');
  return items
    .filter(({ path }) => page === path || page.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}
