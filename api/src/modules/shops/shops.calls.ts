import type { Handlers } from '../../kernel/call-context.ts';
import { getPicture, getShopLogo } from './show-picture.ts';

/** The calls of this module. */
export const shopCalls = {
  getPicture,
  getShopLogo,
} satisfies Partial<Handlers>;
