/** A reason of the list. */
interface ListedReason {
  readonly code: string;
  readonly label: string;
}

/** The reason of the list with which the words begin; of two that fit the longer one. */
export const listedIn = (typed: string, listed: readonly ListedReason[]): ListedReason | undefined =>
  listed
    .filter(({ label }) => typed.startsWith(label))
    .toSorted((one, other) => other.label.length - one.label.length)[0];

/** The typed words with a reason of the list before them, in place of another one of it. */
export function withReason(typed: string, label: string, listed: readonly ListedReason[]): string {
  const before = listedIn(typed, listed)?.label ?? '';
  const own = typed
    .slice(before.length)
    .replace(/^\.\s*/, '')
    .trim();
  return own === '' ? label : `${label}. ${own}`;
}
