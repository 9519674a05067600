/** A Polish postal code: NN-NNN with a plain hyphen. */
export function isPostalCode(value: string): boolean {
  return /^\d{2}-\d{3}$/.test(value);
}

/** A postal code with the hyphen that people leave out, replace by a space or by a dash. Does not judge the rest. */
export function normalisePostalCode(typed: string): string {
  return typed.trim().replace(/^(\d{2})[\s–-]?(\d{3})$/, '$1-$2');
}
