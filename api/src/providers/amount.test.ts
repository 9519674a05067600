import { expect, test } from 'vitest';
import { amountOf, groszOf } from './amount.ts';

test('grosz are written with a dot and two places, and read back', () => {
  const written = [0, 5, 100, 246_000, 1_234_567_89].map(amountOf);
  expect(written).toEqual(['0.00', '0.05', '1.00', '2460.00', '1234567.89']);
  expect(written.map(groszOf)).toEqual([0, 5, 100, 246_000, 1_234_567_89]);
});

test('one decimal place and none are read too, anything else is not an amount', () => {
  expect(['7', '7.5', '7,50', '-7.00', '7.005', '', 'siedem'].map(groszOf)).toEqual([
    700,
    750,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
