import { expect, test } from 'vitest';
import { clockTime, shortDate, shortTime, sinceWhen, weekday } from './dates.ts';

const at = new Date('2026-11-05T08:05:00Z');
const [sameDay, nextDay, nextYear] = ['2026-11-05T22:59:00Z', '2026-11-05T23:00:00Z', '2027-01-02T11:00:00Z'];

test('a day is dd.MM.yyyy, a time HH:mm, both in Warsaw (THEME-028)', () => {
  expect([shortDate(at), clockTime(at), weekday(at)]).toEqual([
    '05.11.2026',
    '09:05',
    'Czwartek, 05.11.2026',
  ]);
});

test('today has its word beside the time, every other day its date', () => {
  const since = (now: string) => sinceWhen(at, new Date(now), 'dziś');
  expect([since(sameDay), since(nextDay)]).toEqual(['dziś, 09:05', '05.11.2026, 09:05']);
});

test('dense lists leave the year out while it lasts', () => {
  expect([shortTime(at, new Date(nextDay)), shortTime(at, new Date(nextYear))]).toEqual([
    '05.11, 09:05',
    '05.11.2026',
  ]);
});
