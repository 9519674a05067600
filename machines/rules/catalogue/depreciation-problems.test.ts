import { expect, test } from 'vitest';
import { depreciationProblems } from './depreciation-problems.ts';

test('a group of fixed assets has one to three digits, stands once and is written off at up to all of it a year', () => {
  expect(
    depreciationProblems([
      { kst: '8', ratePercent: 0 },
      { kst: '48', ratePercent: 100 },
      { kst: '491', ratePercent: 30.5 },
    ]),
  ).toEqual({});
  expect(
    depreciationProblems([
      { kst: '491', ratePercent: null },
      { kst: '491', ratePercent: 100.01 },
      { kst: '4a', ratePercent: -1 },
      { kst: '4911', ratePercent: 1 },
      { kst: '', ratePercent: 1 },
    ]),
  ).toEqual({
    'rows.0.rate_percent': 'To pole jest wymagane',
    'rows.1.kst': 'Ta grupa KST już jest na liście',
    'rows.1.rate_percent': 'Wpisz procent od 0 do 100',
    'rows.2.kst': 'KST ma od 1 do 3 cyfr',
    'rows.2.rate_percent': 'Wpisz procent od 0 do 100',
    'rows.3.kst': 'KST ma od 1 do 3 cyfr',
    'rows.4.kst': 'To pole jest wymagane',
  });
});
