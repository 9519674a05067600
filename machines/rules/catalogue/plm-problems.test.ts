import { describe, expect, test } from 'vitest';
import { calculationProblems, calculationsProblems, isActiveTwice } from './plm-problems.ts';
import type { EditedCalculation } from './plm-problems.ts';

const calculation: EditedCalculation = {
  ...{ supportType: 'standard', paymentsCount: 24, priceFrom: 100_000, priceTo: 20_000_000 },
  ...{ ratePercent: 4.55, subventionPercent: 3.5, manipulationFee: 15_000, commissionPercent: 0 },
  ...{ irrPercent: null, active: true },
};
const twice = 'Jest już aktywna kalkulacja z tą liczbą rat i rodzajem wsparcia';

describe('calculations of one set', () => {
  test.each([
    ['of another number of instalments', { paymentsCount: 36 }],
    ['of another kind of support', { supportType: 'promocja' }],
    ['of goods that begin where these end', { priceFrom: 20_000_001, priceTo: 30_000_000 }],
    ['that is not active', { active: false }],
  ])('take one %s', (_, other) => {
    expect(calculationsProblems([calculation, { ...calculation, ...other }])).toEqual({});
    expect(isActiveTwice({ ...calculation, ...other }, [calculation])).toBe(false);
  });

  test.each([
    ['the same', {}],
    ['one of the same support in other letters', { supportType: ' Standard ' }],
    ['one that begins at the last price of these', { priceFrom: 20_000_000, priceTo: 30_000_000 }],
  ])('do not take %s, and tell the later one (CATALOG-040)', (_, other) => {
    expect(calculationsProblems([calculation, { ...calculation, ...other }])).toEqual({
      'rows.1.payments_count': twice,
    });
    expect(calculationProblems({ ...calculation, ...other }, [calculation])).toEqual({
      payments_count: twice,
    });
    expect(isActiveTwice({ ...calculation, ...other }, [calculation])).toBe(true);
  });
});

test('a calculation says everything but its rate of return, in numbers that are possible', () => {
  const nothing = {
    supportType: ' ',
    paymentsCount: null,
    priceFrom: null,
    priceTo: null,
    ratePercent: null,
  };
  const required = 'To pole jest wymagane';
  expect(
    calculationProblems(
      {
        ...{ ...calculation, ...nothing, subventionPercent: null, manipulationFee: null },
        commissionPercent: null,
      },
      [],
    ),
  ).toEqual({
    ...{ support_type: required, payments_count: required, price_from: required, price_to: required },
    ...{ rate_percent: required, subvention_percent: required, manipulation_fee: required },
    commission_percent: required,
  });
  expect(
    calculationProblems(
      {
        ...{ ...calculation, paymentsCount: 121, priceTo: 100_000, ratePercent: -1, subventionPercent: 101 },
        ...{ manipulationFee: -1, commissionPercent: 101, irrPercent: -1 },
      },
      [],
    ),
  ).toEqual({
    payments_count: 'Liczba rat może wynosić najwyżej 120',
    price_from: 'Początek zakresu musi być mniejszy od końca',
    rate_percent: 'Wpisz liczbę, która nie jest ujemna',
    subvention_percent: 'Wpisz procent od 0 do 100',
    manipulation_fee: 'Wpisz liczbę, która nie jest ujemna',
    commission_percent: 'Wpisz procent od 0 do 100',
    irr_percent: 'Wpisz liczbę, która nie jest ujemna',
  });
});
