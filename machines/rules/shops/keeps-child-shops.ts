/** Whether a shop keeps shops under it (SHOP-033). */
export const keepsChildShops = (settings: {
  readonly allowSubShopsManagement: boolean;
  readonly disallowShopManagement: boolean;
}): boolean => settings.allowSubShopsManagement && !settings.disallowShopManagement;
