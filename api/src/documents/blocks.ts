import type { Content, TableCell } from 'pdfmake';

/** A numbered sentence of a contract, with lettered points where it lists something. */
export type Clause = string | { readonly text: string; readonly points: readonly string[] };

/** The heading of a whole document. */
export function documentTitle(text: string, subtitle: string): Content {
  return {
    stack: [
      { text, style: 'title', headlineLevel: 1 },
      { text: subtitle, style: 'subtitle' },
    ],
  };
}

function clauseItem(clause: Clause): Content {
  if (typeof clause === 'string')
    return { stack: [{ text: clause, margin: [0, 0, 0, 4] }], unbreakable: true };
  const [first = '', ...rest] = clause.points;
  // What leads to the points keeps to the first of them.
  return {
    stack: [
      {
        stack: [{ text: clause.text, margin: [0, 0, 0, 2] }, points([first])],
        unbreakable: true,
      },
      ...(rest.length > 0 ? [points(rest, 2)] : []),
    ],
  };
}

const points = (texts: readonly string[], start = 1): Content => ({
  type: 'lower-alpha',
  separator: ')',
  start,
  ol: texts.map((point): Content => ({
    stack: [{ text: point, margin: [0, 0, 0, 2] }],
    unbreakable: true,
  })),
});

/** Numbered sentences, from `start` on. */
export function clauses(items: readonly Clause[], start = 1): Content {
  return { ol: items.map(clauseItem), start };
}

/** A section whose heading never stays alone at the foot of a page. */
export function section(heading: string, ...blocks: Content[]): Content {
  const [first, ...rest] = blocks;
  return {
    stack: [
      {
        stack: [{ text: heading, style: 'heading', headlineLevel: 2 }, ...(first ? [first] : [])],
        unbreakable: true,
      },
      ...rest,
    ],
  };
}

/** A section of numbered sentences; its first sentence keeps to the heading. */
export function clauseSection(heading: string, items: readonly Clause[], ...before: Content[]): Content {
  if (before.length > 0) return section(heading, ...before, clauses(items));
  const [first, ...rest] = items;
  return section(heading, ...(first ? [clauses([first])] : []), ...(rest.length ? [clauses(rest, 2)] : []));
}

/** Names on the left, what they are on the right. */
export function factTable(rows: readonly (readonly [name: string, value: Content])[]): Content {
  return {
    layout: 'facts',
    margin: [0, 2, 0, 8],
    table: {
      widths: [150, '*'],
      dontBreakRows: true,
      body: rows.map(([name, value]): TableCell[] => [{ text: name, style: 'factName' }, value as TableCell]),
    },
  };
}

/** A section of facts, which may go over a page's end: its heading keeps to the first rows alone. */
export function factSection(heading: string, rows: Parameters<typeof factTable>[0]): Content {
  const [head, rest] = [rows.slice(0, 3), rows.slice(3)];
  if (rest.length === 0) return section(heading, factTable(head));
  return section(
    heading,
    { ...(factTable(head) as object), margin: [0, 2, 0, 0] } as Content,
    {
      ...(factTable(rest) as object),
      margin: [0, 0, 0, 8],
    } as Content,
  );
}

interface Column {
  readonly name: string;
  readonly width: number | 'auto' | '*';
  readonly align?: 'left' | 'right' | 'center';
}

/** A table with its head repeated on each page and, where given, a row of sums at its end. */
export function gridTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  sums: readonly string[] = [],
  layout: 'grid' | 'dense' = 'grid',
): Content {
  const cells = (row: readonly string[], style: string): TableCell[] =>
    columns.map((column, index) => ({ text: row[index] ?? '', style, alignment: column.align ?? 'left' }));
  return {
    layout,
    margin: [0, 2, 0, 8],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map((column) => column.width),
      body: [
        columns.map(({ name, align }) => ({ text: name, style: 'gridHead', alignment: align ?? 'left' })),
        ...rows.map((row) => cells(row, 'gridCell')),
        ...(sums.length ? [cells(sums, 'gridSum')] : []),
      ],
    },
  };
}

/** Lines to sign on, two in a row, never torn apart by a page's end. */
export function signatureLines(
  lines: readonly { readonly name: string; readonly caption: string }[],
): Content {
  const pairs = Array.from({ length: Math.ceil(lines.length / 2) }, (_, index) =>
    lines.slice(index * 2, index * 2 + 2),
  );
  return {
    unbreakable: true,
    stack: pairs.map((pair) => ({
      columnGap: 40,
      margin: [0, 40, 0, 0] as [number, number, number, number],
      columns: [0, 1].map((side) => {
        const line = pair[side];
        if (!line) return { text: '' };
        return {
          stack: [
            {
              canvas: [
                {
                  type: 'line' as const,
                  x1: 0,
                  y1: 0,
                  x2: 215,
                  y2: 0,
                  lineWidth: 0.75,
                  lineColor: '#7E8C92',
                },
              ],
            },
            { text: line.name, bold: true, margin: [0, 4, 0, 0] as [number, number, number, number] },
            { text: line.caption, style: 'small' },
          ],
        };
      }),
    })),
  };
}
