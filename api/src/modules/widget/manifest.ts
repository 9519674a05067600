import { groszToWire, type ReplyOf } from '@app/machines/contract';
import { financingPolicy, financingTypes } from '@app/machines/order';
import type { Query } from '../../kernel/handlers.ts';
import { termsOf } from '../order-life/terms-of.ts';
import { shopOfWidget } from './shop-of-widget.ts';

type Sold = ReplyOf<'getWidgetManifest'>['financing_types'][number];

const orNull = (grosz: number | null): string | null => (grosz === null ? null : groszToWire(grosz));

/** A financing type that the catalogue has no category for is sold by nobody. */
export const getWidgetManifest: Query<'getWidgetManifest'> = async (request) => {
  const shop = await shopOfWidget(request);
  const { db, now } = request.ports;
  const at = now();
  const all = await Promise.all(
    financingTypes.map(async (financingType): Promise<Sold> => {
      const channels = shop.configs.filter((config) => config.financingType === financingType);
      const terms = channels.length === 0 ? [] : await termsOf(db, { financingType, shop, at });
      return {
        financing_type: financingType,
        sales_channels: channels.map(({ channel }) => channel),
        vat_levels: [...financingPolicy[financingType].vatLevels],
        categories: terms.map(({ value, name }) => ({ id: value, name })),
      };
    }),
  );
  return {
    client_id: shop.clientId,
    name: shop.name,
    theme: shop.customTheme ?? 'siemens',
    logo_url: shop.logoFileId === null ? null : `/api/shops/${encodeURIComponent(shop.clientId)}/logo`,
    min_order_price: orNull(shop.minOrderPrice),
    max_order_price: orNull(shop.maxOrderPrice),
    financing_types: all.filter(({ categories }) => categories.length > 0),
  };
};
