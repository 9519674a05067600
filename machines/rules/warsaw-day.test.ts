import { expect, test } from 'vitest';
import { afterWarsawDays, warsawDay, warsawMoment, warsawTime } from './warsaw-day.ts';

test('a day in Poland begins an hour before that of UTC in winter and two hours in summer', () => {
  expect(warsawDay(Date.UTC(2026, 10, 20, 22, 59, 59))).toBe('2026-11-20');
  expect(warsawDay(Date.UTC(2026, 10, 20, 23))).toBe('2026-11-21');
  expect(warsawDay(Date.UTC(2026, 6, 20, 21, 59, 59))).toBe('2026-07-20');
  expect(warsawDay(Date.UTC(2026, 6, 20, 22))).toBe('2026-07-21');
});

test('the last night of a year belongs to the next year from 23:00 UTC on', () => {
  expect(warsawDay(Date.UTC(2026, 11, 31, 23))).toBe('2027-01-01');
});

test.each([
  ['a quiet week', '2026-11-02T09:30:00.250Z', 7, '2026-11-09T09:30:00.250Z'],
  ['no day at all', '2026-11-02T09:30:00Z', 0, '2026-11-02T09:30:00Z'],
  [
    'the night of the spring change, which is an hour short',
    '2026-03-28T11:00:00Z',
    1,
    '2026-03-29T10:00:00Z',
  ],
  [
    'the night of the autumn change, which is an hour long',
    '2026-10-24T10:00:00Z',
    1,
    '2026-10-25T11:00:00Z',
  ],
  ['both changes of a year', '2026-01-15T22:45:00Z', 365, '2027-01-15T22:45:00Z'],
  ['to a time that the spring leaves out', '2026-03-28T01:30:00Z', 1, '2026-03-29T01:30:00Z'],
  ['to a time that the autumn repeats', '2026-10-24T00:30:00Z', 1, '2026-10-25T00:30:00Z'],
])('days are those of the clocks in Poland: %s', (_what, from, days, to) => {
  expect(new Date(afterWarsawDays(Date.parse(from), days)).toISOString()).toBe(new Date(to).toISOString());
});

test.each([
  ['in winter', '2026-11-02', '09:30', '2026-11-02T08:30:00Z'],
  ['in summer', '2026-07-02', '00:15', '2026-07-01T22:15:00Z'],
  ['in the hour that the spring leaves out', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['in the hour that the autumn repeats', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
])('a time of day in Poland is one moment: %s', (_when, day, time, moment) => {
  expect(new Date(warsawMoment(day, time)).toISOString()).toBe(new Date(moment).toISOString());
});

test('a moment is told by the clocks in Poland', () => {
  expect([warsawTime(Date.UTC(2026, 6, 1, 22, 5)), warsawTime(Date.UTC(2026, 11, 1, 8, 59, 59))]).toEqual([
    '00:05',
    '09:59',
  ]);
});
