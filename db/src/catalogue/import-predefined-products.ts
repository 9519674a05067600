import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { PredefinedProduct } from './list-predefined-products.ts';

/** A shop's predefined products are these and no others, in this order. */
export async function importPredefinedProducts(
  tx: Tx,
  shopId: string,
  products: readonly Omit<PredefinedProduct, 'id' | 'shopId' | 'position'>[],
): Promise<void> {
  await tx.kysely.deleteFrom('predefinedProducts').where('shopId', '=', shopId).execute();
  if (products.length === 0) return;
  await tx.kysely
    .insertInto('predefinedProducts')
    .values(products.map((product, position) => ({ ...product, id: newId(), shopId, position })))
    .execute();
}
