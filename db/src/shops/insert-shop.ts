import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { foldText } from '../fold-text.ts';
import { newId } from '../ids/new-id.ts';
import { newShopSettings, settingColumns, type Shop, type ShopSettings } from './shop.ts';

export type NewShop = Pick<Shop, 'clientId' | 'name' | 'street' | 'postalCode' | 'city' | 'configs'> &
  Partial<Omit<Shop, 'settings' | 'version' | 'createdAt' | 'updatedAt'>> & {
    readonly settings?: Partial<ShopSettings>;
  };

/** Active unless said otherwise. */
export async function insertShop(tx: Tx, shop: NewShop, at: number): Promise<Shop> {
  const { id = newId(), settings, configs, ...given } = shop;
  const whole: Shop = {
    parentId: null,
    phone: null,
    logoFileId: null,
    url: null,
    customTheme: null,
    qes: false,
    active: true,
    minOrderPrice: null,
    maxOrderPrice: null,
    ...given,
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    settings: { ...newShopSettings, ...settings },
    configs,
  };
  const { settings: set, configs: _, ...columns } = whole;
  await tx.kysely
    .insertInto('shops')
    .values({ ...columns, nameFold: foldText(whole.name), qes: bit(whole.qes), active: bit(whole.active) })
    .execute();
  await tx.kysely
    .insertInto('shopSettings')
    .values({ shopId: id, ...settingColumns(set) })
    .execute();
  if (configs.length > 0) {
    await tx.kysely
      .insertInto('shopConfigs')
      .values(configs.map(({ channel, financingType }) => ({ shopId: id, channel, financingType })))
      .execute();
  }
  return whole;
}
