import { daysOfMonth, isCalendarDate } from './calendar-date.ts';

/**
 * The expiry that the form proposes: ten years after the issue, both YYYY-MM-DD; 29 February becomes 28 where the year
 * has none. Throws RangeError on a date that does not exist.
 */
export function documentExpiry(issuedOn: string): string {
  if (!isCalendarDate(issuedOn)) throw new RangeError(`not a date: ${issuedOn}`);
  const [year, month, day] = issuedOn.split('-').map(Number) as [number, number, number];
  const lastDay = daysOfMonth(year + 10, month);
  return `${String(year + 10).padStart(4, '0')}-${issuedOn.slice(5, 7)}-${String(Math.min(day, lastDay)).padStart(2, '0')}`;
}
