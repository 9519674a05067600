/** Grosz from a wire amount ('1234.5', '1234.50' or 1234.5); throws where the schema would have refused. */
export const groszFromWire = (amount: string | number): number => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/u.exec(
    typeof amount === 'number' ? String(Math.round(amount * 100) / 100) : amount,
  );
  if (match === null) throw new RangeError('An amount is a decimal string with at most two decimals.');
  const grosz = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' && grosz !== 0 ? -grosz : grosz;
};

/** A wire amount from grosz: 123450 → '1234.50'. */
export const groszToWire = (grosz: number): string => {
  const whole = Math.abs(grosz);
  return `${grosz < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};

/** A wire percentage as a number of percent. */
export const percentFromWire = (percent: string | number): number => Number(percent);

/** A wire percentage with two decimals. */
export const percentToWire = (percent: number): string => percent.toFixed(2);

/** A flat map's keys in the wire's spelling: financingType → financing_type. */
export const snakeKeys = (map: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(map).map(([name, value]) => [
      name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** The same back: financing_type → financingType. */
export const camelKeys = (map: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(map).map(([name, value]) => [
      name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** A moment on the wire from epoch milliseconds. */
export const momentToWire = (at: number): string => new Date(at).toISOString();

/** A moment or nothing. */
export const momentOrNull = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : momentToWire(at);

/** Ten digits of a VAT id, without PL, spaces and dashes. */
export const vatIdFromWire = (vatId: string): string => vatId.replace(/^\s*PL/iu, '').replace(/[\s-]/gu, '');

/** The numbers that identify a person or a company's account, by their names on the wire. */
export const identifyingNumbers = ['pesel', 'series_and_number', 'bank_account_number'] as const;

/** The name of such a number. */
export type IdentifyingNumber = (typeof identifyingNumbers)[number];

/** So many characters stay hidden whatever else is shown of a number. */
const fewestHidden = 6;
const mostShown = 3;

/**
 * A number as it is answered to whoever may not read it; nothing stays null. Of a PESEL no digit: birth date and gender
 * stand beside it and complete it. Of other numbers the last three characters, and of short ones fewer.
 */
export function masked(field: IdentifyingNumber, value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  const shown = field === 'pesel' ? 0 : Math.max(0, Math.min(mostShown, value.length - fewestHidden));
  const hidden = value.length - shown;
  return '*'.repeat(hidden) + value.slice(hidden);
}

/**
 * Whether a sent value is one that was answered masked and is sent back as it came; an older release also showed the last
 * three digits of a PESEL.
 */
export const isMasked = (value: unknown): value is string =>
  typeof value === 'string' && /^\*+[^*]{0,4}$/u.test(value);
