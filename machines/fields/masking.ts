/**
 * Whether a sent value is one that was answered masked and is sent back as it came; an older release also showed the last
 * three digits of a PESEL.
 */
export const isMasked = (value: unknown): value is string =>
  typeof value === 'string' && /^\*+[^*]{0,4}$/u.test(value);

/** How many characters of a number stay hidden at least. */
const fewestHidden = 6;

/** A number with at most its last `shown` characters in clear, fewer of a short one; '' and null are null. */
export function mask(value: string | null | undefined, shown: number): string | null {
  if (value === null || value === undefined || value === '') return null;
  const hidden = value.length - Math.max(0, Math.min(shown, value.length - fewestHidden));
  return '*'.repeat(hidden) + value.slice(hidden);
}
