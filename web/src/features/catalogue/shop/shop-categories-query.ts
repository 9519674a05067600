import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../../api/answer.ts';
import { askApi } from '../../../api/call-api.ts';
import { listNameOf } from '../sectors.ts';
import type { SectorAddress } from '../sectors.ts';

export type CategoryOfShop = Reply<'getCategoryOfShop'>;
export type ListedCategoryOfShop = Reply<'listCategoriesOfShop'>['categories'][number];

/** Which category of which shop. */
export type PlaceInShop = { shopId: string; sector: SectorAddress; id: string };

const listKey = (shopId: string, sector: SectorAddress) => ['shop-categories', shopId, sector] as const;

/** The categories of a sector as a shop has them. */
export const shopCategoriesQuery = (shopId: string, sector: SectorAddress) =>
  queryOptions({
    queryKey: listKey(shopId, sector),
    queryFn: ({ signal }) =>
      askApi('listCategoriesOfShop', { params: { id: shopId, categories: listNameOf(sector) }, signal }),
  });

/** A category as calls name it. */
export const paramsOf = ({ shopId, sector, id }: PlaceInShop) => ({
  id: shopId,
  categories: listNameOf(sector),
  category_id: id,
});

/** A category as a shop has it. */
export const shopCategoryQuery = (place: PlaceInShop) =>
  queryOptions({
    queryKey: [...listKey(place.shopId, place.sector), place.id],
    queryFn: ({ signal }) => askApi('getCategoryOfShop', { params: paramsOf(place), signal }),
  });
