import { describe, expect, test } from 'vitest';
import { loanOffer } from './loan.ts';

const input = { price: 1_000_000, grossPrice: 1_230_000, own: { percent: 10 }, paymentsCount: 36 };

describe('offer of a business loan', () => {
  test('with the administrative cost paid before signing', () => {
    const offer = loanOffer(input, {
      ratePercent: 15,
      administrativeCostPercent: 2,
      administrativeCostFinanced: false,
    });
    expect(offer).toEqual({
      price: 1_000_000,
      grossPrice: 1_230_000,
      paymentsCount: 36,
      ownPayment: 100_000,
      grossOwnPayment: 123_000,
      ownPaymentInPercent: 10,
      entryValueSetManually: false,
      installmentValue: 38_375,
      grossInstallmentValue: 38_375,
      interest: 15,
      administrativeCost: 22_140,
      administrativeCostInPercent: 2,
      estimatedValue: 0,
      estimatedValueInPercent: 0,
      totalCost: 1_526_640,
      totalCostInPercent: 124.12,
      entryAndAdministrativeSumGross: 145_140,
      loanPrice: 1_107_000,
      totalLoanPrice: 1_107_000,
      insurancePrice: 0,
      serviceFeeValue: 0,
    });
  });

  test('with administrative cost and insurance repaid in the instalments', () => {
    const offer = loanOffer(
      { ...input, insurancePrice: 12_000 },
      { ratePercent: 15, administrativeCostPercent: 2, administrativeCostFinanced: true },
    );
    expect(offer).toMatchObject({
      administrativeCost: 22_140,
      loanPrice: 1_107_000,
      totalLoanPrice: 1_141_140,
      installmentValue: 39_558,
      insurancePrice: 12_000,
      totalCost: 1_547_088,
      entryAndAdministrativeSumGross: 123_000,
    });
  });

  test('with a service fee, which is repaid too', () => {
    const parameters = {
      ratePercent: 0,
      administrativeCostPercent: 0,
      administrativeCostFinanced: false,
      serviceFee: 3_600,
    };
    expect(loanOffer(input, parameters)).toMatchObject({
      serviceFeeValue: 3_600,
      totalLoanPrice: 1_110_600,
      installmentValue: 30_850,
    });
  });
});
