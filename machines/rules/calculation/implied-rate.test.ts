import { expect, test } from 'vitest';
import { loanInstalment } from '../instalment.ts';
import { impliedRate } from './implied-rate.ts';

test('the rate of a loan is found again in its instalment', () => {
  const instalment = loanInstalment({ amount: 100_000_000, count: 60, ratePercent: 12 });
  expect(impliedRate({ amount: 100_000_000, instalment, count: 60 })).toEqual({
    monthlyPercent: 1,
    nominalPercent: 12,
    effectivePercent: 12.68,
  });
});

test('instalments that only repay hold no interest', () => {
  expect(impliedRate({ amount: 1_200, instalment: 100, count: 12 })).toEqual({
    monthlyPercent: 0,
    nominalPercent: 0,
    effectivePercent: 0,
  });
});
