import { listCategoryNames, listPredefinedProducts, loadShop } from '@app/db';
import { groszToWire } from '@app/machines/contract';
import { notFound } from '../../kernel/errors.ts';
import type { Query } from '../../kernel/handlers.ts';

export const listProductsOfShop: Query<'listProductsOfShop'> = async ({ ports, params }) => {
  const shop = await loadShop(ports.db, params['id'] ?? '');
  if (shop === null) throw notFound();
  const products = await listPredefinedProducts(ports.db, shop.id);
  const names = await listCategoryNames(
    ports.db,
    products.flatMap(({ categoryId }) => categoryId ?? []),
  );
  return {
    products: products.map(({ id, name, price, grossPrice, vatLevel, categoryId }) => ({
      ...{ id, name, price: groszToWire(price), gross_price: groszToWire(grossPrice) },
      ...{ vat_level: vatLevel, category: categoryId === null ? null : (names.get(categoryId) ?? null) },
    })),
  };
};
