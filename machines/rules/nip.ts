import { weightedSum } from './weighted-sum.ts';

/** Which checksum a NIP must satisfy; the application asks for either. */
export const nipVariants = ['either', 'official', 'specification'] as const;
export type NipVariant = (typeof nipVariants)[number];

const weights = {
  official: [6, 5, 7, 2, 3, 4, 5, 6, 7],
  specification: [7, 3, 9, 1, 7, 3, 1, 7, 3],
};

const passes = (variant: keyof typeof weights, value: string): boolean =>
  weightedSum(value, weights[variant]) % 11 === Number(value[9]);

/**
 * Ten digits whose checksum holds: the tax office's weights (official), the specification's, or one of them. The
 * specification prints weights that no real company passes, so the default locks out neither. All zeros are refused.
 */
export function isNip(value: string, variant: NipVariant = 'either'): boolean {
  if (!/^\d{10}$/.test(value) || value === '0000000000') return false;
  return variant === 'either'
    ? passes('official', value) || passes('specification', value)
    : passes(variant, value);
}

/** The digits of a NIP as people type it: spaces, dashes and a leading 'PL' fall away. Does not judge the number. */
export function normaliseNip(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^PL/i, '');
}
