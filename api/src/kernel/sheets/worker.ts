import { parentPort, workerData } from 'node:worker_threads';
import { readXls, streamXlsxRows } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { packedFault } from './packed-faults.ts';
import { longestText, type Cell, type SheetAnswer, type SheetLimits, type SheetRow } from './sheet-rows.ts';

/** Rows that are looked at, empty ones too. */
const mostSeen = 20_000;

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
/** How the old format names its parts. */
const parts = { macros: utf16('_VBA_PROJECT'), locked: utf16('EncryptedPackage'), book: utf16('Workbook') };

function cellOf(value: CellValue | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return false;
  return value.trim() === '' ? null : value.trim();
}

interface Given {
  readonly index: number;
  readonly values: readonly (CellValue | undefined)[];
}

async function collect(
  rows: AsyncIterable<Given> | Iterable<Given>,
  limits: SheetLimits,
): Promise<SheetAnswer> {
  const kept: SheetRow[] = [];
  let seen = 0;
  for await (const { index, values } of rows) {
    seen += 1;
    const cells = Array.from(values.slice(0, limits.columns), cellOf);
    // A workbook holds a text once, however many cells show it; what is answered holds it as often.
    if (cells.some((cell) => typeof cell === 'string' && cell.length > longestText)) return { fault: 'text' };
    if (cells.some((cell) => cell !== null)) kept.push({ row: index + 1, cells });
    // The first says what the columns are.
    if (kept.length > limits.rows + 1 || seen > mostSeen) return { fault: 'rows' };
  }
  return kept.length < 2 ? { fault: 'empty' } : { rows: kept };
}

async function readOld(content: Buffer, limits: SheetLimits): Promise<SheetAnswer> {
  if (content.includes(parts.locked)) return { fault: 'password' };
  if (content.includes(parts.macros)) return { fault: 'macros' };
  if (!content.includes(parts.book)) return { fault: 'kind' };
  const [sheet] = (await readXls(content)).sheets;
  if (sheet === undefined) return { fault: 'empty' };
  if ((sheet.merges ?? []).length > 0) return { fault: 'merged' };
  const rows = Array.from(sheet.rows, (values, index) => ({ index, values: values ?? [] }));
  return collect(rows, limits);
}

async function read(content: Buffer, limits: SheetLimits): Promise<SheetAnswer> {
  if (content.subarray(0, compound.length).equals(compound)) return readOld(content, limits);
  const fault = await packedFault(content, limits.unpacked);
  return fault === null ? collect(streamXlsxRows(content), limits) : { fault };
}

const { content, limits } = workerData as { content: Uint8Array; limits: SheetLimits };
const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
parentPort?.postMessage(await read(bytes, limits).catch((): SheetAnswer => ({ fault: 'broken' })));
