/** A court register number: ten digits with their leading zeros, not all zero. It has no checksum. */
export function isKrs(value: string): boolean {
  return /^\d{10}$/.test(value) && value !== '0000000000';
}

/** A register number as people write it ('KRS 320590'), with the zeros that were left out. Does not judge it. */
export function normaliseKrs(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '').replace(/^KRS:?/i, '');
  return /^\d{1,10}$/.test(digits) ? digits.padStart(10, '0') : digits;
}
