type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;

/** Maps whose keys are data: they cross the wire as they are. */
type KeyedByData = 'fillTiming' | 'fill_timing';
const keyedByData: ReadonlySet<string> = new Set<KeyedByData>(['fillTiming', 'fill_timing']);

/** The wire's shape (snake_case) as the browser sees it. */
export type Camelized<T> = T extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : T extends object
    ? { [K in keyof T as K extends string ? Camel<K> : K]: K extends KeyedByData ? T[K] : Camelized<T[K]> }
    : T;

const camel = (key: string) => key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      rename(key),
      keyedByData.has(key) ? inner : renamed(inner, rename),
    ]),
  );
}

/** Answers come in with camelCase keys. */
export const camelized = (value: unknown): unknown => renamed(value, camel);

/** Bodies go out with snake_case keys. */
export const snaked = (value: unknown): unknown => renamed(value, snake);
