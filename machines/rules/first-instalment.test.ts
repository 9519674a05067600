import { expect, test } from 'vitest';
import { firstInstalmentDay } from './first-instalment.ts';

test.each([
  ['2026-11-23', '2026-12-15'],
  ['2026-12-01', '2027-01-15'],
  ['2027-01-31', '2027-02-15'],
  ['2026-08-15', '2026-09-15'],
])('of goods handed over on %s the first instalment is due until %s', (startedOn, due) => {
  expect(firstInstalmentDay(startedOn)).toBe(due);
});
