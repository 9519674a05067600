/** What a list of categories is narrowed to; `after` is the number of a page, `copied` the category that a new one begins as, `category` the one whose table is edited. */
export type CategoriesSearch = { name?: string; after?: string; copied?: string; category?: string };

const longest = 80;

export function readCategoriesSearch(given: Readonly<Record<string, unknown>>): CategoriesSearch {
  const name = typeof given['name'] === 'string' ? given['name'].slice(0, longest) : '';
  const after = ['string', 'number'].includes(typeof given['after']) ? String(given['after']) : '';
  const copied = typeof given['copied'] === 'string' ? given['copied'].slice(0, longest) : '';
  const category = typeof given['category'] === 'string' ? given['category'].slice(0, longest) : '';
  return {
    ...(name !== '' && { name }),
    ...(/^[1-9]\d{0,3}$/u.test(after) && { after }),
    ...(copied !== '' && { copied }),
    ...(category !== '' && { category }),
  };
}
