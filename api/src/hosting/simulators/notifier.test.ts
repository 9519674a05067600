import { expect, test } from 'vitest';
import { backoff } from './notifier.ts';

test('the pauses between attempts double from one second to a minute', () => {
  expect([1, 2, 3, 6, 7, 8, 500].map(backoff)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000]);
});
