import type { NewOrderItem, Order, Shop, Tx } from '@app/db';
import { financingPolicy, type FinancingType } from '@app/machines/order';
import { validationMessages } from '@app/machines/rules';
import { invalid } from '../../../kernel/errors.ts';
import { termsOf } from '../../order-life/terms-of.ts';

/** Whether the shop offers a financing through the channel. */
const offers = (shop: Shop, { salesChannel }: Order, financingType: FinancingType): boolean =>
  shop.configs.some((config) => config.channel === salesChannel && config.financingType === financingType);

/**
 * The goods of an order as another financing knows them: what lies in no category of it lies in its first one. 422 where the
 * shop does not offer the financing through the order's channel, or where it knows no such VAT level.
 */
export async function refinance(
  tx: Tx,
  order: Order,
  shop: Shop,
  {
    items,
    to,
    at,
  }: { readonly items: readonly NewOrderItem[]; readonly to: FinancingType; readonly at: number },
): Promise<readonly NewOrderItem[]> {
  if (!offers(shop, order, to))
    throw invalid({ financing_type: 'Ten sklep nie oferuje takiego finansowania' });
  const vatLevels: readonly number[] = financingPolicy[to].vatLevels;
  const wrong = items.flatMap(({ vatLevel }, index) =>
    vatLevels.includes(vatLevel)
      ? []
      : [[`order_items_attributes.${index}.vat_level`, validationMessages.vatLevel]],
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  const categories = (await termsOf(tx, { financingType: to, shop, at })).map(({ value }) => value);
  const known = (category: string | null): string | null =>
    category === null || categories.includes(category) ? category : (categories[0] ?? null);
  return items.map((item) => ({ ...item, category: known(item.category) }));
}
