/** The slug of an order in what was pasted: a whole link, its path, or the 21 characters alone. Null where there is none. */
export function slugIn(pasted: string): string | null {
  const text = pasted.trim();
  return /\/orders\/([\w-]{21})(?![\w-])/.exec(text)?.[1] ?? /^[\w-]{21}$/.exec(text)?.[0] ?? null;
}
