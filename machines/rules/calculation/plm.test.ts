import { expect, test } from 'vitest';
import { impliedRate } from './implied-rate.ts';
import { plmOffer } from './plm.ts';

test("a manufacturer's programme counts by factor, with its subvention beside the client's offer", () => {
  const input = { price: 1_626_016, grossPrice: 2_000_000, own: { grossAmount: 200_000 }, paymentsCount: 24 };
  expect(plmOffer(input, { factorPercent: 4.55, subventionPercent: 3.5, handlingFee: 15_000 })).toMatchObject(
    {
      loanPrice: 1_800_000,
      totalLoanPrice: 1_800_000,
      installmentValue: 81_900,
      administrativeCost: 15_000,
      administrativeCostInPercent: 0.83,
      subvention: 70_000,
      totalCost: 2_180_600,
      totalCostInPercent: 109.03,
      entryAndAdministrativeSumGross: 215_000,
    },
  );
});

// The rate of the worked example lies in what the financing company lays out: the financed amount less what it receives
// at once from the manufacturer (subvention) and the client (handling fee). The client's own rate is lower.
test("the programme's yield counts subvention and handling fee, the client's rate does not", () => {
  const repaid = { instalment: 81_900, count: 24 };
  expect(impliedRate({ amount: 1_800_000 - 70_000 - 15_000, ...repaid })).toEqual({
    monthlyPercent: 1.1211,
    nominalPercent: 13.45,
    effectivePercent: 14.31,
  });
  expect(impliedRate({ amount: 1_800_000, ...repaid })).toEqual({
    monthlyPercent: 0.7164,
    nominalPercent: 8.6,
    effectivePercent: 8.94,
  });
});
