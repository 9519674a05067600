import { addressedSector } from './sectors.ts';
import type { SectorAddress } from './sectors.ts';

/** The tables that price goods beside the categories, by their addresses (ROUTE-050, 053, 081). */
const tables = {
  depreciationRates: 'lease/depreciation_rates',
  loanParameters: 'b2b_loan',
  priceRanges: 'med/price_ranges',
  calculations: 'plm/base_calculations',
  newCalculation: 'plm/base_calculations/add',
} as const;

export type CatalogueTable = keyof typeof tables;

/** A page of the catalogue: the list of a sector, a category of it (one with no id is still to be added), or a table. */
export type CataloguePlace =
  | { readonly page: 'table'; readonly table: CatalogueTable }
  | { readonly page: 'list'; readonly sector: SectorAddress }
  | { readonly page: 'category'; readonly sector: SectorAddress; readonly id: string | null };

/** Those whose categories stand beside other tables of theirs (ROUTE-049, 052). */
const nested: readonly SectorAddress[] = ['plm', 'med'];

/** The page that an address under /default_categories names (ROUTE-048 to 053); null where none is. */
export function cataloguePlace(address: string): CataloguePlace | null {
  const parts = address.split('/').filter((part) => part !== '');
  const table = (Object.keys(tables) as CatalogueTable[]).find((each) => tables[each] === parts.join('/'));
  if (table !== undefined) return { page: 'table', table };
  const [word = '', ...under] = parts;
  const sector = addressedSector(word);
  if (sector === null) return null;
  if (under.length === 0) return { page: 'list', sector };
  const rest = nested.includes(sector) && under[0] === 'categories' ? under.slice(1) : under;
  const [id, edit, ...more] = rest;
  if (id === undefined) return { page: 'list', sector };
  if (more.length > 0 || (nested.includes(sector) && rest === under)) return null;
  if (id === 'add' && edit === undefined) return { page: 'category', sector, id: null };
  return edit === 'edit' ? { page: 'category', sector, id } : null;
}

/** The address of a page under /default_categories. */
export function catalogueAddress(place: CataloguePlace): string {
  if (place.page === 'table') return tables[place.table];
  const list = nested.includes(place.sector) ? `${place.sector}/categories` : place.sector;
  if (place.page === 'list') return list;
  return place.id === null ? `${list}/add` : `${list}/${place.id}/edit`;
}
