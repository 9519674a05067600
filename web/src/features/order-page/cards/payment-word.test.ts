import { expect, test } from 'vitest';
import { paymentWord } from './payment-word.ts';

test('each payment has one of the words of the panel (ADMIN-048)', () => {
  const open = { waits: false, ended: false };
  const said = ['opened', 'started', 'completed', 'accepted', 'rejected', 'refused', 'failed', 'refunded'];
  expect(said.map((status) => paymentWord(status, open))).toEqual([
    ...['start', 'pending', 'processed', 'realized', 'rejected', 'owed', 'failed', 'finished'],
  ]);
  expect(paymentWord('completed', { waits: true, ended: false })).toBe('awaiting');
  expect(paymentWord('accepted', { waits: false, ended: true })).toBe('finished');
});
