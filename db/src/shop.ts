import { shopConfigs as configsOfOrders } from '@app/machines/order';
import type { FinancingType, SalesChannel } from '@app/machines/order';
import type { Selectable } from 'kysely';
import type { ShopSettingsTable, ShopsTable } from './tables/shops.ts';
import { bit } from './tables/columns.ts';

/** One of the eleven combinations that a shop may be configured for. */
export interface ShopConfig {
  readonly channel: SalesChannel;
  readonly financingType: FinancingType;
}

type SettingBits =
  | 'allowSubShopsManagement'
  | 'disallowShopManagement'
  | 'onlineIndustrialVendor'
  | 'serviceFeeActive';

/** What an administrator sets for a shop. The service fee in grosz. */
export type ShopSettings = Readonly<Omit<Selectable<ShopSettingsTable>, 'shopId' | SettingBits>> &
  Readonly<Record<SettingBits, boolean>>;

/** A partner shop with its settings and configs. Order price bounds in grosz, gross; null is no bound. */
export interface Shop extends Readonly<Omit<Selectable<ShopsTable>, 'nameFold' | 'qes' | 'active'>> {
  readonly qes: boolean;
  readonly active: boolean;
  readonly settings: ShopSettings;
  readonly configs: readonly ShopConfig[];
}

export function shopFromRows(
  row: Selectable<ShopsTable>,
  settings: Selectable<ShopSettingsTable>,
  configs: readonly ShopConfig[],
): Shop {
  const { nameFold: _fold, ...shop } = row;
  const { shopId: _shop, ...rest } = settings;
  return {
    ...shop,
    qes: row.qes === 1,
    active: row.active === 1,
    settings: {
      ...rest,
      allowSubShopsManagement: settings.allowSubShopsManagement === 1,
      disallowShopManagement: settings.disallowShopManagement === 1,
      onlineIndustrialVendor: settings.onlineIndustrialVendor === 1,
      serviceFeeActive: settings.serviceFeeActive === 1,
    },
    configs,
  };
}

export const settingColumns = (settings: ShopSettings) => ({
  ...settings,
  allowSubShopsManagement: bit(settings.allowSubShopsManagement),
  disallowShopManagement: bit(settings.disallowShopManagement),
  onlineIndustrialVendor: bit(settings.onlineIndustrialVendor),
  serviceFeeActive: bit(settings.serviceFeeActive),
});

/** A shop of which nothing was set. */
export const newShopSettings: ShopSettings = {
  allowSubShopsManagement: false,
  disallowShopManagement: false,
  onlineIndustrialVendor: false,
  serviceFeeActive: false,
  serviceFeeValue: null,
  commissionInPercent: null,
  defaultMarginInPercent: null,
  defaultAdministrativeCostInPercent: null,
  fixedRateInPercent: null,
  decisionEngine: 'automatic',
  role: 'shop',
  whiteLabel: null,
};

/** The name by which menus and settings use one of the eleven configs. */
export type ShopConfigName = keyof typeof configsOfOrders;

/** The eleven configs by their names. */
export const shopConfigs = Object.fromEntries(
  Object.entries(configsOfOrders).map(([name, { salesChannel, financingType }]) => [
    name,
    { channel: salesChannel, financingType },
  ]),
) as Readonly<Record<ShopConfigName, ShopConfig>>;

/** Which of the eleven a shop has. */
export function shopFlags(configs: readonly ShopConfig[]): Record<ShopConfigName, boolean> {
  const has = ({ channel, financingType }: ShopConfig) =>
    configs.some((config) => config.channel === channel && config.financingType === financingType);
  return Object.fromEntries(
    Object.entries(shopConfigs).map(([name, config]) => [name, has(config)]),
  ) as Record<ShopConfigName, boolean>;
}

const shown = ['allowSubShopsManagement', 'disallowShopManagement', 'onlineIndustrialVendor'] as const;

/** A shop as the pages of its orders show it: of its settings those that say what may be done and sold. */
export type ShopFront = Omit<Shop, 'settings'> & {
  readonly settings: Pick<ShopSettings, (typeof shown)[number]>;
};

/** A shop with those settings as it is read; `configs` as 'channel financing' with commas between, null for none. */
export type ShopFrontRow = Omit<Selectable<ShopsTable>, 'nameFold'> &
  Pick<Selectable<ShopSettingsTable>, (typeof shown)[number]> & { readonly configs: string | null };

export function shopFrontFromRow({ configs, ...row }: ShopFrontRow): ShopFront {
  const { allowSubShopsManagement, disallowShopManagement, onlineIndustrialVendor, ...shop } = row;
  const listed = configs?.split(',').toSorted() ?? [];
  return {
    ...shop,
    qes: row.qes === 1,
    active: row.active === 1,
    settings: {
      allowSubShopsManagement: allowSubShopsManagement === 1,
      disallowShopManagement: disallowShopManagement === 1,
      onlineIndustrialVendor: onlineIndustrialVendor === 1,
    },
    configs: listed.map((each) => {
      const [channel, financingType] = each.split(' ');
      return { channel, financingType } as ShopConfig;
    }),
  };
}
