import { expect, test } from 'vitest';
import { rateOf } from './rate.ts';

const nothing = { fixedPercent: null, marginPercent: null, basePercent: null, interestPercent: null };

test("a category's margin is added to the base rate, without the errors of binary fractions", () => {
  expect(rateOf({ ...nothing, marginPercent: 4.2, basePercent: 5.1, interestPercent: 99 })).toBe(9.3);
});

test("a shop's fixed rate stands instead of margin and interest, zero too", () => {
  expect(rateOf({ fixedPercent: 0, marginPercent: 4.2, basePercent: 5.1, interestPercent: 12 })).toBe(0);
});

test('terms without a margin keep their interest, whatever the base rate is', () => {
  expect(rateOf({ ...nothing, basePercent: 5.1, interestPercent: 12 })).toBe(12);
});

test('until a first base rate is set terms keep their interest, and a margin alone decides nothing', () => {
  expect(rateOf({ ...nothing, marginPercent: 4.2, interestPercent: 12 })).toBe(12);
  expect([rateOf({ ...nothing, marginPercent: 4.2 }), rateOf(nothing)]).toEqual([null, null]);
});
