import { expect, test } from 'vitest';
import { catalogueAddress, cataloguePlace } from './catalogue-address.ts';

test.each([
  ['lease', { page: 'list', sector: 'lease' }],
  ['lease/add', { page: 'category', sector: 'lease', id: null }],
  ['industry/7/edit', { page: 'category', sector: 'industry', id: '7' }],
  ['plm/categories', { page: 'list', sector: 'plm' }],
  ['plm/categories/add', { page: 'category', sector: 'plm', id: null }],
  ['lease/depreciation_rates', { page: 'table', table: 'depreciationRates' }],
  ['b2b_loan', { page: 'table', table: 'loanParameters' }],
  ['med/price_ranges', { page: 'table', table: 'priceRanges' }],
  ['plm/base_calculations', { page: 'table', table: 'calculations' }],
  ['plm/base_calculations/add', { page: 'table', table: 'newCalculation' }],
  ['med/categories/7/edit', { page: 'category', sector: 'med', id: '7' }],
] as const)('%s is a page of the catalogue, and its own address', (address, place) => {
  expect(cataloguePlace(address)).toEqual(place);
  expect(catalogueAddress(place)).toBe(address);
});

test.each(['', 'leasing', 'lease/7', 'lease/categories/7/edit', 'med/7/edit', 'med/categories/7/edit/x'])(
  '%s is none',
  (address) => expect(cataloguePlace(address)).toBeNull(),
);

test('a sector alone is its list, wherever the list stands', () => {
  expect(cataloguePlace('med')).toEqual({ page: 'list', sector: 'med' });
});
