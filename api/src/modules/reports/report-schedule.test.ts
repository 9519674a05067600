import { describe, expect, test } from 'vitest';
import { lastSending, nextSending } from './report-schedule.ts';

const iso = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z');

describe('a report is sent next', () => {
  test.each([
    // Written by hand from the calendar: Warsaw is at UTC+1, from 29 March 2026 at UTC+2, from 25 October at UTC+1 again.
    ['in the same week', 'wednesday', '08:00', '2026-11-23T07:00:00Z', '2026-11-25T07:00:00Z'],
    ['the same day, later', 'monday', '08:00', '2026-11-23T06:59:59Z', '2026-11-23T07:00:00Z'],
    ['a week later, once it was sent', 'monday', '08:00', '2026-11-23T07:00:00Z', '2026-11-30T07:00:00Z'],
    ['over the turn of a year', 'friday', '16:30', '2026-12-31T12:00:00Z', '2027-01-01T15:30:00Z'],
    ['at midnight', 'sunday', '00:00', '2026-11-28T22:59:59Z', '2026-11-28T23:00:00Z'],
    ['at the day’s last minute', 'saturday', '23:59', '2026-11-28T12:00:00Z', '2026-11-28T22:59:00Z'],
    ['at eight after the clocks went on', 'monday', '08:00', '2026-03-23T07:00:00Z', '2026-03-30T06:00:00Z'],
    [
      'at eight after the clocks went back',
      'monday',
      '08:00',
      '2026-10-19T06:00:00Z',
      '2026-10-26T07:00:00Z',
    ],
    ['before the hour that is left out', 'sunday', '01:59', '2026-03-28T12:00:00Z', '2026-03-29T00:59:00Z'],
    [
      'at three, where half past two is left out',
      'sunday',
      '02:30',
      '2026-03-28T12:00:00Z',
      '2026-03-29T01:00:00Z',
    ],
    ['after the hour that is left out', 'sunday', '03:00', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
    ['at half past two a week after that', 'sunday', '02:30', '2026-03-29T01:00:00Z', '2026-04-05T00:30:00Z'],
    [
      'the first time that it is half past two',
      'sunday',
      '02:30',
      '2026-10-24T12:00:00Z',
      '2026-10-25T00:30:00Z',
    ],
    ['not again an hour later', 'sunday', '02:30', '2026-10-25T00:30:00Z', '2026-11-01T01:30:00Z'],
    ['not again, asked between the two', 'sunday', '02:30', '2026-10-25T01:00:00Z', '2026-11-01T01:30:00Z'],
    ['after both', 'sunday', '03:00', '2026-10-24T12:00:00Z', '2026-10-25T02:00:00Z'],
  ] as const)('%s', (_when, weekday, time, at, next) => {
    expect(iso(nextSending({ weekday, time }, Date.parse(at)))).toBe(next);
  });
});

describe('of what was missed counts', () => {
  test.each([
    ['the moment itself', 'monday', '08:00', '2026-11-23T07:00:00Z', '2026-11-23T07:00:00Z'],
    ['the week before, a moment earlier', 'monday', '08:00', '2026-11-23T06:59:59Z', '2026-11-16T07:00:00Z'],
    ['the newest of a month', 'monday', '08:00', '2026-11-25T12:00:00Z', '2026-11-23T07:00:00Z'],
    [
      'three, where half past two was left out',
      'sunday',
      '02:30',
      '2026-03-29T08:00:00Z',
      '2026-03-29T01:00:00Z',
    ],
    ['the first half past two of two', 'sunday', '02:30', '2026-10-25T08:00:00Z', '2026-10-25T00:30:00Z'],
  ] as const)('%s', (_what, weekday, time, at, last) => {
    expect(iso(lastSending({ weekday, time }, Date.parse(at)))).toBe(last);
  });
});

test('what is sent next is what counts as soon as its time has come, each day and hour of two years', () => {
  const faults: string[] = [];
  for (const [weekday, time] of [
    ['sunday', '02:30'],
    ['sunday', '03:00'],
    ['monday', '00:00'],
    ['thursday', '17:45'],
  ] as const)
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at = nextSending({ weekday, time }, at)) {
      const next = nextSending({ weekday, time }, at);
      const week = next - lastSending({ weekday, time }, next - 1);
      const hours = week / 3_600_000;
      if (lastSending({ weekday, time }, next) !== next || hours < 166.5 || hours > 169.5)
        faults.push(`${weekday} ${time} ${iso(next)}`);
    }
  expect(faults).toEqual([]);
});
