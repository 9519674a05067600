import { expect, test } from 'vitest';
import { decimal, toGrosz, toPercent } from './decimal.ts';

test('halves go up, below zero away from zero', () => {
  expect([0.5, 1.5, 2.5, 0.4999999].map((value) => toGrosz(decimal(value)))).toEqual([1, 2, 3, 0]);
  expect([-0.5, -1.5, -0.4].map((value) => toGrosz(decimal(value)))).toEqual([-1, -2, 0]);
});

test('a percent keeps two decimals', () => {
  expect([1.005, 112.785, 9].map((value) => toPercent(decimal(value)))).toEqual([1.01, 112.79, 9]);
});

test('division does not round before the grosz does', () => {
  const justBelowHalf = decimal(5).minus(decimal(10).pow(-30)).div(decimal(10));
  expect(toGrosz(justBelowHalf)).toBe(0);
});

test('what is no number is refused', () => {
  expect(() => decimal(Number.NaN)).toThrow(RangeError);
  expect(() => decimal(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});
