import { expect, test } from 'vitest';
import { industryOffer } from './industry.ts';

test('machines are financed at the interest of their category, the handling fee is paid before signing', () => {
  const input = { price: 1_000_000, grossPrice: 1_230_000, own: { grossAmount: 123_000 }, paymentsCount: 36 };
  expect(industryOffer(input, { interest: 15, handlingFee: 22_140 })).toMatchObject({
    grossOwnPayment: 123_000,
    ownPaymentInPercent: 10,
    loanPrice: 1_107_000,
    totalLoanPrice: 1_107_000,
    installmentValue: 38_375,
    interest: 15,
    administrativeCost: 22_140,
    administrativeCostInPercent: 2,
    entryAndAdministrativeSumGross: 145_140,
    totalCost: 1_526_640,
  });
});
