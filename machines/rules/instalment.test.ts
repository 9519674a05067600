import { describe, expect, test } from 'vitest';
import { leaseInstalment, loanInstalment } from './instalment.ts';

describe('instalment of a lease', () => {
  test.each([
    [
      'REF',
      { price: 13_396_721, ownPayment: 1_205_705, residual: 133_967, count: 35, ratePercent: 8.926542 },
      393_545,
    ],
    ['L1', { price: 1_000_000, ownPayment: 100_000, residual: 10_000, count: 24, ratePercent: 12 }, 41_995],
    [
      'L2',
      { price: 4_398_943, ownPayment: 219_947, residual: 835_799, count: 36, ratePercent: 10.79 },
      116_635,
    ],
    ['L3', { price: 1_200_000, ownPayment: 0, residual: 12_000, count: 12, ratePercent: 0 }, 99_000],
    ['L4', { price: 812_927, ownPayment: 162_585, residual: 8_129, count: 35, ratePercent: 9.5 }, 21_145],
  ])('%s', (_name, terms, instalment) => {
    expect(leaseInstalment(terms)).toBe(instalment);
  });
});

describe('instalment of a loan', () => {
  test.each([
    [{ amount: 1_107_000, count: 36, ratePercent: 15 }, 38_375],
    [{ amount: 1_141_140, count: 36, ratePercent: 15 }, 39_558],
    [{ amount: 13_500_000, count: 60, ratePercent: 8.2 }, 275_025],
    [{ amount: 16_500_000, count: 60, ratePercent: 8.2 }, 336_142],
    [{ amount: 1_200_000, count: 12, ratePercent: 0 }, 100_000],
    [{ amount: 1_000_000, count: 1, ratePercent: 12 }, 1_010_000],
  ])('%o', (terms, instalment) => {
    expect(loanInstalment(terms)).toBe(instalment);
  });

  test('of ten years is as exact as of one', () => {
    expect(loanInstalment({ amount: 100_000_000, count: 120, ratePercent: 8.926542 })).toBe(1_262_786);
  });

  test('needs a count and a rate that can be', () => {
    expect(() => loanInstalment({ amount: 1000, count: 0, ratePercent: 10 })).toThrow(RangeError);
    expect(() => loanInstalment({ amount: 1000, count: 1.5, ratePercent: 10 })).toThrow(RangeError);
    expect(() => loanInstalment({ amount: 1000, count: 12, ratePercent: -1 })).toThrow(RangeError);
    expect(() => loanInstalment({ amount: Number.NaN, count: 12, ratePercent: 1 })).toThrow(RangeError);
  });
});
