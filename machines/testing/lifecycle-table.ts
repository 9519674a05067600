import { readFileSync } from 'node:fs';

/** One row of the table from which the chart was designed, as it was written. */
export interface DesignedRow {
  readonly from: string;
  readonly event: string;
  readonly actors: readonly string[];
  readonly guard: readonly string[];
  readonly to: string;
  readonly effects: readonly string[];
}

const list = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The designed transitions, one a row. No cell of the table holds a comma. */
export function designedRows(): readonly DesignedRow[] {
  const lines = readFileSync(new URL('lifecycle.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(1).map((line) => {
    const [from = '', event = '', actor = '', guard = '', to = '', _call = '', effect = ''] = line.split(',');
    return {
      from,
      event,
      actors: list(actor, '|'),
      guard: list(guard, '&'),
      to,
      effects: list(effect, /[;|]/),
    };
  });
}
