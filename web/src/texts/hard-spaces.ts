type Texts = string | { readonly [key: string]: Texts };

const afterOneLetter = /(?<=^|[\s(„\u00A0])([aiouwzAIOUWZ]) (?=\S)/g;
const nextToFigures = /(?<=\d) (?=(?:zł|minut|godzin|dni|stron|osob|szt\.|mln|tys\.))/g;

/** Keeps one-letter words with the next word, and figures with their unit: none stands alone at a line's end. */
export function hardSpaces(text: string): string {
  return text.replace(afterOneLetter, '$1\u00A0').replace(nextToFigures, '\u00A0');
}

/** The same for a whole catalogue. */
export function withHardSpaces<T extends Texts>(texts: T): T {
  if (typeof texts === 'string') return hardSpaces(texts) as T;
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, withHardSpaces(inner)])) as T;
}
