import { expect, test } from 'vitest';
import { offerByHand, type OfferCase } from './offer-oracle.ts';

const none: OfferCase = {
  ...{ formula: 'lease', price: 0, grossPrice: 0, ownPercent: 0, paymentsCount: 12, ratePercent: 0 },
  ...{ residualPercent: 0, administrativeCostPercent: 0, rangeAmount: 0, handlingFee: 0, serviceFee: 0 },
  ...{ costIsFinanced: false, insurance: 0, factorPercent: 0 },
};

// The worked examples of domain facts 8.2 and 8.4 to 8.6.
test.each<[string, Partial<OfferCase>, number, number]>([
  [
    'L1',
    {
      ...{ price: 1_000_000, ownPercent: 1000, residualPercent: 100, administrativeCostPercent: 100 },
      ...{ paymentsCount: 24, ratePercent: 1200 },
    },
    41_995,
    1_127_880,
  ],
  [
    'L2',
    {
      ...{ price: 4_398_943, ownPercent: 500, residualPercent: 1900, administrativeCostPercent: 200 },
      ...{ paymentsCount: 36, ratePercent: 1079 },
    },
    116_635,
    5_342_585,
  ],
  ['L3', { price: 1_200_000, residualPercent: 100, paymentsCount: 12 }, 99_000, 1_200_000],
  [
    'L4',
    {
      ...{ price: 812_927, ownPercent: 2000, residualPercent: 100, paymentsCount: 35, ratePercent: 950 },
      serviceFee: 499,
    },
    21_145,
    928_254,
  ],
  [
    'medical equipment',
    {
      ...{ formula: 'medical', grossPrice: 15_000_000, ownPercent: 1000, paymentsCount: 60 },
      ratePercent: 820,
    },
    275_025,
    1_500_000 + 16_501_500,
  ],
  [
    'a loan whose cost is paid up front',
    {
      ...{ formula: 'loan', grossPrice: 1_230_000, ownPercent: 1000, paymentsCount: 36, ratePercent: 1500 },
      administrativeCostPercent: 200,
    },
    38_375,
    1_526_640,
  ],
  [
    'a loan whose cost is lent',
    {
      ...{ formula: 'loan', grossPrice: 1_230_000, ownPercent: 1000, paymentsCount: 36, ratePercent: 1500 },
      ...{ administrativeCostPercent: 200, costIsFinanced: true, insurance: 12_000 },
    },
    39_558,
    1_547_088,
  ],
  [
    'plm',
    {
      ...{ formula: 'plm', grossPrice: 2_000_000, ownPercent: 1000, paymentsCount: 24 },
      ...{ factorPercent: 455, handlingFee: 15_000 },
    },
    81_900,
    2_180_600,
  ],
])('%s comes out as it was worked out by hand', (_name, change, installmentValue, totalCost) => {
  expect(offerByHand({ ...none, ...change })).toEqual({ installmentValue, totalCost });
});
