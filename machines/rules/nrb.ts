import { weightedSum } from './weighted-sum.ts';

/** The letters PL as an IBAN counts them: A is 10. */
const country = '2521';
/** Of the eight digits of the bank and its branch, of which the last is their check digit. */
const bankWeights = [3, 9, 7, 1, 3, 9, 7, 1];

/** A Polish bank account: 26 digits whose check digits hold, the account's (02 to 98, mod 97 as an IBAN of PL) and the bank's. */
export function isNrb(value: string): boolean {
  if (!/^(?!0[01]|99)\d{26}$/.test(value)) return false;
  const [check, account] = [value.slice(0, 2), value.slice(2)];
  return BigInt(account + country + check) % 97n === 1n && weightedSum(account, bankWeights) % 10 === 0;
}

/** The digits of an account as people paste it: spaces, dashes and 'PL' fall away. Does not judge the number. */
export function normaliseNrb(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^PL/i, '');
}

/** Grouped 2-4-4-4-4-4-4 for reading; a shorter number is grouped as far as it goes. */
export function formatNrb(nrb: string): string {
  return [nrb.slice(0, 2), ...(nrb.slice(2).match(/.{1,4}/g) ?? [])].join(' ').trim();
}
