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

/** A moment on the wire from epoch milliseconds. */
export const momentToWire = (at: number): string => new Date(at).toISOString();

/** A moment or nothing. */
export const momentOrNull = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : momentToWire(at);

/** Ten digits of a VAT id, without PL, spaces and dashes. */
export const vatIdFromWire = (vatId: string): string => vatId.replace(/^\s*PL/iu, '').replace(/[\s-]/gu, '');

const hide = (value: string, shown: number): string =>
  '*'.repeat(Math.max(0, value.length - shown)) + value.slice(-shown);

/** A number that identifies a person, all but its last characters hidden; empty stays empty. */
export const masked = (value: string | null | undefined, shown = 3): string | null =>
  value === null || value === undefined || value === ''
    ? null
    : hide(value, Math.min(shown, value.length - 1));

/** Whether a sent value is one that was answered masked and is sent back as it came. */
export const isMasked = (value: unknown): value is string =>
  typeof value === 'string' && /^\*+[^*]{0,4}$/u.test(value);
