const nbsp = '\u00a0';

function zlotysAndGrosze(grosz: number): readonly [sign: string, zlotys: string, grosze: string] {
  if (!Number.isSafeInteger(grosz)) throw new RangeError(`not a whole number of grosz: ${grosz}`);
  const digits = String(Math.abs(grosz)).padStart(3, '0');
  return [grosz < 0 ? '-' : '', digits.slice(0, -2), digits.slice(-2)];
}

/** Grosz as a field spells them: '12 345,67', with U+00A0 in every gap. */
export function formatAmount(grosz: number): string {
  const [sign, zlotys, grosze] = zlotysAndGrosze(grosz);
  return `${sign}${zlotys.replace(/\B(?=(\d{3})+$)/g, nbsp)},${grosze}`;
}

/** Grosz for reading: '12 345,67 zł', with U+00A0 in every gap so that an amount never breaks over two lines. */
export const formatPln = (grosz: number): string => `${formatAmount(grosz)}${nbsp}zł`;

/** Hundredths of a currency for reading: '12 345,67 zł', '20,00 EUR'. */
export const formatSum = (hundredths: number, currency: string): string =>
  currency === 'PLN' ? formatPln(hundredths) : `${formatAmount(hundredths)}${nbsp}${currency}`;

/** A percent for reading, with at most two decimals: '12,5%'. */
export function formatPercent(percent: number): string {
  return `${String(Math.round(percent * 100) / 100).replace('.', ',')}%`;
}

/** An own payment's percent for reading, always with two decimals (THEME-032): '10,00%'. */
export const formatShare = (percent: number): string => `${percent.toFixed(2).replace('.', ',')}%`;

/** Grosz as amounts travel on the wire: '12345.67', always two decimals. */
export function toDecimal(grosz: number): string {
  const [sign, zlotys, grosze] = zlotysAndGrosze(grosz);
  return `${sign}${zlotys}.${grosze}`;
}

/** Whether a text is an amount as the wire carries it: digits, a dot and at most two decimals, a minus where it is negative. */
export function isDecimal(value: string): boolean {
  return /^-?(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/.test(value);
}

/** Grosz of an amount from the wire ('12345.67', '007.5' or 12345.67); throws RangeError on a malformed one. */
export function fromDecimal(amount: string | number): number {
  if (typeof amount === 'number') return Math.round(amount * 100) + 0;
  const value = amount.replace(/^(-?)0+(?=\d)/, '$1');
  if (!isDecimal(value)) throw new RangeError(`not an amount: ${amount}`);
  const [zlotys = '', grosze = ''] = value.replace('-', '').split('.');
  const grosz = Number(zlotys) * 100 + Number(grosze.padEnd(2, '0'));
  return value.startsWith('-') && grosz !== 0 ? -grosz : grosz;
}

/**
 * Grosz of an amount as people type it: spaces, 'zł', a comma or a dot, at most two decimals kept ('12 345,678' is
 * 12 345,67). Null where nothing of it is a number.
 */
export function groszFromTyped(typed: string): number | null {
  const cleaned = typed.replace(/[^\d.,-]/g, '').replace(',', '.');
  const [, sign = '', zlotys = '', grosze = ''] = /^(-?)0*(\d*)(?:\.(\d{0,2})\d*)?$/.exec(cleaned) ?? [];
  if (!/\d/.test(cleaned) || (zlotys === '' && grosze === '' && !/^-?0/.test(cleaned))) return null;
  const value = `${sign}${zlotys || '0'}.${grosze.padEnd(2, '0')}`;
  return isDecimal(value) ? fromDecimal(value) : null;
}
