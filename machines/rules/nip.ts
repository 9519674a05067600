import { validate } from 'stdnum/lib/cjs/pl/nip.js';

/** Which checksum a NIP must satisfy; the application asks for either. */
export const nipVariants = ['either', 'official', 'specification'] as const;
export type NipVariant = (typeof nipVariants)[number];

const specificationWeights = [7, 3, 9, 1, 7, 3, 1, 7, 3];

function passesSpecification(value: string): boolean {
  const sum = specificationWeights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return sum % 11 === Number(value[9]);
}

/**
 * Ten digits whose checksum holds: the tax office's weights (official), the specification's, or one of them. The
 * specification prints weights that no real company passes, so the default locks out neither. All zeros are refused.
 */
export function isNip(value: string, variant: NipVariant = 'either'): boolean {
  if (!/^\d{10}$/.test(value) || value === '0000000000') return false;
  return (
    (variant !== 'specification' && validate(value).isValid) ||
    (variant !== 'official' && passesSpecification(value))
  );
}

/** The digits of a NIP as people type it: spaces, dashes and a leading 'PL' fall away. Does not judge the number. */
export function normaliseNip(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^PL/i, '');
}
