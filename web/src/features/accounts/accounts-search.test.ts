import { expect, test } from 'vitest';
import { readAccountsSearch } from './accounts-search.ts';

test('the address narrows accounts by e-mail and to all, from a page on; what is none is left out', () => {
  expect(readAccountsSearch({ email: 'ewa@', all: true, after: 2, tab: 'x' })).toEqual({
    ...{ email: 'ewa@', all: true, after: '2' },
  });
  expect(readAccountsSearch({ email: 7, all: 'true', after: '0' })).toEqual({});
});
