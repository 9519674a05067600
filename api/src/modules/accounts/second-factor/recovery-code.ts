import { randomBytes } from 'node:crypto';

/** Crockford's base32: digits and letters without those that look like others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const howMany = 10;
const groups = /.{6}(?=.)/gu;

/** 120 random bits: past the 112 from which ASVS 5.0 (6.5.2) lets a plain hash keep a lookup secret. */
function newRecoveryCode(): string {
  const bits = BigInt(`0x${randomBytes(15).toString('hex')}`);
  const letters = Array.from({ length: 24 }, (_, at) => alphabet[Number((bits >> BigInt(at * 5)) & 31n)]);
  return letters.join('').replaceAll(groups, '$&-');
}

/** Ten codes as they are shown: four groups of six. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, newRecoveryCode);

/** A recovery code as it is hashed, whatever case, dashes, spaces and look-alikes it was typed with; null where it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');
  return /^[0-9A-HJKMNP-TV-Z]{24}$/u.test(letters) ? letters : null;
}
