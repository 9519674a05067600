import { designedRows, exceptions } from './tables.ts';
import type { Exception } from './tables.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => (text === '' ? '–' : `\`${cell(text)}\``);

function designedText({ table, row, column }: Exception): string {
  if (table === 'terms') return row;
  const designed = row === '*' ? undefined : designedRows(table).get(row);
  if (row === '*') return 'each row';
  if (column !== 'row') return designed?.[column] ?? '';
  return Object.values(designed ?? {})
    .slice(2)
    .filter(Boolean)
    .join('; ');
}

/** The differences between the designed tables and the chart, by their reasons, as docs/lifecycle.md shows them. */
export function exceptionsPage(): string {
  return Map.groupBy(exceptions, ({ why }) => why)
    .entries()
    .map(([why, list]) =>
      [
        `### ${why.charAt(0).toUpperCase()}${why.slice(1)}`,
        '',
        '| table | row | what | designed | chart |',
        '|---|---|---|---|---|',
        ...list.map((each) => {
          const cells = [each.table, code(each.row), each.column, code(designedText(each)), code(each.chart)];
          return `| ${cells.join(' | ')} |`;
        }),
      ].join('\n'),
    )
    .toArray()
    .join('\n\n');
}
