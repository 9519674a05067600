/** The keys on a path: 'a[0].b' → a, 0, b. */
export const keysOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter((key) => key !== '');

/** What lies under these keys; undefined where they lead nowhere. */
export function valueUnder(values: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (at !== null && typeof at === 'object' ? Reflect.get(at, key) : undefined),
    values,
  );
}

/** The same by a path of the form. */
export const valueAtPath = (values: unknown, path: string): unknown => valueUnder(values, keysOf(path));
