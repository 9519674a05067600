/** The fields that were left once: from then on each says what is wrong with it. */
export type TouchedFields = {
  add: (path: string) => void;
  has: (path: string) => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** `settle` brings what is told of the form up to what was typed, before the field that is left tells its part. */
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
