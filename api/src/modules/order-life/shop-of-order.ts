import { loadShop, type Order, type Shop, type Tx } from '@app/db';
import { userOf } from '../../kernel/access.ts';
import type { CallContext } from '../../kernel/call-context.ts';
import { notFound } from '../../kernel/errors.ts';

/** The shop that sells an order. */
export async function shopOfOrder(tx: Tx, { shopId }: Pick<Order, 'shopId'>): Promise<Shop> {
  const shop = await loadShop(tx, shopId);
  if (shop === null) throw new Error('An order without a shop');
  return shop;
}

/** The shop that a signed-in salesman sells for. Throws 404 where his account has none. */
export async function shopOfSalesman({
  ports,
  caller,
}: Pick<CallContext, 'ports' | 'caller'>): Promise<Shop> {
  const { shopId } = userOf(caller);
  const shop = shopId === null ? null : await loadShop(ports.db, shopId);
  if (shop === null) throw notFound();
  return shop;
}
