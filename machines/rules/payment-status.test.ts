import { expect, test } from 'vitest';
import { paymentStatus, sumsOf, type MoneyOperation } from './payment-status.ts';
import type { RefundOfSum } from './refunds.ts';

const came: MoneyOperation = {
  ...{ id: 'M1', kind: 'payment', amount: 6_457_50, currency: 'PLN' },
  ...{ status: 'completed', settled: null },
};
const failed: MoneyOperation = { ...came, id: 'M2', status: 'rejected' };
const pending: MoneyOperation = { ...came, id: 'M3', status: 'pending' };
const accepted: MoneyOperation = { ...came, settled: 'accepted' };
const refused: MoneyOperation = { ...came, id: 'M4', settled: 'refused' };
const owed: RefundOfSum = { operationId: 'M1', amount: 6_457_50, state: 'owed' };
const part: RefundOfSum = { ...owed, amount: 57_50 };
const returned: RefundOfSum = { ...owed, state: 'paid_out' };

test('each sum that came is where its own decision or refunds have put it', () => {
  const more = { ...came, id: 'M6', currency: 'EUR' };
  expect(sumsOf([accepted, failed, pending, refused, more], [])).toEqual(
    [accepted, refused, more].map((sum) => ({
      ...sum,
      status: sum.settled ?? 'completed',
      rest: 6_457_50,
    })),
  );
  const back = (...refunds: RefundOfSum[]) =>
    sumsOf([accepted], refunds).map(({ status, rest }) => [status, rest]);
  expect([back(returned), back(owed), back(part)]).toEqual([
    [['refunded', 0]],
    [['refused', 0]],
    [['accepted', 6_400_00]],
  ]);
});

test.each([
  ['that nobody answered is as we left it', [], [], 'started'],
  ['that is on its way after one that failed is as we left it', [failed, pending], [], 'started'],
  ['that failed is rejected', [failed], [], 'rejected'],
  ['that came is completed, whatever fails after it', [came, failed], [], 'completed'],
  [
    'of which more came than was accepted still holds the rest',
    [accepted, { ...came, id: 'M7' }],
    [],
    'completed',
  ],
  ['that was accepted after one that was refused is accepted', [refused, accepted], [], 'accepted'],
  ['that goes back in part is still accepted', [accepted], [part], 'accepted'],
  ['whose refund is on its way is refused', [came], [{ ...owed, state: 'ordered' }], 'refused'],
  ['of an unknown amount is held', [{ ...came, amount: 0, currency: 'XXX' }], [], 'completed'],
  ['that went back is refunded', [accepted], [returned], 'refunded'],
] as const)('a payment %s', (_what, operations, refunds, status) => {
  expect(paymentStatus('started', operations, refunds)).toBe(status);
});
