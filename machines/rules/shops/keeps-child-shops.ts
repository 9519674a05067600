interface ChildShopSettings {
  readonly allowSubShopsManagement: boolean;
  readonly disallowShopManagement: boolean;
}

/** Whether a shop keeps shops under it (SHOP-033). */
export const keepsChildShops = (settings: ChildShopSettings): boolean =>
  settings.allowSubShopsManagement && !settings.disallowShopManagement;

/** The settings under which a shop keeps shops under it, or keeps none; the same where they say so already. */
export function withChildShops<Settings extends ChildShopSettings>(
  settings: Settings,
  keeps: boolean,
): Settings {
  if (keepsChildShops(settings) === keeps) return settings;
  return {
    ...settings,
    allowSubShopsManagement: keeps,
    disallowShopManagement: !keeps && settings.disallowShopManagement,
  };
}
