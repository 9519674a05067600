type Texts = string | { readonly [key: string]: Texts };

const afterOneLetter = /(?<=^|[\s(„\u00A0])([aiouwzAIOUWZ]) (?=\S)/g;
const inflected = /\b(e|SMS)-(?=mail|em\b|a\b|y\b|ów\b)/g;
const nextToFigures = /(?<=\d) (?=(?:zł|minut|godzin|dni|stron|osob|szt\.|mln|tys\.))/g;

/** Keeps one-letter words with the next word, figures with their unit and 'e-mail' in one piece: none is torn at a line's end. */
export function hardSpaces(text: string): string {
  return text
    .replace(afterOneLetter, '$1\u00A0')
    .replace(nextToFigures, '\u00A0')
    .replace(inflected, '$1\u2011');
}

/** The same for a whole catalogue. */
export function withHardSpaces<T extends Texts>(texts: T): T {
  if (typeof texts === 'string') return hardSpaces(texts) as T;
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, withHardSpaces(inner)])) as T;
}
