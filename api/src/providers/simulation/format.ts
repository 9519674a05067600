/** The time in Poland as people write it, to the second. */
export const clock = (time: number): string =>
  new Intl.DateTimeFormat('pl-PL', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Warsaw',
  }).format(time);

/** The time in Poland as 'YYYY-MM-DD HH:mm:ss'. */
export const polishTimestamp = (time: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Warsaw',
  }).format(time);

/** Grosz as people read them: '2 460,00 zł'. */
export const zloty = (grosz: number): string =>
  `${new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, useGrouping: 'always' }).format(grosz / 100)} zł`.replaceAll(
    ' ',
    '\u00a0',
  );
