import { weightedSum } from './weighted-sum.ts';

/** A Polish identity card: three capital letters, six digits, checksum. The letter O is not refused: no regulation bans it. */
export function isIdCard(value: string): boolean {
  return /^[A-Z]{3}\d{6}$/.test(value) && weightedSum(value, [7, 3, 1, 9, 7, 3, 1, 7, 3]) % 10 === 0;
}
