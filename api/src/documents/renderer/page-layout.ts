import type { Content, createPdf, CustomTableLayout } from 'pdfmake';
import { templateMark, type DocumentDefinition } from '../document.ts';
import { brandOf } from '../parties.ts';
import { glued } from '../polish.ts';

const ink = '#14252B';
const muted = '#516168';
const line = '#C9D3D7';
const primary = '#00677A';
const shaded = '#F2F5F6';

const hairlines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => line,
  vLineColor: () => line,
  paddingLeft: () => 7,
  paddingRight: () => 7,
};

const openGrid: CustomTableLayout = {
  ...hairlines,
  vLineWidth: () => 0,
  hLineWidth: (index, node) => (index <= 1 || index === node.table.body.length ? 0.75 : 0.5),
  fillColor: (row) => (row === 0 ? shaded : null),
  paddingLeft: () => 5,
  paddingRight: () => 5,
};

/** The kinds of tables that documents have. */
export const tableLayouts: Record<string, CustomTableLayout> = {
  facts: {
    ...hairlines,
    vLineWidth: (index, node) => (index === 0 || index === node.table.widths?.length ? 0.5 : 0),
    fillColor: (_row, _node, column) => (column === 0 ? shaded : null),
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  grid: { ...openGrid, paddingTop: () => 3.5, paddingBottom: () => 3.5 },
  dense: { ...openGrid, paddingTop: () => 1.5, paddingBottom: () => 0.8 },
};

const styles = {
  title: { fontSize: 15, bold: true, alignment: 'center' as const, lineHeight: 1.2 },
  subtitle: {
    alignment: 'center' as const,
    color: muted,
    margin: [0, 3, 0, 14] as [number, number, number, number],
  },
  heading: { fontSize: 10.5, bold: true, margin: [0, 12, 0, 5] as [number, number, number, number] },
  figure: {
    fontSize: 18,
    bold: true,
    alignment: 'center' as const,
    margin: [0, 0, 0, 4] as [number, number, number, number],
  },
  lead: { margin: [0, 0, 0, 6] as [number, number, number, number] },
  factName: { color: muted },
  gridHead: { fontSize: 8, bold: true },
  gridCell: { fontSize: 8.5 },
  gridSum: { fontSize: 8.5, bold: true },
  small: { fontSize: 8, color: muted },
};

/** Glues every text of a definition, however deep, so that no line ends in 'w' or '§'. */
function gluedDeep<Node>(node: Node): Node {
  if (typeof node === 'string') return glued(node) as Node;
  if (Array.isArray(node)) return node.map(gluedDeep) as Node;
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      ['text', 'stack', 'ol', 'ul', 'columns', 'table', 'body'].includes(key) ? gluedDeep(value) : value,
    ]),
  ) as Node;
}

/** The mark of the application's header, as the theme draws it. */
const mark =
  `<svg viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${primary}"/>` +
  `<path d="M7 18V6h10M7 12h7.5" stroke="#FFFFFF" stroke-width="3" fill="none" stroke-linecap="square"/></svg>`;

/** The running head: the wordmark, who it is, and which document. */
function head(author: string, left: string, right: string): Content {
  return {
    margin: [57, 34, 57, 0],
    fontSize: 7.5,
    color: muted,
    columnGap: 6,
    columns: [
      { svg: mark, width: 13, height: 13 },
      {
        text: brandOf({ name: author }).toLocaleLowerCase('pl'),
        fontSize: 11,
        bold: true,
        color: ink,
        width: 'auto',
        margin: [0, -1, 4, 0],
      },
      { text: left, width: '*', margin: [0, 3, 0, 0] },
      { text: right, width: 'auto', alignment: 'right', margin: [0, 3, 0, 0] },
    ],
  };
}

function edge(left: string, right: string, margin: [number, number, number, number]): Content {
  return {
    margin,
    fontSize: 7.5,
    color: muted,
    columns: [
      { text: left, width: '*' },
      { text: right, width: 'auto', alignment: 'right' },
    ],
  };
}

function rule(y: number): Content {
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: 481.28, y2: 0, lineWidth: 0.5, lineColor: line }],
    absolutePosition: { x: 57, y },
  };
}

/** The definition as the PDF library takes it: A4, Roboto, running head and foot with 'strona X z Y'. */
export function withPageLayout(document: DocumentDefinition): Parameters<typeof createPdf>[0] {
  return {
    pageSize: 'A4',
    pageMargins: [57, 74, 57, 68],
    language: 'pl-PL',
    version: '1.7',
    displayTitle: true,
    info: {
      title: document.title,
      author: document.author,
      creator: document.author,
      subject: templateMark(document.template),
      creationDate: new Date(document.createdAt),
      modDate: new Date(document.createdAt),
    },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.28, color: ink },
    styles,
    header: head(document.author, document.header.left, document.header.right),
    footer: (page: number, pages: number, size: { height: number }): Content => [
      rule(size.height - 48),
      edge(
        `${document.footer} · ${templateMark(document.template)}`,
        `strona ${page} z ${pages}`,
        [57, 26, 57, 0],
      ),
    ],
    content: gluedDeep([...document.content]),
  };
}
