import { describe, expect, test } from 'vitest';
import { categoriesCombine, sumOfItems, unitPrice } from './items.ts';

describe('an item', () => {
  test('entered gross keeps its gross price and gets its net', () => {
    expect(unitPrice({ amount: 99_999, vatPercent: 23, grossPriceSelected: true })).toEqual({
      price: 81_300,
      grossPrice: 99_999,
    });
    expect(unitPrice({ amount: 4_999, vatPercent: 23, grossPriceSelected: true })).toEqual({
      price: 4_064,
      grossPrice: 4_999,
    });
  });

  test('entered net keeps its net price and gets its gross', () => {
    expect(unitPrice({ amount: 81_299, vatPercent: 23, grossPriceSelected: false })).toEqual({
      price: 81_299,
      grossPrice: 99_998,
    });
  });
});

test('an order is worth quantity times the rounded unit prices', () => {
  const cable = { ...unitPrice({ amount: 4_999, vatPercent: 23, grossPriceSelected: true }), quantity: 3 };
  const book = { ...unitPrice({ amount: 10_000, vatPercent: 5, grossPriceSelected: true }), quantity: 2 };
  expect(sumOfItems([cable, book])).toEqual({ price: 3 * 4_064 + 2 * 9_524, grossPrice: 34_997 });
  expect(sumOfItems([])).toEqual({ price: 0, grossPrice: 0 });
});

test('a partner programme stands alone in an order', () => {
  expect(categoriesCombine([null, null])).toBe(true);
  expect(categoriesCombine(['zima', 'zima'])).toBe(true);
  expect(categoriesCombine(['zima', null])).toBe(false);
  expect(categoriesCombine(['zima', 'lato'])).toBe(false);
});
