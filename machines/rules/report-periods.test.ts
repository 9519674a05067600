import { expect, test } from 'vitest';
import { daysOfPeriod, reportPeriods } from './report-periods.ts';

const daysAt = (moment: string) =>
  Object.fromEntries(
    reportPeriods.map((period) => {
      const { from, to } = daysOfPeriod(period, Date.parse(moment));
      return [period, `${from} ${to}`];
    }),
  );

test('a period stands for whole Polish days: half past midnight in Warsaw belongs to the new year', () => {
  expect(daysAt('2025-12-31T23:30:00Z')).toEqual({
    last_week: '2025-12-22 2025-12-28',
    this_month: '2026-01-01 2026-01-01',
    last_month: '2025-12-01 2025-12-31',
    this_year: '2026-01-01 2026-01-01',
  });
});

test.each([
  ['on a Monday the seven days that have just ended', '2026-11-23T07:00:00Z', '2026-11-16 2026-11-22'],
  ['on a Sunday the week before the running one', '2026-11-22T22:59:00Z', '2026-11-09 2026-11-15'],
  ['over the change to summer time', '2026-03-30T06:00:00Z', '2026-03-23 2026-03-29'],
  ['over the change to winter time', '2026-10-26T07:00:00Z', '2026-10-19 2026-10-25'],
  ['over the turn of a year', '2027-01-04T07:00:00Z', '2026-12-28 2027-01-03'],
])('the previous week is %s', (_when, moment, days) => {
  expect(daysAt(moment)['last_week']).toBe(days);
});

test('the previous month has its own length, in a leap year too', () => {
  expect(daysAt('2024-03-15T12:00:00Z')['last_month']).toBe('2024-02-01 2024-02-29');
  expect(daysAt('2026-11-30T22:30:00Z')['last_month']).toBe('2026-10-01 2026-10-31');
});
