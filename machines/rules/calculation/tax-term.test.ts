import { expect, test } from 'vitest';
import { satisfiesTaxTerm, shortestTaxTerm } from './tax-term.ts';

test.each([
  [10, 48],
  [14, 35],
  [18, 27],
  [20, 24],
  [25, 20],
  [30, 16],
  [60, 8],
])('goods written off at %d%% a year are leased for at least %d months', (rate, months) => {
  expect(shortestTaxTerm(rate)).toBe(months);
});

test('goods that are not written off have no term', () => {
  expect(() => shortestTaxTerm(0)).toThrow(RangeError);
});

test('a lease is long enough and its fees reach the value', () => {
  const lease = { depreciationPercent: 20, paymentsCount: 24, totalCost: 1_127_880, price: 1_000_000 };
  expect(satisfiesTaxTerm(lease)).toBe(true);
  expect(satisfiesTaxTerm({ ...lease, paymentsCount: 23 })).toBe(false);
  expect(satisfiesTaxTerm({ ...lease, totalCost: 999_999 })).toBe(false);
});
