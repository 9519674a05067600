import { describe, expect, test } from 'vitest';
import { categoryProblems } from './category-problems.ts';
import type { EditedCategory } from './category-problems.ts';

const lease: EditedCategory = {
  ...{ sector: 'general', name: 'Laptopy', cfa: '491', iacCode: null },
  ...{ ownPaymentMinPercent: 0, ownPaymentMaxPercent: 45, paymentsCountMin: 12, paymentsCountMax: 48 },
  instalments: [
    { paymentsCount: 12, endValuePercent: 1 },
    { paymentsCount: 24, endValuePercent: 1 },
  ],
  ...{ marginPercent: 1, administrativeCostPercent: 0, interestPercent: null, handlingFee: null },
  ...{ commission: null, serviceFee: null, priceRanges: [], medicalRanges: [] },
};
const machines: EditedCategory = {
  ...lease,
  ...{ sector: 'industry', marginPercent: null, interestPercent: 0, handlingFee: 0, instalments: [] },
};
const range = { priceFrom: 100_000, priceTo: 5_000_000, monthsFrom: 12, monthsTo: 60 };
const medical: EditedCategory = {
  ...machines,
  ...{ sector: 'medical', cfa: null, iacCode: '0012345678', interestPercent: null, handlingFee: null },
  medicalRanges: [{ ...range, baseRatePercent: 5, marginPercent: 1 }],
};

const problemOf = (change: Partial<EditedCategory>, category = lease) =>
  categoryProblems({ ...category, ...change });

test('a category of each sector that breaks no rule may be saved', () => {
  const plm: EditedCategory = {
    ...machines,
    sector: 'plm',
    cfa: null,
    interestPercent: null,
    handlingFee: null,
  };
  expect([lease, machines, medical, plm].map((category) => categoryProblems(category))).toEqual([
    {},
    {},
    {},
    {},
  ]);
});

describe('is told on its field', () => {
  test.each<[string, Partial<EditedCategory>, Readonly<Record<string, string>>]>([
    ['a name of nothing but spaces', { name: '  ' }, { name: 'To pole jest wymagane' }],
    ['KST below 100', { cfa: '099' }, { cfa: 'KST to liczba od 100 do 999' }],
    ['KST of letters', { cfa: '4A1' }, { cfa: 'KST to liczba od 100 do 999' }],
    ['no KST', { cfa: null }, { cfa: 'To pole jest wymagane' }],
    [
      'a number of instalments below 1',
      { paymentsCountMin: 0 },
      { payments_count_min: 'Liczba rat to liczba całkowita, przynajmniej 1' },
    ],
    [
      'half an instalment',
      { paymentsCountMax: 48.5 },
      { payments_count_max: 'Liczba rat to liczba całkowita, przynajmniej 1' },
    ],
    [
      'the least number above the most',
      {
        paymentsCountMin: 48,
        paymentsCountMax: 47,
        instalments: [{ paymentsCount: 48, endValuePercent: 1 }],
      },
      {
        payments_count_min: 'Najmniejsza liczba rat nie może przekraczać największej',
        'instalments.0.payments_count': 'Liczba rat ma być od 48 do 47',
      },
    ],
    [
      'an own payment above everything',
      { ownPaymentMaxPercent: 100.01 },
      { own_payment_max_percent: 'Wpisz procent od 0 do 100' },
    ],
    [
      'no own payment at most',
      { ownPaymentMaxPercent: 0 },
      { own_payment_max_percent: 'Najwyższa wpłata własna musi być większa od zera' },
    ],
    [
      'the least own payment above the most',
      { ownPaymentMinPercent: 45.01 },
      { own_payment_min_percent: 'Najniższa wpłata własna nie może przekraczać najwyższej' },
    ],
    ['a margin below one percent', { marginPercent: 0.99 }, { margin_percent: 'Najniższa marża to 1%' }],
    ['no margin', { marginPercent: null }, { margin_percent: 'To pole jest wymagane' }],
    [
      'a service fee of nothing',
      { serviceFee: 0 },
      { service_fee: 'Opłata serwisowa musi być większa od zera' },
    ],
    [
      'one number of instalments twice',
      { instalments: [24, 12, 24].map((paymentsCount) => ({ paymentsCount, endValuePercent: 1 })) },
      { 'instalments.2.payments_count': 'Ta liczba rat już jest na liście' },
    ],
    ['no instalments', { instalments: [] }, { instalments: 'Dodaj przynajmniej jedną liczbę rat' }],
    [
      'ranges that overlap, repeat and are turned round',
      {
        priceRanges: [
          { priceFrom: 0, priceTo: 100, amount: 0 },
          { priceFrom: 100, priceTo: 200, amount: 0 },
          { priceFrom: 0, priceTo: 100, amount: -1 },
          { priceFrom: 9, priceTo: 8, amount: 0 },
        ],
      },
      {
        'price_ranges.1.price_from': 'Ten zakres nachodzi na inny',
        'price_ranges.2.price_from': 'Taki zakres już jest na liście',
        'price_ranges.2.amount': 'Wpisz liczbę, która nie jest ujemna',
        'price_ranges.3.price_from': 'Początek zakresu musi być mniejszy od końca',
      },
    ],
  ])('of a lease %s', (_, change, expected) => {
    expect(problemOf(change)).toEqual(expected);
  });

  test('of machines no interest and a negative fee', () => {
    expect(problemOf({ interestPercent: null, handlingFee: -1 }, machines)).toEqual({
      interest_percent: 'To pole jest wymagane',
      handling_fee: 'Wpisz liczbę, która nie jest ujemna',
    });
  });

  test('what was imported at a rate of its own needs no margin until one is said', () => {
    expect(problemOf({ marginPercent: null, interestPercent: 0 })).toEqual({});
    expect(problemOf({ marginPercent: 0.5, interestPercent: 0 })).toEqual({
      margin_percent: 'Najniższa marża to 1%',
    });
  });

  test('of medical equipment no IAC code, and one of letters', () => {
    expect(problemOf({ iacCode: null }, medical)).toEqual({ iac_code: 'To pole jest wymagane' });
    expect(problemOf({ iacCode: 'A1' }, medical)).toEqual({ iac_code: 'Kod IAC ma od 1 do 10 cyfr' });
  });
});

test('medical ranges lie between 1 000 and 2 000 000 zł, and meet only where their months do not', () => {
  const terms = { baseRatePercent: 5, marginPercent: 3.2 };
  const medicalRanges = [
    { ...range, ...terms },
    { ...range, ...terms, monthsFrom: 61, monthsTo: 84 },
    { ...range, ...terms, priceFrom: 5_000_000, priceTo: 200_000_001 },
    {
      ...range,
      ...terms,
      priceFrom: 99_999,
      priceTo: 99_999,
      monthsFrom: 85,
      monthsTo: 84,
      marginPercent: 0.5,
    },
  ];
  expect(problemOf({ medicalRanges }, medical)).toEqual({
    'medical_ranges.2.price_from': 'Ten zakres nachodzi na inny',
    'medical_ranges.2.price_to': 'Zakres może kończyć się najpóźniej na 2\u00a0000\u00a0000,00\u00a0zł',
    'medical_ranges.3.price_from': 'Zakres może zaczynać się najwcześniej od 1\u00a0000,00\u00a0zł',
    'medical_ranges.3.months_from': 'Najmniejsza liczba miesięcy nie może przekraczać największej',
    'medical_ranges.3.margin_percent': 'Najniższa marża to 1%',
  });
});
