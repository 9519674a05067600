// The calls of this module.
export { listSalesmen } from './list-salesmen.ts';
export { listShopNames } from './list-shop-names.ts';
export {
  createManagedShop,
  createShopKey,
  getManagedShop,
  listManagedShops,
  listPotentialParents,
  revokeShopKey,
  setShopActive,
  setShopServiceFee,
  updateManagedShop,
} from './managed-shops.ts';
export { getShopDetails } from './shop-details.ts';
export { getPicture, getShopLogo } from './show-picture.ts';
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
