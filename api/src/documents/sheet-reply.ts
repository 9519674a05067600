import { writeXlsx, xlsxType, type SheetColumn } from './write-xlsx.ts';

/** A workbook of one sheet to save, written as fast as it is read. */
export const sheetReply = (
  name: string,
  file: `${string}.xlsx`,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<(string | number | null)[]>,
): Response =>
  new Response(writeXlsx(name, columns, rows), {
    headers: { 'Content-Type': xlsxType, 'Content-Disposition': `attachment; filename="${file}"` },
  });
