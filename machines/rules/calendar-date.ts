const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The number of days of a month (1 to 12) in the Gregorian calendar; 0 where there is no such month. */
export function daysOfMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (daysInMonth[month - 1] ?? 0);
}

/** A day that exists, written YYYY-MM-DD: 2001-02-29 is none. */
export function isCalendarDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return Number(day) >= 1 && Number(day) <= daysOfMonth(Number(year), Number(month));
}
