import { expect, test } from 'vitest';
import { warsawDay } from './warsaw-day.ts';

test('a day in Poland begins an hour before that of UTC in winter and two hours in summer', () => {
  expect(warsawDay(Date.UTC(2026, 10, 20, 22, 59, 59))).toBe('2026-11-20');
  expect(warsawDay(Date.UTC(2026, 10, 20, 23))).toBe('2026-11-21');
  expect(warsawDay(Date.UTC(2026, 6, 20, 21, 59, 59))).toBe('2026-07-20');
  expect(warsawDay(Date.UTC(2026, 6, 20, 22))).toBe('2026-07-21');
});

test('the last night of a year belongs to the next year from 23:00 UTC on', () => {
  expect(warsawDay(Date.UTC(2026, 11, 31, 23))).toBe('2027-01-01');
});
