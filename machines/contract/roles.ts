/** Roles of accounts: the first four are staff, the next three belong to a shop. */
export const accountRoles = [
  'superadmin',
  'admin',
  'pricing_manager',
  'med_sales_assistant',
  'shop_superadmin',
  'shop_admin',
  'shop_employee',
] as const;

/** A role that an account may have. */
export type AccountRole = (typeof accountRoles)[number];

/** Who may send a call: an account's role, the holder of an order's link, a shop's server with its key, a provider with its signature, or anybody. */
export type CallerRole = AccountRole | 'client' | 'shop_api' | 'provider' | 'public';

const staff = ['superadmin', 'admin'] as const;
const shop = ['shop_superadmin', 'shop_admin', 'shop_employee'] as const;
/** Those of head office who sell medical equipment for its providers. */
const medicalSellers = ['superadmin', 'pricing_manager', 'med_sales_assistant'] as const;

/** The one permission table: the API's guards, the browser's routes and menus and the generated tests read it. What stands nowhere is denied. */
export const permissions = {
  anybody: ['public'],
  signedIn: accountRoles,
  embedWidget: ['public'],
  followOrderLink: ['client'],
  notifyAsProvider: ['provider'],
  createOrderAsShopServer: ['shop_api'],
  sellOrders: shop,
  sellMedical: medicalSellers,
  leadSoldOrders: [...shop, ...medicalSellers],
  administerOrders: staff,
  readOrders: [...staff, 'med_sales_assistant'],
  readEveryOrder: staff,
  readSoldMedicalOrders: ['med_sales_assistant'],
  revealNumbers: staff,
  takePowerAdminAction: staff,
  seePanel: ['superadmin', 'admin', 'pricing_manager', 'med_sales_assistant'],
  seeShopPanel: shop,
  seeChart: staff,
  seeDashboard: [...staff, 'pricing_manager'],
  readReports: staff,
  saveReports: [...staff, ...shop],
  manageTasks: staff,
  manageCatalogue: [...staff, 'pricing_manager'],
  seeShops: [...staff, 'pricing_manager'],
  manageShops: staff,
  manageUsers: staff,
  manageHeadOffice: ['superadmin'],
  manageShopAccounts: ['shop_superadmin', 'shop_admin'],
  manageOwnShop: ['shop_superadmin', 'shop_admin'],
  configureSystem: ['superadmin'],
  answerPersons: ['superadmin'],
  ringBell: ['superadmin'],
  seeReads: ['superadmin'],
} as const satisfies Record<string, readonly CallerRole[]>;

/** A permission's name. */
export type Permission = keyof typeof permissions;

/** Whether one of the account's roles carries the permission. */
export const mayDo = (roles: readonly string[], permission: Permission): boolean =>
  roles.some((role) => (permissions[permission] as readonly string[]).includes(role));
