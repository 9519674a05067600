import { expect, test } from 'vitest';
import { conditionsFor, rowFor } from './decision-table.ts';

const application = {
  amount: 5_000_000,
  turnoverFrom: 50_000_000,
  yearsInBusiness: 5,
  ownPaymentInPercent: 10,
  paymentsCount: 36,
  conditionsAccepted: false,
  decidedBy: 'engine',
} as const;

test.each([
  ['9 999,99 zł', { amount: 999_999 }, 'approved', 'samo'],
  [
    '9 999,99 zł of a shop whose applications a person decides',
    { amount: 999_999, decidedBy: 'person' },
    'approved',
    'po naciśnięciu',
  ],
  ['10 000 zł', { amount: 1_000_000 }, 'approved', 'samo'],
  ['10 000,01 zł', { amount: 1_000_001 }, 'conditional', 'samo'],
  ['20 000 zł', { amount: 2_000_000 }, 'conditional', 'samo'],
  ['20 000,01 zł', { amount: 2_000_001 }, 'rejected', 'samo'],
  ['25 000,01 zł', { amount: 2_500_001 }, 'approved', 'po naciśnięciu'],
  ['50 000 zł of a company of this year', { yearsInBusiness: 0 }, 'rejected', 'po naciśnięciu'],
  [
    '100 000,01 zł on a small turnover',
    { amount: 10_000_001, turnoverFrom: 0 },
    'conditional',
    'po naciśnięciu',
  ],
  [
    '100 000,01 zł on an unknown turnover',
    { amount: 10_000_001, turnoverFrom: null },
    'approved',
    'po naciśnięciu',
  ],
  ['accepted conditions', { amount: 2_000_001, conditionsAccepted: true }, 'approved', 'samo'],
] as const)('%s', (_what, change, outcome, comes) => {
  const row = rowFor({ ...application, ...change });
  expect({ outcome: row.outcome, comes: row.comes }).toEqual({ outcome, comes });
});

test('conditions ask for more own payment and fewer instalments', () => {
  expect(conditionsFor({ ownPaymentInPercent: 0, paymentsCount: 60 })).toEqual({
    ownPaymentInPercent: 20,
    paymentsCount: 24,
  });
  expect(conditionsFor({ ownPaymentInPercent: 40, paymentsCount: 12 })).toEqual({
    ownPaymentInPercent: 45,
    paymentsCount: 12,
  });
});
