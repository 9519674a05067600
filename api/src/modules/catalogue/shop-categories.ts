import {
  listShopCategories,
  loadShop,
  loadShopCategory,
  saveShopCategory,
  type Shop,
  type ShopCategory,
  type Tx,
} from '@app/db';
import { momentToWire, type ReplyOf } from '@app/machines/contract';
import { userOf } from '../../kernel/access.ts';
import { ApiError, notFound, refuseProblems } from '../../kernel/errors.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { sectorOf, termsIn } from './category-input.ts';
import { termsToWire } from './category-wire.ts';
import { boundProblems, refusalOf } from './shop-bounds.ts';

type Params = Readonly<Record<string, string>>;
type Wire = ReplyOf<'getCategoryOfShop'>;

async function shopOf(tx: Tx, params: Params): Promise<Shop> {
  const shop = await loadShop(tx, params['id'] ?? '');
  if (shop === null) throw notFound();
  return shop;
}

type Found = { readonly shop: Shop; readonly category: ShopCategory };

async function find(tx: Tx, params: Params): Promise<Found> {
  const shop = await shopOf(tx, params);
  const id = params['category_id'] ?? '';
  const category = await loadShopCategory(tx, { sector: sectorOf(params), shopId: shop.id, id });
  if (category === null) throw notFound();
  return { shop, category };
}

const listed = (category: ShopCategory): Omit<Wire, 'standard' | 'shop_name'> => ({
  ...termsToWire(category),
  ...{ id: category.id, value: category.value, version: category.version },
  ...{ terms: category.terms, offered: category.offered },
  updated_at: momentToWire(category.updatedAt),
  updated_by: category.updatedBy,
});

const wire = ({ shop, category }: Found): Wire => ({
  ...listed(category),
  shop_name: shop.name,
  standard: category.standard && termsToWire(category.standard),
});

export const listCategoriesOfShop: Query<'listCategoriesOfShop'> = async ({ ports, params }) => {
  const { id, name } = await shopOf(ports.db, params);
  const categories = await listShopCategories(ports.db, sectorOf(params), id);
  return { shop_name: name, categories: categories.map(listed) };
};

export const getCategoryOfShop: Query<'getCategoryOfShop'> = async ({ ports, params }) =>
  wire(await find(ports.db, params));

/** 409: somebody has changed the category since it was read; it comes along as it is now. */
const versionConflict = (found: Found): ApiError =>
  new ApiError(409, {
    error: 'Ktoś zmienił tę kategorię w międzyczasie. Wczytaj ją jeszcze raz.',
    code: 'version',
    category: wire(found),
  });

/** Saves over the version that was read, and answers the category as it is then. */
async function save(
  tx: Tx,
  params: Params,
  version: number,
  savedOf: (found: Found) => Parameters<typeof saveShopCategory>[3],
): Promise<Wire> {
  const found = await find(tx, params);
  const { shop, category } = found;
  if (category.version !== version) throw versionConflict(found);
  if (!(await saveShopCategory(tx, shop.id, category, savedOf(found))))
    throw versionConflict(await find(tx, params));
  return wire(await find(tx, params));
}

export const updateCategoryOfShop: Command<'updateCategoryOfShop'> = async ({
  ports,
  params,
  body,
  caller,
}) => {
  const { version, ...sent } = body;
  const terms = termsIn(sectorOf(params), sent);
  const { id: by } = userOf(caller);
  const at = ports.now();
  return {
    write: (tx) =>
      save(tx, params, version, ({ shop, category: { name, offered } }) => {
        refuseProblems(boundProblems(terms, shop));
        return { terms: { ...terms, name }, own: true, offered, by, at };
      }),
  };
};

export const resetCategoryOfShop: Command<'resetCategoryOfShop'> = async ({
  ports,
  params,
  body,
  caller,
}) => {
  const { id: by } = userOf(caller);
  const at = ports.now();
  return {
    write: (tx) =>
      save(tx, params, body.version, ({ shop, category: { standard, offered } }) => {
        const refusal =
          standard === null
            ? 'Ta kategoria jest tylko w tym sklepie: nie ma warunków, do których mogłaby wrócić'
            : refusalOf(standard, shop);
        if (standard === null || refusal !== null) throw new ApiError(409, { error: `${refusal}.` });
        return { terms: standard, own: false, offered, by, at };
      }),
  };
};
