import { describe, expect, test } from 'vitest';
import { enteredOwnPayment, ownPaymentOf } from './own-payment.ts';

describe('own payment of a lease, from the net price', () => {
  test('entered as a percent gives the amounts', () => {
    expect(ownPaymentOf({ percent: 9 }, 'net', 13_396_721)).toEqual({
      ownPayment: 1_205_705,
      grossOwnPayment: 1_483_017,
      ownPaymentInPercent: 9,
      entryValueSetManually: false,
    });
  });

  test('entered as an amount gives the percent and stays as it was entered', () => {
    expect(ownPaymentOf({ amount: 219_947 }, 'net', 4_398_943)).toEqual({
      ownPayment: 219_947,
      grossOwnPayment: 270_535,
      ownPaymentInPercent: 5,
      entryValueSetManually: true,
    });
  });

  test('entered gross stays as it was entered', () => {
    expect(ownPaymentOf({ grossAmount: 100_001 }, 'net', 1_000_000)).toEqual({
      ownPayment: 81_302,
      grossOwnPayment: 100_001,
      ownPaymentInPercent: 8.13,
      entryValueSetManually: true,
    });
  });
});

test('own payment of a loan is counted from the gross price', () => {
  const tenth = { ownPayment: 100_000, grossOwnPayment: 123_000, ownPaymentInPercent: 10 };
  expect(ownPaymentOf({ percent: 10 }, 'gross', 1_230_000)).toEqual({
    ...tenth,
    entryValueSetManually: false,
  });
  expect(ownPaymentOf({ grossAmount: 123_000 }, 'gross', 1_230_000)).toEqual({
    ...tenth,
    entryValueSetManually: true,
  });
  expect(ownPaymentOf({ amount: 100_000 }, 'gross', 1_230_000)).toEqual({
    ...tenth,
    entryValueSetManually: true,
  });
});

test('nothing and everything can be paid, more or less cannot', () => {
  expect(ownPaymentOf({ amount: 0 }, 'net', 1_000).ownPaymentInPercent).toBe(0);
  expect(ownPaymentOf({ percent: 100 }, 'net', 1_000).ownPayment).toBe(1_000);
  expect(() => ownPaymentOf({ amount: 1_001 }, 'net', 1_000)).toThrow(RangeError);
  expect(() => ownPaymentOf({ percent: -1 }, 'gross', 1_000)).toThrow(RangeError);
});

test.each([{ percent: 12.5 }, { amount: 81_303 }, { grossAmount: 100_001 }, { grossAmount: 100_002 }])(
  'what was entered is read back from what is stored, so that all sides stay as they were: %o',
  (entered) => {
    const stored = ownPaymentOf(entered, 'net', 1_000_000);
    expect(ownPaymentOf(enteredOwnPayment(stored) ?? { percent: 0 }, 'net', 1_000_000)).toEqual(stored);
  },
);

test('nothing entered is read back as nothing', () => {
  const nothing = { ownPayment: null, grossOwnPayment: null, ownPaymentInPercent: null };
  expect(enteredOwnPayment({ ...nothing, entryValueSetManually: false })).toBeNull();
  expect(enteredOwnPayment({ ...nothing, entryValueSetManually: true })).toBeNull();
});
