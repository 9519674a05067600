/** 'firstName' → 'first_name'. */
export type SnakeCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : S;

/** 'first_name' → 'firstName'. */
export type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** Every reply spells the same few hundred names of fields and facts. */
const spelt = new Map<string, string>();

/** A name of our own as the wire spells it; a path keeps its dots. What a caller names is not to be given: each name is remembered. */
export function snakeCase<S extends string>(name: S): SnakeCase<S> {
  const known = spelt.get(name);
  if (known !== undefined) return known as SnakeCase<S>;
  const snake = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  spelt.set(name, snake);
  return snake as SnakeCase<S>;
}

/** A name of the wire as code spells it. */
export const camelCase = <S extends string>(name: S): CamelCase<S> =>
  name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()) as CamelCase<S>;

function mapKeys(value: unknown, spell: (key: string) => string, dataKeyed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, spell, dataKeyed));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      spell(key),
      dataKeyed.has(key) ? inner : mapKeys(inner, spell, dataKeyed),
    ]),
  );
}

const none: ReadonlySet<string> = new Set();

/** The same data with camel-case keys at every depth; below the names in `dataKeyed` keys are data and stay. */
export const camelKeys = (value: unknown, dataKeyed = none): unknown => mapKeys(value, camelCase, dataKeyed);

/** The same data with snake-case keys at every depth. */
export const snakeKeys = (value: object, dataKeyed = none): Record<string, unknown> =>
  mapKeys(value, snakeCase, dataKeyed) as Record<string, unknown>;
