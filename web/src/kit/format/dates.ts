const zone = 'Europe/Warsaw';
const shortDay = new Intl.DateTimeFormat('pl-PL', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('pl-PL', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** '21.11.2026' (THEME-028). */
export function shortDate(at: Date): string {
  return shortDay.format(at);
}

const shortMoment = new Intl.DateTimeFormat('pl-PL', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const year = new Intl.DateTimeFormat('pl-PL', { timeZone: zone, year: 'numeric' });

/** '20.11, 12:31' in dense lists; of earlier years '20.11.2025'. */
export function shortTime(at: Date, now: Date = new Date()): string {
  return year.format(at) === year.format(now) ? shortMoment.format(at) : shortDay.format(at);
}

/** '09:05'. */
export function clockTime(at: Date): string {
  return clock.format(at);
}

const seconds = new Intl.DateTimeFormat('pl-PL', { timeZone: zone, timeStyle: 'medium' });

/** '12:45:30'. */
export function secondTime(at: Date): string {
  return seconds.format(at);
}

/** 'dziś, 12:15' on the same day in Warsaw, else '20.11.2026, 12:15'. */
export function sinceWhen(at: Date, now: Date, today: string): string {
  return `${shortDate(at) === shortDate(now) ? today : shortDate(at)}, ${clockTime(at)}`;
}

const dayOfWeek = new Intl.DateTimeFormat('pl-PL', { timeZone: zone, weekday: 'long' });

/** 'Piątek, 20.11.2026'. */
export function weekday(at: Date): string {
  const name = dayOfWeek.format(at);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${shortDay.format(at)}`;
}
