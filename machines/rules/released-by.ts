/** The authority that issued a document: at most 64 letters, digits, spaces, hyphens, dots, commas; not blank. */
export function isReleasedBy(value: string): boolean {
  return value.trim() !== '' && /^[\p{L}\d .,-]{1,64}$/u.test(value);
}
