import { describe, expect, test } from 'vitest';
import { grossFromNet } from '../vat.ts';
import { leaseOffer } from './lease.ts';

const goods = (price: number) => ({ price, grossPrice: grossFromNet(price, 23) });

describe('offer of a lease', () => {
  test('REF, a contract of the market', () => {
    const offer = leaseOffer(
      { ...goods(13_396_721), own: { percent: 9 }, paymentsCount: 35 },
      { ratePercent: 8.926542, residualPercent: 1, administrativeCostPercent: 0 },
    );
    expect(offer).toEqual({
      price: 13_396_721,
      grossPrice: 16_477_967,
      paymentsCount: 35,
      ownPayment: 1_205_705,
      grossOwnPayment: 1_483_017,
      ownPaymentInPercent: 9,
      entryValueSetManually: false,
      installmentValue: 393_545,
      grossInstallmentValue: 484_060,
      interest: 8.926542,
      administrativeCost: 0,
      administrativeCostInPercent: 0,
      estimatedValue: 133_967,
      estimatedValueInPercent: 1,
      totalCost: 15_113_747,
      totalCostInPercent: 112.82,
      entryAndAdministrativeSumGross: 1_483_017,
      loanPrice: 12_191_016,
      totalLoanPrice: 12_191_016,
      insurancePrice: 0,
      serviceFeeValue: 0,
    });
  });

  test('L1, a tenth paid, one percent left and one of administrative cost', () => {
    const offer = leaseOffer(
      { ...goods(1_000_000), own: { percent: 10 }, paymentsCount: 24 },
      { ratePercent: 12, residualPercent: 1, administrativeCostPercent: 1 },
    );
    expect(offer).toMatchObject({
      ownPayment: 100_000,
      estimatedValue: 10_000,
      administrativeCost: 10_000,
      administrativeCostInPercent: 1,
      loanPrice: 900_000,
      installmentValue: 41_995,
      grossInstallmentValue: 51_654,
      totalCost: 1_127_880,
      totalCostInPercent: 112.79,
      entryAndAdministrativeSumGross: 135_300,
    });
  });

  test('L2, amounts that do not come out even', () => {
    const parameters = { ratePercent: 10.79, residualPercent: 19, administrativeCostPercent: 2 };
    const byPercent = leaseOffer({ ...goods(4_398_943), own: { percent: 5 }, paymentsCount: 36 }, parameters);
    expect(byPercent).toMatchObject({
      ownPayment: 219_947,
      estimatedValue: 835_799,
      administrativeCost: 87_979,
      loanPrice: 4_178_996,
      installmentValue: 116_635,
      grossInstallmentValue: 143_461,
      totalCost: 5_342_585,
      totalCostInPercent: 121.45,
      entryAndAdministrativeSumGross: 378_749,
    });
    const byAmount = leaseOffer(
      { ...goods(4_398_943), own: { amount: 219_947 }, paymentsCount: 36 },
      parameters,
    );
    expect(byAmount).toEqual({ ...byPercent, entryValueSetManually: true });
  });

  test('L3, nothing paid at the start and no interest', () => {
    const offer = leaseOffer(
      { ...goods(1_200_000), own: { percent: 0 }, paymentsCount: 12 },
      { ratePercent: 0, residualPercent: 1, administrativeCostPercent: 0 },
    );
    expect(offer).toMatchObject({
      ownPayment: 0,
      estimatedValue: 12_000,
      loanPrice: 1_200_000,
      installmentValue: 99_000,
      grossInstallmentValue: 121_770,
      totalCost: 1_200_000,
      totalCostInPercent: 100,
      entryAndAdministrativeSumGross: 0,
    });
  });

  test('L4, with service of 4,99 a month', () => {
    const offer = leaseOffer(
      { ...goods(812_927), own: { percent: 20 }, paymentsCount: 35 },
      { ratePercent: 9.5, residualPercent: 1, administrativeCostPercent: 0, serviceFee: 499 },
    );
    expect(offer).toMatchObject({
      ownPayment: 162_585,
      estimatedValue: 8_129,
      loanPrice: 650_342,
      installmentValue: 21_145,
      grossInstallmentValue: 26_008,
      serviceFeeValue: 17_465,
      totalCost: 928_254,
      totalCostInPercent: 114.19,
      entryAndAdministrativeSumGross: 199_980,
    });
  });

  test('a gross own payment that was entered is paid as it was entered', () => {
    const offer = leaseOffer(
      { ...goods(1_000_000), own: { grossAmount: 100_002 }, paymentsCount: 24, insurancePrice: 5_000 },
      { ratePercent: 12, residualPercent: 1, administrativeCostPercent: 1 },
    );
    expect(offer.entryAndAdministrativeSumGross).toBe(100_002 + 12_300);
    expect(offer.totalCost).toBe(offer.ownPayment + 10_000 + 24 * offer.installmentValue + 10_000 + 5_000);
  });
});
