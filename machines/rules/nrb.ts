import { isValidIBAN } from 'ibantools';

/** A Polish bank account: 26 digits whose check digits hold (mod 97, with the country PL in front). */
export function isNrb(value: string): boolean {
  return /^\d{26}$/.test(value) && isValidIBAN(`PL${value}`);
}

/** The digits of an account as people paste it: spaces, dashes and 'PL' fall away. Does not judge the number. */
export function normaliseNrb(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^PL/i, '');
}

/** Grouped 2-4-4-4-4-4-4 for reading; a shorter number is grouped as far as it goes. */
export function formatNrb(nrb: string): string {
  return [nrb.slice(0, 2), ...(nrb.slice(2).match(/.{1,4}/g) ?? [])].join(' ').trim();
}
