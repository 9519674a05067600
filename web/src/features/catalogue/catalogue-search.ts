/** What a list of categories is narrowed to: `shop` offers them, `without` took them out; `after` is the number of a page, `copied` the category that a new one begins as, `category` the one whose table is edited. */
export type CategoriesSearch = {
  name?: string;
  shop?: string;
  without?: string;
  after?: string;
  copied?: string;
  category?: string;
};

const longest = 80;

export function readCategoriesSearch(given: Readonly<Record<string, unknown>>): CategoriesSearch {
  const name = typeof given['name'] === 'string' ? given['name'].slice(0, longest) : '';
  const after = ['string', 'number'].includes(typeof given['after']) ? String(given['after']) : '';
  const copied = typeof given['copied'] === 'string' ? given['copied'].slice(0, longest) : '';
  const category = typeof given['category'] === 'string' ? given['category'].slice(0, longest) : '';
  const shop = typeof given['shop'] === 'string' ? given['shop'].slice(0, longest) : '';
  const without = typeof given['without'] === 'string' ? given['without'].slice(0, longest) : '';
  return {
    ...(shop !== '' && { shop }),
    ...(without !== '' && { without }),
    ...(name !== '' && { name }),
    ...(/^[1-9]\d{0,3}$/u.test(after) && { after }),
    ...(copied !== '' && { copied }),
    ...(category !== '' && { category }),
  };
}
