/** What the list of shops is narrowed to; `after` is the number of a page. */
export type ShopsSearch = { name?: string; blocked?: true; after?: string };

const longest = 120;

export function readShopsSearch(given: Readonly<Record<string, unknown>>): ShopsSearch {
  const name = typeof given['name'] === 'string' ? given['name'].slice(0, longest) : '';
  const after = ['string', 'number'].includes(typeof given['after']) ? String(given['after']) : '';
  return {
    ...(name !== '' && { name }),
    ...(given['blocked'] === true && { blocked: true }),
    ...(/^[1-9]\d{0,3}$/u.test(after) && { after }),
  };
}
