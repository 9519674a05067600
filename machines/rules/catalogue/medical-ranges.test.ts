import { expect, test } from 'vitest';
import { rangesProblems } from './medical-ranges.ts';

const range = {
  ...{ priceFrom: 100_000, priceTo: 5_000_000, monthsFrom: 12, monthsTo: 36 },
  ...{ baseRatePercent: 5, marginPercent: 1 },
};

test('ranges by themselves follow the rules of those of a category, under the names that they are sent by', () => {
  const dearer = { ...range, priceFrom: 5_000_001, priceTo: 200_000_000 };
  const longer = { ...range, monthsFrom: 37, monthsTo: 84 };
  expect(rangesProblems([range, dearer, longer])).toEqual({});
  expect(
    rangesProblems([
      range,
      { ...range, priceTo: 200_000_001, marginPercent: 0.99 },
      { ...longer, priceFrom: 99_999, monthsFrom: 85 },
      { ...dearer, priceTo: 5_000_001 },
    ]),
  ).toEqual({
    'rows.1.price_from': 'Ten zakres nachodzi na inny',
    'rows.1.price_to': 'Zakres może kończyć się najpóźniej na 2 000 000,00 zł'.replaceAll(
      / (?=\d{3}|zł)/gu,
      '\u00a0',
    ),
    'rows.1.margin_percent': 'Najniższa marża to 1%',
    'rows.2.price_from': 'Zakres może zaczynać się najwcześniej od 1 000,00 zł'.replaceAll(
      / (?=\d{3}|zł)/gu,
      '\u00a0',
    ),
    'rows.2.months_from': 'Najmniejsza liczba miesięcy nie może przekraczać największej',
    'rows.3.price_from': 'Początek zakresu musi być mniejszy od końca',
  });
});
