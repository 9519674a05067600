import { fromDecimal, normaliseNip, toDecimal } from '../rules/index.ts';

/** Grosz from a wire amount ('1234.5', '1234.50' or 1234.5); throws where the schema would have refused. */
export const groszFromWire = fromDecimal;

/** A wire amount from grosz: 123450 → '1234.50'. */
export const groszToWire = toDecimal;

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
export const vatIdFromWire = normaliseNip;
