import { isMet, type Result } from './part.ts';

const pad = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('  ')
    .trimEnd();

/** The part's table and, under it, each goal with what came of it. */
export function tableOf({ title, columns, rows, goals, notes = [] }: Result): string {
  const lines = [['', ...columns], ...rows.map(({ name, cells }) => [name, ...cells])];
  const widths = ['', ...columns].map((_, at) => Math.max(...lines.map((cells) => (cells[at] ?? '').length)));
  const asked = goals.map((goal) => {
    const bound = goal.least === undefined ? `≤ ${goal.most}` : `≥ ${goal.least}`;
    return `${isMet(goal) ? 'ok    ' : 'MISSED'}  ${goal.what}: ${goal.figure.toFixed(2)} (${bound})`;
  });
  return ['', title, ...lines.map((cells) => pad(cells, widths)), ...notes, ...asked, ''].join('\n');
}

/** A rate as the table shows it. */
export const rate = (perSecond: number): string => Math.round(perSecond).toLocaleString('en-GB');

/** Milliseconds as the table shows them. */
export const ms = (milliseconds: number): string =>
  milliseconds < 10 ? milliseconds.toFixed(2) : milliseconds.toFixed(1);
