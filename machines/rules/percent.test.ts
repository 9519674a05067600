import { expect, test } from 'vitest';
import { percentOf, shareOf } from './percent.ts';

test('a share is rounded to the grosz, halves up', () => {
  expect(shareOf(13_396_721, 9)).toBe(1_205_705);
  expect(shareOf(4_398_943, 19)).toBe(835_799);
  expect(shareOf(10, 5)).toBe(1);
  expect(shareOf(-10, 5)).toBe(-1);
});

test('a percent has two decimals', () => {
  expect(percentOf(15_113_747, 13_396_721)).toBe(112.82);
  expect(percentOf(100, 0)).toBe(0);
});
