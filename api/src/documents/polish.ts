const NBSP = '\u00a0';

/** Grosz as '12 345,67': grouped from four digits on, with spaces that do not break. */
export function amount(grosz: number): string {
  const digits = Math.abs(grosz).toString().padStart(3, '0');
  const zloty = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, NBSP);
  return `${grosz < 0 ? '−' : ''}${zloty},${digits.slice(-2)}`;
}

/** Grosz as '12 345,67 zł'. */
export function money(grosz: number): string {
  return `${amount(grosz)}${NBSP}zł`;
}

/** Percent with a comma and at most two decimals: 10.79 → '10,79%', 23 → '23%'. */
export function percent(value: number): string {
  return `${(Math.round(value * 100) / 100).toString().replace('.', ',')}%`;
}

const warsawDay = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** The day on which an instant (epoch ms) falls in Warsaw, '20.11.2026'. */
export function dayOf(epochMs: number): string {
  return warsawDay.format(epochMs);
}

const warsawMoment = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant (epoch ms) in Warsaw, '20.11.2026 o 12:00'. */
export function dayAndTimeOf(epochMs: number): string {
  return `${dayOf(epochMs)} o ${warsawMoment.format(epochMs)}`;
}

/** A calendar day 'YYYY-MM-DD' as '15.12.2026'. */
export function day(isoDay: string): string {
  return isoDay.split('-').reverse().join('.');
}

/** A bank account of 26 digits in the groups printed on transfers: 2 and six times 4. */
export function bankAccount(digits: string): string {
  return digits.replace(
    /^(\d{2})(\d{4})(\d{4})(\d{4})(\d{4})(\d{4})(\d{4})$/,
    ['$1', '$2', '$3', '$4', '$5', '$6', '$7'].join(NBSP),
  );
}

/** A VAT id of 10 digits as '525-248-61-28'. */
export function vatId(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}

/** The Polish form of a noun after a number: 1 rata, 3 raty, 12 rat, 22 raty. */
export function counted(count: number, one: string, few: string, many: string): string {
  const ten = count % 10;
  const teens = count % 100 >= 12 && count % 100 <= 14;
  const form = count === 1 ? one : ten >= 2 && ten <= 4 && !teens ? few : many;
  return `${count}${NBSP}${form}`;
}

/** Text whose one-letter words, section signs and 'nr' stay on the line of what follows them. */
export function glued(text: string): string {
  return text
    .replace(
      /(?<=^|[\s(„])([aiouwzAIOUWZ§]|ust\.|pkt|art\.|lit\.|nr|tel\.|NIP|REGON|KRS|PESEL|ul\.|al\.) (?=\S)/g,
      `$1${NBSP}`,
    )
    .replace(/(?<=^|[\s(„\u00a0])([aiouwzAIOUWZ]) (?=\S)/g, `$1${NBSP}`)
    .replace(/(?<=\d) (?=(?:dni|dnia|rok|r\.|zł|miesi))/g, NBSP);
}

/** The sum of what each row holds, as `amount` writes it. Grosz. */
export const sumOf = <Row>(rows: readonly Row[], grosz: (row: Row) => number): string =>
  amount(rows.reduce((total, row) => total + grosz(row), 0));
