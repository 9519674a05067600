import { expect, test } from 'vitest';
import { depreciationOf } from './depreciation.ts';

const rates = [
  { kst: '4', percent: 14 },
  { kst: '491', percent: 30 },
  { kst: '49', percent: 20 },
];

test('goods are written off at the rate of the narrowest group of their KST', () => {
  expect(['491', '492', '480'].map((kst) => depreciationOf(kst, rates))).toEqual([30, 20, 14]);
});

test('where no group is known, or no KST, nothing is said', () => {
  expect([depreciationOf('808', rates), depreciationOf(null, rates)]).toEqual([null, null]);
});
