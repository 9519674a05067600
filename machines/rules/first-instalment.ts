/** The day of the month until which instalments are due. */
const dueDay = 15;

/**
 * Until when the first instalment is due, YYYY-MM-DD: in the month after the one in which the goods were handed over or the
 * loan was paid out (the agreement's paragraph on instalments). On a free day the next working day is meant.
 */
export function firstInstalmentDay(startedOn: string): string {
  const [year = 0, month = 0] = startedOn.split('-').map(Number);
  const [dueYear, dueMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${dueYear}-${String(dueMonth).padStart(2, '0')}-${dueDay}`;
}
