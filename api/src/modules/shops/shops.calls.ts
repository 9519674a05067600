// The calls of this module.
export { listShopNames } from './list-shop-names.ts';
export { getShopDetails } from './shop-details.ts';
export { getPicture, getShopLogo } from './show-picture.ts';
