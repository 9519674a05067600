/** The server's names for the contact's e-mail that belongs to another company. */
const names: readonly string[] = ['user.email', 'userEmail'];

/** The server's sentences with that e-mail under the name of the field that shows it. */
export function withEmailConflict(
  faults: Readonly<Record<string, string>>,
  field: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(faults).map(([name, sentence]) => [names.includes(name) ? field : name, sentence]),
  );
}

/** The sentence about a taken e-mail, for a toast beside the field; null where there is none. */
export function emailConflict(faults: Readonly<Record<string, string>>): string | null {
  return names.map((name) => faults[name]).find((sentence) => sentence !== undefined) ?? null;
}
