const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The day in Poland at a moment (epoch milliseconds) as YYYY-MM-DD: what is valid until a day ends at midnight there. */
export function warsawDay(at: number): string {
  return day.format(at);
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** By how much the clocks in Poland are ahead of UTC at a moment, in milliseconds. */
function warsawOffset(at: number): number {
  const second = Math.floor(at / 1000) * 1000;
  return Date.parse(`${clock.format(second).replace(' ', 'T')}Z`) - second;
}

const dayMs = 86_400_000;

/**
 * The moment at which the clocks in Poland show the same time so many days later (epoch milliseconds). A time that the
 * change of the hour leaves out in spring is an hour later; of one that it repeats in autumn the first counts.
 */
export function afterWarsawDays(at: number, days: number): number {
  const shown = at + warsawOffset(at) + days * dayMs;
  const guess = shown - warsawOffset(at);
  const moment = shown - warsawOffset(guess);
  return moment + warsawOffset(moment) === shown ? moment : guess;
}
