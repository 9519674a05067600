/** Remembers the latest few answers by key, and each that is being made: who asks meanwhile waits for the same. A failure is not kept. */
export function keepLatest<Answer>(
  most: number,
): (key: string, make: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
