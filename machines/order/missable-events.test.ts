import { expect, test } from 'vitest';
import { mayMiss } from './missable-events.ts';

test('the clock may be missed by whatever is sent, and by a correction', () => {
  expect(mayMiss('CANCEL', ['REMINDER_DUE', 'DEADLINE_PASSED'])).toBe(true);
  expect(mayMiss(null, ['DEADLINE_PASSED'])).toBe(true);
});

test('the signed agreement may be missed by who says that the documents are complete, and by nobody who decides on it', () => {
  const missed = ['SIGNED_AGREEMENT_STORED', 'REMINDER_DUE'];
  expect(mayMiss('UPLOAD_ATTACHMENTS', missed)).toBe(true);
  expect(mayMiss('REJECT_SIGNED_AGREEMENT', missed)).toBe(false);
  expect(mayMiss('RENEW_AGREEMENT', missed)).toBe(false);
  expect(mayMiss('CANCEL', missed)).toBe(false);
  expect(mayMiss(null, missed)).toBe(false);
});

test('money, a signature and what a person did may not be missed', () => {
  for (const event of ['PAYMENT_COMPLETED', 'SIGNER_SIGNED', 'SET_PICKUP_DATE'])
    expect([event, mayMiss('UPLOAD_ATTACHMENTS', ['REMINDER_DUE', event])]).toEqual([event, false]);
});
