import { expect, test } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';

test.each(['2026-11-20', '2024-02-29', '2000-02-29', '1999-12-31'])('%s is a day', (value) => {
  expect(isCalendarDate(value)).toBe(true);
});

test.each([
  '2001-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-04-31',
  '20.11.2026',
  '2026-1-2',
  '',
])("'%s' is no day", (value) => {
  expect(isCalendarDate(value)).toBe(false);
});
