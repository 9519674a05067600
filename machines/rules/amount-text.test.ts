import { expect, test } from 'vitest';
import { amountText, signedAmountText } from './amount-text.ts';

test.each([
  ['1234', '1234'],
  ['1234,5', '1234,5'],
  ['1234.', '1234,'],
  ['12 345,678 zł', '12345,67'],
  ['12\u00a0345.67\u00a0zł', '12345,67'],
  ['12.345,67', '12345,67'],
  ['1,234,567.8', '1234567,8'],
  ['1.234.567', '1234567'],
  ['abc', ''],
  [',5', '0,5'],
  ['-12', '12'],
])('of %s stays %s', (typed, kept) => {
  expect(amountText(typed)).toBe(kept);
});

test.each([
  ['-1500,50', '-1500,50'],
  ['\u22121\u00a0500,50 zł', '-1500,50'],
  [' \u20131.500,5', '-1500,5'],
  ['-', '-'],
  ['1500-50', '150050'],
])("a loss pasted as '%s' stays one", (typed, kept) => {
  expect(signedAmountText(typed)).toBe(kept);
});
