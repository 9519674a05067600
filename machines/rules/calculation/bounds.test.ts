import { describe, expect, test } from 'vitest';
import { categoryPriceProblem, orderPriceProblem, ownPaymentBounds, ownPaymentProblem } from './bounds.ts';
import { plainRow } from './terms.ts';

const lifts = { name: 'Dźwigi', ownPaymentMinPercent: 5, ownPaymentMaxPercent: 40 };
const saws = { name: 'Piły', ownPaymentMinPercent: 10, ownPaymentMaxPercent: 45 };

describe('own payment', () => {
  test('is bound by percents of the value, rounded as a percent that was entered', () => {
    expect(ownPaymentBounds([lifts], 4_398_943)).toEqual({
      min: 219_947,
      max: 1_759_577,
      minPercent: 5,
      maxPercent: 40,
      minOf: 'Dźwigi',
      maxOf: 'Dźwigi',
    });
  });

  test('towards goods of several categories keeps the strictest bound of each', () => {
    expect(ownPaymentBounds([lifts, saws], 1_000_000)).toEqual({
      min: 100_000,
      max: 400_000,
      minPercent: 10,
      maxPercent: 40,
      minOf: 'Piły',
      maxOf: 'Dźwigi',
    });
    expect(() => ownPaymentBounds([], 1)).toThrow(RangeError);
  });

  const bounds = ownPaymentBounds([lifts], 1_000_000);
  const problem = (own: Parameters<typeof ownPaymentProblem>[1]) =>
    ownPaymentProblem(bounds, own, 'net', 1_000_000);

  test('on the bound passes, whichever side was entered', () => {
    const passing = [{ amount: 50_000 }, { amount: 400_000 }, { grossAmount: 61_500 }, { percent: 40 }];
    expect(passing.map(problem)).toEqual([null, null, null, null]);
  });

  test('beyond it category and bound are named, on the side that was entered', () => {
    expect(problem({ amount: 49_999 })).toBe(
      'W kategorii „Dźwigi” wpłata własna musi wynosić co najmniej 500,00\u00a0zł netto, czyli 5% wartości produktów',
    );
    expect(problem({ grossAmount: 61_499 })).toBe(
      'W kategorii „Dźwigi” wpłata własna musi wynosić co najmniej 615,00\u00a0zł brutto, czyli 5% wartości produktów netto',
    );
    expect(problem({ percent: 40.01 })).toBe(
      'W kategorii „Dźwigi” wpłata własna może wynosić najwyżej 4\u00a0000,00\u00a0zł netto, czyli 40% wartości produktów',
    );
    expect(ownPaymentProblem(bounds, { percent: 4 }, 'gross', 1_000_000)).toMatch(/500,00\u00a0zł brutto/u);
  });

  test('a percent that was typed beside gross amounts has its bound gross, and says of what it is one (F102)', () => {
    expect(ownPaymentProblem(bounds, { percent: 4 }, 'net', 1_000_000, 'gross')).toBe(
      'W kategorii „Dźwigi” wpłata własna musi wynosić co najmniej 615,00\u00a0zł brutto, czyli 5% wartości produktów netto',
    );
    expect(ownPaymentProblem(bounds, { percent: 4 }, 'gross', 1_000_000, 'net')).toMatch(
      /500,00\u00a0zł brutto, czyli 5% wartości produktów$/u,
    );
  });
});

test("an order's value stays within the shop's bounds, and the shop is named", () => {
  const shop = { name: 'Elektro', minOrderPrice: 100_000, maxOrderPrice: 5_000_000 };
  expect(orderPriceProblem(shop, 100_000)).toBeNull();
  expect(orderPriceProblem(shop, 99_999)).toBe(
    'Sklep Elektro przyjmuje zamówienia o wartości co najmniej 1\u00a0000,00\u00a0zł brutto',
  );
  expect(orderPriceProblem(shop, 5_000_001)).toBe(
    'Sklep Elektro przyjmuje zamówienia o wartości najwyżej 50\u00a0000,00\u00a0zł brutto',
  );
  expect(orderPriceProblem({ name: 'Elektro', minOrderPrice: null, maxOrderPrice: null }, 1)).toBeNull();
});

test('a value beyond all rows of a category is refused with its bound', () => {
  const terms = {
    ...lifts,
    value: 'lifts',
    partnerProgram: null,
    depreciationPercent: null,
    priceRanges: [],
    rows: [
      { ...plainRow, priceFrom: 100_000, priceTo: 200_000 },
      { ...plainRow, priceFrom: 200_001, priceTo: 900_000 },
    ],
  };
  expect(categoryPriceProblem(terms, 150_000)).toBeNull();
  expect(categoryPriceProblem(terms, 99_999)).toBe(
    'W kategorii „Dźwigi” finansujemy zamówienia o wartości co najmniej 1\u00a0000,00\u00a0zł brutto',
  );
  expect(categoryPriceProblem(terms, 900_001)).toBe(
    'W kategorii „Dźwigi” finansujemy zamówienia o wartości najwyżej 9\u00a0000,00\u00a0zł brutto',
  );
  expect(categoryPriceProblem({ ...terms, rows: [plainRow] }, 1)).toBeNull();
});
