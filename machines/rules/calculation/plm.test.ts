import { expect, test } from 'vitest';
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
