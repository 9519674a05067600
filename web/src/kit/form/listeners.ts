/** Who wants to be told of a change. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    notify() {
      for (const listener of all) listener();
    },
    /** Returns what ends it. */
    subscribe(listener: () => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
