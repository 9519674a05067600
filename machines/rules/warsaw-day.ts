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
 * The moment at which the clocks show this time, `earlier` being their offset before. A time that the change of the hour
 * leaves out in spring is an hour later; of one that it repeats in autumn the first counts.
 */
function momentShown(shown: number, earlier: number): number {
  const guess = shown - earlier;
  const moment = shown - warsawOffset(guess);
  return moment + warsawOffset(moment) === shown ? moment : guess;
}

/** The moment at which the clocks in Poland show the same time so many days later (epoch milliseconds). */
export const afterWarsawDays = (at: number, days: number): number =>
  momentShown(at + warsawOffset(at) + days * dayMs, warsawOffset(at));

/** The moment at which it is this time (HH:mm) in Poland on this day (YYYY-MM-DD), in epoch milliseconds. */
export function warsawMoment(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`);
  return momentShown(shown, warsawOffset(shown - dayMs));
}

/** The time of day in Poland at a moment (epoch milliseconds) as HH:mm. */
export const warsawTime = (at: number): string => clock.format(at).slice(11, 16);
