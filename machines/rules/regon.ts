import { validate } from 'stdnum/lib/cjs/pl/regon.js';

/** A REGON of 9 digits, or of 14 for a local unit: then both its checksums hold. */
export function isRegon(value: string): boolean {
  return /^(\d{9}|\d{14})$/.test(value) && validate(value).isValid;
}

/** The digits of a REGON. The court register pads nine digits with five zeros; that tail is cut. */
export function normaliseRegon(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{9}0{5}$/.test(digits) ? digits.slice(0, 9) : digits;
}
