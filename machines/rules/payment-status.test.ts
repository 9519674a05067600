import { expect, test } from 'vitest';
import { paymentStatus, sumsOf, type MoneyOperation } from './payment-status.ts';

const came: MoneyOperation = {
  ...{ number: 'M1', kind: 'payment', amount: 6_457_50, currency: 'PLN' },
  ...{ status: 'completed', settled: null, relatedNumber: null },
};
const failed: MoneyOperation = { ...came, number: 'M2', status: 'rejected' };
const pending: MoneyOperation = { ...came, number: 'M3', status: 'pending' };
const accepted: MoneyOperation = { ...came, settled: 'accepted' };
const refused: MoneyOperation = { ...came, number: 'M4', settled: 'refused' };
const returned: MoneyOperation = { ...came, number: 'M5', kind: 'refund', relatedNumber: 'M1' };

test('each sum that came is where its own decision or refund has put it', () => {
  const more = { ...came, number: 'M6', currency: 'EUR' };
  expect(sumsOf([accepted, failed, pending, refused, more])).toEqual(
    [accepted, refused, more].map((sum) => ({ ...sum, status: sum.settled ?? 'completed' })),
  );
  const back = sumsOf([accepted, refused, returned]);
  expect(back.map(({ number, status }) => [number, status])).toEqual([
    ['M1', 'refunded'],
    ['M4', 'refused'],
  ]);
});

test.each([
  ['that nobody answered is as we left it', [], 'started'],
  ['that is on its way after one that failed is as we left it', [failed, pending], 'started'],
  ['that failed is rejected', [failed], 'rejected'],
  ['that came is completed, whatever fails after it', [came, failed], 'completed'],
  ['of which more came than was accepted still holds the rest', [accepted, came], 'completed'],
  ['that was accepted after one that was refused is accepted', [refused, accepted], 'accepted'],
  ['that went back in part is still accepted', [accepted, { ...returned, amount: 1 }], 'accepted'],
  [
    'whose refund is on its way is still refused',
    [
      { ...refused, number: 'M1' },
      { ...returned, status: 'pending' },
    ],
    'refused',
  ],
  ['of an unknown amount is held', [{ ...came, amount: 0, currency: 'XXX' }], 'completed'],
  ['that went back is refunded', [accepted, returned], 'refunded'],
] as const)('a payment %s', (_what, operations, status) => {
  expect(paymentStatus('started', operations)).toBe(status);
});
