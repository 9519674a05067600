import { expect, test } from 'vitest';
import { deadlineStep, readTaskDate, readTaskTime, taskDeadlineOf, taskDueAt } from './task-deadline.ts';

test.each([
  ['20-11-2026', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  [' 29-02-2028 ', '2028-02-29'],
  ['29-02-2026', null],
  ['2026-11-20', null],
  ['', null],
])('the day that is typed as %j is %j', (typed, day) => expect(readTaskDate(typed)).toBe(day));

test.each([
  ['09:05', '09:05'],
  ['9:05', '09:05'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['12:60', null],
  ['1205', null],
])('the time that is typed as %j is %j', (typed, time) => expect(readTaskTime(typed)).toBe(time));

test('a deadline is a moment by the clocks in Poland, and is spelt as it was', () => {
  const at = Date.UTC(2026, 10, 20, 14);
  expect(taskDueAt({ date: '20.11.2026', time: '15:00' })).toBe(at);
  expect(taskDeadlineOf(at)).toEqual({ date: '20-11-2026', time: '15:00' });
  expect(taskDueAt({ date: '20.11.2026', time: '' })).toBeNull();
});

test.each([
  [300_001, null],
  [300_000, 'soon'],
  [60_000, 'soon'],
  [59_999, 'now'],
  [1, 'now'],
  [0, 'past'],
  [-86_400_000, 'past'],
])('with %i ms left a deadline has reached %j', (left, step) =>
  expect(deadlineStep(1_000_000_000 + left, 1_000_000_000)).toBe(step),
);
