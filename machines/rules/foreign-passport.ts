/** A passport of another country: at most fifteen capital letters and digits; nothing more holds for all of them. */
export function isForeignPassport(value: string): boolean {
  return /^[A-Z0-9]{1,15}$/.test(value);
}
