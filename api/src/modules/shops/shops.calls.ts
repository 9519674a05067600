// The calls of this module.
export { getPicture, getShopLogo } from './show-picture.ts';
