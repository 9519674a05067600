import { describe, expect, test } from 'vitest';
import {
  allowedCounts,
  commonBounds,
  countAllowed,
  orderPriceProblem,
  ownPaymentBounds,
  ownPaymentProblem,
} from './bounds.ts';

const category = {
  ownPaymentMinPercent: 5,
  ownPaymentMaxPercent: 40,
  minCount: 12,
  maxCount: 48,
  counts: [12, 24, 36, 48, 60],
};

describe('own payment', () => {
  test('is bound by percents of the value, rounded as a percent that was entered', () => {
    expect(ownPaymentBounds(category, 4_398_943)).toEqual({
      min: 219_947,
      max: 1_759_577,
      minPercent: 5,
      maxPercent: 40,
    });
  });

  test('on the bound passes, beyond it the bound is named', () => {
    expect(ownPaymentProblem(category, 1_000_000, 50_000)).toBeNull();
    expect(ownPaymentProblem(category, 1_000_000, 400_000)).toBeNull();
    expect(ownPaymentProblem(category, 1_000_000, 49_999)).toBe(
      'Wpłata własna musi wynosić co najmniej 500,00\u00a0zł, czyli 5% wartości produktów',
    );
    expect(ownPaymentProblem(category, 1_000_000, 400_001)).toBe(
      'Wpłata własna może wynosić najwyżej 4\u00a0000,00\u00a0zł, czyli 40% wartości produktów',
    );
  });
});

describe('number of instalments', () => {
  test('is one that the category has a calculation for, between its bounds', () => {
    expect([12, 24, 48].map((count) => countAllowed(category, count))).toEqual([true, true, true]);
    expect([11, 13, 60, 24.5].map((count) => countAllowed(category, count))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(allowedCounts(category)).toEqual([12, 24, 36, 48]);
  });

  test('is any between the bounds where no list is given', () => {
    expect(allowedCounts({ ...category, minCount: 3, maxCount: 6, counts: null })).toEqual([3, 4, 5, 6]);
  });
});

test('goods of several categories are bound by what all of them allow', () => {
  const other = {
    ownPaymentMinPercent: 10,
    ownPaymentMaxPercent: 45,
    minCount: 24,
    maxCount: 60,
    counts: [18, 24, 48],
  };
  expect(commonBounds([category, other])).toEqual({
    ownPaymentMinPercent: 10,
    ownPaymentMaxPercent: 40,
    minCount: 24,
    maxCount: 48,
    counts: [24, 48],
  });
  expect(commonBounds([category])).toEqual(category);
  expect(() => commonBounds([])).toThrow(RangeError);
});

test("an order's value stays within the shop's bounds", () => {
  const shop = { minOrderPrice: 100_000, maxOrderPrice: 5_000_000 };
  expect(orderPriceProblem(shop, 100_000)).toBeNull();
  expect(orderPriceProblem(shop, 99_999)).toBe(
    'Wartość zamówienia musi wynosić co najmniej 1\u00a0000,00\u00a0zł',
  );
  expect(orderPriceProblem(shop, 5_000_001)).toBe(
    'Wartość zamówienia może wynosić najwyżej 50\u00a0000,00\u00a0zł',
  );
  expect(orderPriceProblem({ minOrderPrice: null, maxOrderPrice: null }, 1)).toBeNull();
});
