import { loadShop, type Order, type Shop, type Tx } from '@app/db';

/** The shop that sells an order. */
export async function shopOfOrder(tx: Tx, { shopId }: Pick<Order, 'shopId'>): Promise<Shop> {
  const shop = await loadShop(tx, shopId);
  if (shop === null) throw new Error('An order without a shop');
  return shop;
}
