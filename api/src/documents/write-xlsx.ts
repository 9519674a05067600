import { writeXlsxStream } from 'hucre/xlsx';

/** What a column holds: texts stay texts whatever they begin with, moments and amounts are numbers with a format. */
export type CellKind = 'text' | 'amount' | 'moment' | 'count';

/** Characters wide. */
const shapes = {
  text: { width: 28 },
  amount: { width: 16, numFmt: '#,##0.00' },
  moment: { width: 18, numFmt: 'dd.mm.yyyy hh:mm' },
  count: { width: 10, numFmt: '0' },
} as const satisfies Record<CellKind, object>;

export interface SheetColumn {
  readonly header: string;
  readonly kind: CellKind;
}

/** The media type of what is written. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Swedish is written as ISO is. */
const inPoland = new Intl.DateTimeFormat('sv-SE', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Warsaw',
});

/** A moment (epoch milliseconds) as a sheet counts it: days since 30 December 1899 by the clock in Poland, to the minute. */
export const sheetMoment = (at: number): number =>
  Date.parse(`${inPoland.format(at).replace(' ', 'T')}Z`) / 86_400_000 + 25_569;

/** A workbook of one sheet as bytes; rows are drawn from the source only as fast as they are read. */
export const writeXlsx = (
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<(string | number | null)[]>,
): ReadableStream<Uint8Array> =>
  writeXlsxStream(rows, {
    name,
    columns: columns.map(({ header, kind }) => ({ header, ...shapes[kind] })),
    freezePane: { rows: 1 },
  });
