const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The day in Poland at a moment (epoch milliseconds) as YYYY-MM-DD: what is valid until a day ends at midnight there. */
export function warsawDay(at: number): string {
  return day.format(at);
}
