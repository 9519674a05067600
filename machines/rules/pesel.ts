import { isCalendarDate } from './calendar-date.ts';
import { weightedSum } from './weighted-sum.ts';

export type Gender = 'male' | 'female';

/** What a PESEL says of its owner; birthDate is YYYY-MM-DD. */
export interface PeselFacts {
  readonly birthDate: string;
  readonly gender: Gender;
}

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
// The month carries the century: 01–12 of the 1900s, +20 the 2000s, +40 the 2100s, +60 the 2200s, +80 the 1800s.
const centuries = [1900, 2000, 2100, 2200, 1800];

function birthDateOf(pesel: string): string {
  const month = Number(pesel.slice(2, 4));
  const year = (centuries[Math.floor(month / 20)] ?? 0) + Number(pesel.slice(0, 2));
  return `${year}-${String(month % 20).padStart(2, '0')}-${pesel.slice(4, 6)}`;
}

/**
 * Eleven digits, the checksum holds and the birth date exists. A date in the future passes: only a form, which knows
 * today, can refuse it.
 */
export function isPesel(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  const check = (10 - (weightedSum(value, weights) % 10)) % 10;
  return check === Number(value[10]) && isCalendarDate(birthDateOf(value));
}

/** Birth date and gender, which fill the form. Throws RangeError where the PESEL is not valid. */
export function peselFacts(pesel: string): PeselFacts {
  if (!isPesel(pesel)) throw new RangeError('not a valid PESEL');
  return { birthDate: birthDateOf(pesel), gender: Number(pesel[9]) % 2 === 1 ? 'male' : 'female' };
}

/** The digits of a PESEL as people type it, without spaces. Does not judge the number. */
export function normalisePesel(typed: string): string {
  return typed.replace(/\s/g, '');
}
