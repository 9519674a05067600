import { expect, test } from 'vitest';
import { weightedSum } from './weighted-sum.ts';

test('letters count from ten, digits as themselves', () => {
  expect(weightedSum('AZ3', [1, 1, 1])).toBe(10 + 35 + 3);
  expect(weightedSum('ABA300000', [7, 3, 1, 9, 7, 3, 1, 7, 3])).toBe(70 + 33 + 10 + 27);
});
