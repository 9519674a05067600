import { shopFlags, type ShopFront } from '@app/db';
import { groszToWire, type ShopReply } from '@app/machines/contract';
import type { InferOutput } from 'valibot';

const orNull = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));

/** A shop on the wire; of the shops under it those that the reader may see. */
export function shopReply(
  shop: ShopFront,
  providers: readonly Pick<ShopFront, 'id' | 'name'>[],
): InferOutput<typeof ShopReply> {
  const flags = shopFlags(shop.configs);
  const { allowSubShopsManagement, disallowShopManagement, onlineIndustrialVendor } = shop.settings;
  return {
    id: shop.id,
    client_id: shop.clientId,
    name: shop.name,
    street: shop.street,
    postal_code: shop.postalCode,
    city: shop.city,
    phone: shop.phone,
    qes: shop.qes,
    custom_theme: shop.customTheme ?? 'siemens',
    logo_url: shop.logoFileId === null ? null : `/api/shops/${encodeURIComponent(shop.clientId)}/logo`,
    min_order_price: orNull(shop.minOrderPrice),
    max_order_price: orNull(shop.maxOrderPrice),
    providers: providers.map(({ id, name }) => ({ id, name })),
    shop_setting_attributes: {
      allow_sub_shops_management: allowSubShopsManagement,
      disallow_shop_management: disallowShopManagement,
      lease_shop: flags.leaseShop,
      lease_pos: flags.leasePos,
      b2b_loan_shop: flags.b2bLoanShop,
      b2b_loan_pos: flags.b2bLoanPos,
      medical_shop: flags.medicalShop,
      industry_shop: flags.industryShop,
      plm_shop: flags.plmShop,
    },
    online_industrial_vendor: onlineIndustrialVendor,
  };
}
