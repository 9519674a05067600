import { expect, test } from 'vitest';
import { isShownRefund } from './refunds.ts';

const day = 24 * 60 * 60_000;

test('the złoty of a verification is shown once the bank has not returned it in five days', () => {
  const owed = { reason: 'zloty', state: 'owed' } as const;
  expect([0, 5 * day - 1, 5 * day].map((now) => isShownRefund(owed, 0, now))).toEqual([false, false, true]);
});

test('what somebody has ordered or settled, and all other money that goes back, is shown at once', () => {
  const refunds = [
    { reason: 'zloty', state: 'ordered' },
    { reason: 'zloty', state: 'paid_out' },
    { reason: 'refused', state: 'owed' },
  ] as const;
  expect(refunds.map((refund) => isShownRefund(refund, 0, 0))).toEqual([true, true, true]);
});
