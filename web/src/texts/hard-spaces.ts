import { hardSpaces } from '@app/machines/rules';

type Texts = string | { readonly [key: string]: Texts };

/** `hardSpaces` in a whole catalogue. */
export function withHardSpaces<T extends Texts>(texts: T): T {
  if (typeof texts === 'string') return hardSpaces(texts) as T;
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, withHardSpaces(inner)])) as T;
}
