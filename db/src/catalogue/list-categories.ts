import type { Tx } from '../database.ts';
import type { Sector } from '../tables/catalogue.ts';
import type { Category } from './category.ts';

/**
 * The active categories of a sector that a shop offers, by name: its own copies, and the defaults that it has none of.
 * Null gives the defaults.
 */
export async function listCategories(tx: Tx, sector: Sector, shopId: string | null): Promise<Category[]> {
  const rows = await tx.kysely
    .selectFrom('categories')
    .selectAll()
    .where('sector', '=', sector)
    .where((eb) => eb.or([eb('shopId', 'is', null), ...(shopId === null ? [] : [eb('shopId', '=', shopId)])]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const own = new Set(rows.filter((row) => row.shopId !== null).map(({ value }) => value));
  const offered = rows.filter((row) => row.active === 1 && (row.shopId !== null || !own.has(row.value)));
  if (offered.length === 0) return [];
  const ids = offered.map(({ id }) => id);
  const [instalments, priceRanges] = await Promise.all([
    tx.kysely
      .selectFrom('categoryInstalments')
      .selectAll()
      .where('categoryId', 'in', ids)
      .orderBy('paymentsCount')
      .execute(),
    tx.kysely
      .selectFrom('categoryPriceRanges')
      .selectAll()
      .where('categoryId', 'in', ids)
      .orderBy('priceFrom')
      .execute(),
  ]);
  return offered.map((row) => ({
    ...row,
    active: row.active === 1,
    changedByShop: row.changedByShop === 1,
    instalments: instalments
      .filter(({ categoryId }) => categoryId === row.id)
      .map(({ paymentsCount, estimatedValueInPercent }) => ({ paymentsCount, estimatedValueInPercent })),
    priceRanges: priceRanges
      .filter(({ categoryId }) => categoryId === row.id)
      .map(({ priceFrom, priceTo, amount }) => ({ priceFrom, priceTo, amount })),
  }));
}
