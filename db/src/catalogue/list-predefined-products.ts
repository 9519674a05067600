import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { PredefinedProductsTable } from '../tables/catalogue.ts';

/** Goods that a shop's salesman picks instead of typing. Prices in grosz, VAT in percent. */
export type PredefinedProduct = Readonly<Selectable<PredefinedProductsTable>>;

export async function listPredefinedProducts(tx: Tx, shopId: string): Promise<PredefinedProduct[]> {
  return tx.kysely
    .selectFrom('predefinedProducts')
    .selectAll()
    .where('shopId', '=', shopId)
    .orderBy('position')
    .execute();
}
