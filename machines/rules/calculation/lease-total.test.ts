import { expect, test } from 'vitest';
import { grossTotalOfLease } from './lease-total.ts';

test('each payment of a lease bears its own VAT, and insurance none', () => {
  const offer = {
    paymentsCount: 3,
    // 123.00 + 3 × (12.31 + 1.23) + 6.15 + 5.00: 10.01 with 23 % is 12.3123, rounded before it is multiplied.
    entryAndAdministrativeSumGross: 12_300,
    installmentValue: 1_001,
    serviceFeeValue: 300,
    estimatedValue: 500,
    insurancePrice: 500,
  };
  expect(grossTotalOfLease(offer)).toBe(12_300 + 3 * (1_231 + 123) + 615 + 500);
});
