import * as v from 'valibot';
import { amount } from '../../fields/schemas.ts';
import { maxLogoBytes } from '../../rules/uploads.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const path = '/api/superadmin/shops/:id';
const LogoReply = v.object({
  /** Where the logo is read by everybody; null where the shop has none. */
  logo_url: v.nullable(v.string()),
});

/** What of a shop is kept apart from its form (SHOP-065, 066, 076). */
export const shopPartsCalls = named({
  setShopLogo: {
    roles: permissions.manageShops,
    method: 'PUT',
    path: `${path}/logo`,
    summary:
      'The logo of a shop, PNG or JPEG by its content, best 280 by 45 pixels: 413 above 1 MB, 415 for anything else, 422 with the code virus where the antivirus blocks it.',
    file: { maxBytes: maxLogoBytes },
    body: v.object({}),
    reply: LogoReply,
    idempotent: true,
    rate: 'upload',
  },
  removeShopLogo: {
    roles: permissions.manageShops,
    method: 'DELETE',
    path: `${path}/logo`,
    summary: 'The shop has no logo from now on.',
    reply: LogoReply,
    idempotent: true,
    rate: 'write',
  },
  listProductsOfShop: {
    roles: permissions.seeShops,
    method: 'GET',
    path: `${path}/products`,
    summary: 'The goods that salesmen of a shop pick instead of typing, in their order; prices a piece.',
    reply: v.object({
      products: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          price: amount,
          gross_price: amount,
          vat_level: v.number(),
          /** Null where they belong to none. */
          category: v.nullable(v.string()),
        }),
      ),
    }),
    idempotent: false,
    rate: 'read',
  },
});
