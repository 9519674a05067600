import { weightedSum } from './weighted-sum.ts';

/** A Polish passport: two capital letters, seven digits, checksum. */
export function isPolishPassport(value: string): boolean {
  return /^[A-Z]{2}\d{7}$/.test(value) && weightedSum(value, [7, 3, 9, 1, 7, 3, 1, 7, 3]) % 10 === 0;
}
