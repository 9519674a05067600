import { getPicture, getShopLogo } from './show-picture.ts';
import type { SomeHandlers } from '../../kernel/handlers.ts';

/** The calls of this module. */
export const shopCalls = {
  getPicture,
  getShopLogo,
} satisfies SomeHandlers;
