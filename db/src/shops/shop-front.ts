import type { Selectable } from 'kysely';
import type { ShopSettingsTable, ShopsTable } from '../tables/accounts.ts';
import type { Shop, ShopConfig, ShopSettings } from './shop.ts';

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
