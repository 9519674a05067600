/** A residence card: five to fifteen capital letters and digits. Its format is not published, so a true card is never refused. */
export function isResidenceCard(value: string): boolean {
  return /^[A-Z0-9]{5,15}$/.test(value);
}
