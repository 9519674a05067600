/** The server's names for the contact's e-mail that belongs to another company. */
const names: readonly string[] = ['user.email', 'userEmail'];

/** The server's messages with that conflict under the name of the field that shows it. */
export function withEmailConflict(
  errors: Readonly<Record<string, string>>,
  field: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [names.includes(name) ? field : name, message]),
  );
}

/** The message about the e-mail conflict, for a toast beside the field; null where there is none. */
export function emailConflict(errors: Readonly<Record<string, string>>): string | null {
  return names.map((name) => errors[name]).find((message) => message !== undefined) ?? null;
}
