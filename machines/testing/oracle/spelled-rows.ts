import { spelled } from './terms.ts';

/** What is said of each subject, one text a subject: designed and charted statements are compared as they stand. */
export type Statements = Readonly<Record<string, string>>;

/** A row as both sides say it: who, under what, where to, with which effects. */
export interface SpelledRow {
  readonly actors: readonly string[];
  readonly conditions: readonly string[];
  readonly to: string;
  readonly effects: readonly string[];
}

/** The rows of one status and event without those that a row before them never lets be tried. */
export function triedRows<Row extends Pick<SpelledRow, 'actors' | 'conditions'>>(
  rows: readonly Row[],
): readonly Row[] {
  const hidden = (actors: readonly string[], before: readonly Row[]) =>
    before.some(
      ({ actors: others, conditions }) =>
        conditions.length === 0 && actors.every((actor) => others.includes(actor)),
    );
  return rows.filter(({ actors }, at) => !hidden(actors, rows.slice(0, at)));
}

/** What is tried of the rows of one status and event, one a line. */
export function spelledRows(rows: readonly SpelledRow[]): string {
  return triedRows(rows)
    .map(({ actors, conditions, to, effects }) =>
      [
        `${actors.toSorted().join('|')}: ${spelled(conditions)} → ${to}`,
        ...(effects.length === 0 ? [] : [`asks ${effects.toSorted().join(', ')}`]),
      ].join(', '),
    )
    .filter((line, at, lines) => lines.indexOf(line) === at)
    .join('\n');
}
