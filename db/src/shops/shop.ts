import type { Selectable } from 'kysely';
import { bit } from '../columns.ts';
import type { FinancingType, SalesChannel } from '../order-language.ts';
import type { ShopSettingsTable, ShopsTable } from '../tables/accounts.ts';

/** One of the eleven combinations that a shop may be configured for. */
export interface ShopConfig {
  readonly channel: SalesChannel;
  readonly financingType: FinancingType;
}

type SettingBits =
  | 'allowSubShopsManagement'
  | 'disallowShopManagement'
  | 'onlineIndustrialVendor'
  | 'serviceFeeActive'
  | 'decisionEngine'
  | 'broker';

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
      decisionEngine: settings.decisionEngine === 1,
      broker: settings.broker === 1,
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
  decisionEngine: bit(settings.decisionEngine),
  broker: bit(settings.broker),
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
  decisionEngine: false,
  broker: false,
  whiteLabel: null,
};
