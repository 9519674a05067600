import { isMaskedNumber } from '../../fields/index.ts';

/** What is sent of a form: a number that came masked and was not touched stays away, and the server keeps the one it has. */
export function withoutMasked<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutMasked) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !isMaskedNumber(name, inner))
      .map(([name, inner]) => [name, withoutMasked(inner)]),
  ) as T;
}
