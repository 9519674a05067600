/** The fields that were left once: each shows its error from then on. */
export type TouchedFields = {
  add: (path: string) => void;
  has: (path: string) => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** `flush` brings the debounced values up to date before a field shows its error. */
export function touchedFields(flush: () => void): TouchedFields {
  const paths = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    add: (path) => {
      flush();
      if (paths.has(path)) return;
      paths.add(path);
      for (const listener of listeners) listener();
    },
    has: (path) => paths.has(path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
