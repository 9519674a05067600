import type { Selectable } from 'kysely';
import type {
  CategoriesTable,
  CategoryInstalmentsTable,
  CategoryPriceRangesTable,
} from '../tables/catalogue.ts';

/** The residual value for a number of instalments, in percent. */
export type CategoryInstalment = Readonly<Omit<Selectable<CategoryInstalmentsTable>, 'categoryId'>>;

/** Grosz; both ends belong to the range. */
export type CategoryPriceRange = Readonly<Omit<Selectable<CategoryPriceRangesTable>, 'categoryId'>>;

/** What goods of a kind may be financed on. A shop's copy names the default that it was made from. */
export interface Category extends Readonly<Omit<Selectable<CategoriesTable>, 'active' | 'changedByShop'>> {
  readonly active: boolean;
  readonly changedByShop: boolean;
  readonly instalments: readonly CategoryInstalment[];
  readonly priceRanges: readonly CategoryPriceRange[];
}
