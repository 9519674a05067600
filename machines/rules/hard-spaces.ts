/** What stays in one piece at a line's end, and how it is written then. */
const together: readonly (readonly [RegExp, string])[] = [
  // One-letter words stay with the next word.
  [/(?<=^|[\s(„\u00A0])([aiouwzAIOUWZ]) (?=\S)/gu, '$1\u00A0'],
  // Figures and their unit, an abbreviation and its figure.
  [/(?<=\d) (?=(?:zł|minut|godzin|dni|stron|osob|szt\.|mln|tys\.|GB|TB))/gu, '\u00A0'],
  [/\b(godz\.|nr|ust\.|art\.|ul\.) (?=[\d\p{Lu}])/gu, '$1\u00A0'],
  [/\b(e|SMS)-(?=mail|em\b|a\b|y\b|ów\b)/gu, '$1\u2011'],
  // Hours from and to; a legal form; a postal code and its town.
  [/(\d:\d{2}–)(?=\d)/gu, '$1\u2060'],
  [/\bSp\. z(?:\u00A0| )o\.o\./gu, 'Sp.\u00A0z\u00A0o.o.'],
  [/\b(\d{2})-(\d{3}) (?=\p{Lu})/gu, '$1\u2011$2\u00A0'],
];

/** Keeps together what must not be torn at a line's end (F142). */
export function hardSpaces(text: string): string {
  return together.reduce((written, [found, kept]) => written.replace(found, kept), text);
}
