import { expect, test } from 'vitest';
import { loanProblems } from './loan-problems.ts';
import type { EditedLoan } from './loan-problems.ts';

const loan: EditedLoan = {
  ...{ paymentsCount: 12, interestPercent: 15, administrativeCostPercent: 2 },
  ...{ administrativeCostFinanced: false, insurancePrice: 0 },
};

test('loans have 1 to 120 instalments, each number once, percents up to a hundred and no negative insurance', () => {
  const least = { ...loan, paymentsCount: 1, interestPercent: 0, administrativeCostPercent: 0 };
  const most = { ...loan, paymentsCount: 120, interestPercent: 100, administrativeCostPercent: 100 };
  expect(loanProblems([least, loan, { ...most, insurancePrice: 120_00 }])).toEqual({});
  expect(
    loanProblems([
      loan,
      loan,
      { ...loan, paymentsCount: 121, interestPercent: 100.01, administrativeCostPercent: -1 },
      { ...loan, paymentsCount: 0, insurancePrice: -1 },
      { ...loan, paymentsCount: null, interestPercent: null, insurancePrice: null },
    ]),
  ).toEqual({
    'rows.1.payments_count': 'Ta liczba rat już jest na liście',
    'rows.2.payments_count': 'Liczba rat może wynosić najwyżej 120',
    'rows.2.interest_percent': 'Wpisz procent od 0 do 100',
    'rows.2.administrative_cost_percent': 'Wpisz procent od 0 do 100',
    'rows.3.payments_count': 'Liczba rat to liczba całkowita, przynajmniej 1',
    'rows.3.insurance_price': 'Wpisz liczbę, która nie jest ujemna',
    'rows.4.payments_count': 'To pole jest wymagane',
    'rows.4.interest_percent': 'To pole jest wymagane',
    'rows.4.insurance_price': 'To pole jest wymagane',
  });
});
