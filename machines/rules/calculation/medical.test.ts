import { describe, expect, test } from 'vitest';
import { customPurposeLoanLimit, customPurposeLoanOf, medicalOffer, medicalRate } from './medical.ts';

const input = {
  price: 13_888_889,
  grossPrice: 15_000_000,
  own: { grossAmount: 1_500_000 },
  paymentsCount: 60,
};
const parameters = { ratePercent: medicalRate(5, 3.2) };

describe('offer for medical equipment', () => {
  test('base rate and margin make the rate', () => {
    expect(medicalOffer(input, parameters)).toMatchObject({
      interest: 8.2,
      loanPrice: 13_500_000,
      totalLoanPrice: 13_500_000,
      installmentValue: 275_025,
      customPurposeLoan: 0,
      totalCost: 1_500_000 + 16_501_500,
      totalCostInPercent: 120.01,
      entryAndAdministrativeSumGross: 1_500_000,
    });
  });

  test('a custom-purpose loan is repaid with the equipment', () => {
    expect(medicalOffer({ ...input, customPurposeLoan: 3_000_000 }, parameters)).toMatchObject({
      loanPrice: 16_500_000,
      installmentValue: 336_142,
      customPurposeLoan: 3_000_000,
      ownPaymentInPercent: 10,
      totalCost: 1_500_000 + 60 * 336_142,
    });
  });

  test('the custom-purpose loan can be read off the stored amounts', () => {
    expect(customPurposeLoanOf(medicalOffer({ ...input, customPurposeLoan: 3_000_000 }, parameters))).toBe(
      3_000_000,
    );
    expect(customPurposeLoanOf(medicalOffer(input, parameters))).toBe(0);
  });

  test('a service fee is repaid too', () => {
    expect(medicalOffer(input, { ...parameters, serviceFee: 5_000 })).toMatchObject({
      serviceFeeValue: 5_000,
      totalLoanPrice: 13_505_000,
    });
  });

  test('a custom-purpose loan above its limit and a margin below one percent are refused', () => {
    expect(() => medicalOffer({ ...input, customPurposeLoan: 3_000_001 }, parameters)).toThrow(RangeError);
    expect(() => medicalRate(5, 0.99)).toThrow(RangeError);
  });
});

test.each([
  [15_000_000, 3_000_000],
  [40_000_000, 8_000_000],
  [50_000_000, 8_000_000],
  [0, 0],
])('beside equipment of %d grosz at most %d may be borrowed', (value, limit) => {
  expect(customPurposeLoanLimit(value)).toBe(limit);
});
