/** What the list of accounts is narrowed to; `after` is the number of a page. `all`: not only those of head office. */
export type AccountsSearch = { email?: string; all?: true; after?: string };

const longest = 128;

export function readAccountsSearch(given: Readonly<Record<string, unknown>>): AccountsSearch {
  const email = typeof given['email'] === 'string' ? given['email'].slice(0, longest) : '';
  const after = ['string', 'number'].includes(typeof given['after']) ? String(given['after']) : '';
  return {
    ...(email !== '' && { email }),
    ...(given['all'] === true && { all: true }),
    ...(/^[1-9]\d{0,3}$/u.test(after) && { after }),
  };
}
