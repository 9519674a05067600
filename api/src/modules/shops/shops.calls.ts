// The calls of this module.
export {
  createChildShop,
  getChildShop,
  listChildShops,
  listFamilyShops,
  updateChildShop,
} from './child-shops.ts';
export { getShopsTemplate, uploadShops } from './import-shops.ts';
export { listSalesmen } from './list-salesmen.ts';
export { listShopNames } from './list-shop-names.ts';
export {
  createManagedShop,
  getManagedShop,
  listManagedShops,
  listPotentialParents,
  setShopActive,
  setShopServiceFee,
  updateManagedShop,
} from './managed-shops.ts';
export { getShopDetails } from './shop-details.ts';
export { getPicture, getShopLogo } from './show-picture.ts';
export { createShopKey, revokeShopKey } from './shop-keys.ts';
export { removeShopLogo, setShopLogo } from './shop-logo.ts';
export { createOwnShopKey, getShopSettings, revokeOwnShopKey, updateShopSettings } from './shop-settings.ts';
export { createBroker, listPotentialProviders, listShopChoices } from './shop-choices.ts';
export { listProductsOfShop } from './shop-products.ts';
export {
  getOwnShopWebhook,
  getShopWebhook,
  removeShopWebhook,
  resendOwnShopEvent,
  resendShopEvent,
  setShopWebhook,
} from './webhooks/manage-webhook.ts';
