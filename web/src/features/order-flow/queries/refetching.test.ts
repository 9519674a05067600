import { expect, test } from 'vitest';
import { refetchInterval } from './refetching.ts';

test('a waiting screen asks after 60 seconds and then every 10', () => {
  expect([0, 20_000, 60_000, 600_000].map((passed) => refetchInterval(true, 1_000, 1_000 + passed))).toEqual([
    60_000, 40_000, 10_000, 10_000,
  ]);
});

test('a screen that does not wait never asks', () => {
  expect(refetchInterval(false, 0, 60_000)).toBe(false);
});
