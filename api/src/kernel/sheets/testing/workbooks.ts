import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  readonly content: Buffer;
  /** What the archive says of its size; the truth where nothing is said. */
  readonly says?: number;
}

/** An archive of these parts. */
export function zipOf(parts: Readonly<Record<string, Part>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, { content, says = content.length }] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail.subarray(0), Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const text = (content: string): Part => ({ content: Buffer.from(content) });
const types = 'http://schemas.openxmlformats.org';

const cell = (value: string | number | boolean): string => {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${Number(value)}</v></c>`;
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c t="inlineStr"><is><t>${escaped}</t></is></c>`;
};

/** The rows of a sheet as it spells them. */
export const sheetXml = (rows: readonly (readonly (string | number | boolean)[])[], after = ''): string =>
  `<worksheet xmlns="${types}/spreadsheetml/2006/main"><sheetData>${rows
    .map((row) => `<row>${row.map(cell).join('')}</row>`)
    .join('')}</sheetData>${after}</worksheet>`;

/** The parts of an xlsx with one sheet. */
export const xlsxParts = (sheet: string): Readonly<Record<string, Part>> => ({
  '[Content_Types].xml': text(
    `<Types xmlns="${types}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ),
  '_rels/.rels': text(
    `<Relationships xmlns="${types}/package/2006/relationships"><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': text(
    `<workbook xmlns="${types}/spreadsheetml/2006/main" xmlns:r="${types}/officeDocument/2006/relationships"><sheets><sheet name="Arkusz1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': text(
    `<Relationships xmlns="${types}/package/2006/relationships"><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${types}/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  ),
  'xl/worksheets/sheet1.xml': text(sheet),
});

/** An xlsx of these rows. */
export const xlsxOf = (rows: readonly (readonly (string | number | boolean)[])[]): Buffer =>
  zipOf(xlsxParts(sheetXml(rows)));

const record = (id: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
};
const wide = (value: string): Buffer => Buffer.concat([Buffer.from([1]), Buffer.from(value, 'utf16le')]);

const sector = 512;
const none = 0xff_ff_ff_ff;
const chainEnd = 0xff_ff_ff_fe;

/** An xls of these rows, with cells merged where it is asked for. */
export function xlsOf(rows: readonly (readonly string[])[], { merged = false } = {}): Buffer {
  const begin = (kind: number) => record(0x08_09, words(0x06_00, kind, 0, 0, 0, 0, 0, 0));
  const end = record(0x0a, Buffer.alloc(0));
  const name = 'Arkusz1';
  const sheetAt = begin(5).length + 4 + 8 + Buffer.byteLength(name) * 2 + end.length;
  const place = Buffer.alloc(6);
  place.writeUInt32LE(sheetAt, 0);
  const bound = record(0x85, Buffer.concat([place, Buffer.from([name.length]), wide(name)]));
  const cells = rows.flatMap((row, at) =>
    row.map((value, column) =>
      record(0x02_04, Buffer.concat([words(at, column, 0, value.length), wide(value)])),
    ),
  );
  const merges = merged ? [record(0xe5, words(1, 0, 0, 0, 1))] : [];
  const book = Buffer.concat([begin(5), bound, end, begin(0x10), ...cells, ...merges, end]);
  const sectors = Math.max(8, Math.ceil(book.length / sector));
  const stream = Buffer.concat([book, Buffer.alloc(sectors * sector - book.length)]);
  const header = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xff_fe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4_096],
    [60, chainEnd],
    [68, chainEnd],
  ] as const)
    header.writeUInt32LE(value, at);
  for (let at = 76; at < sector; at += 4) header.writeUInt32LE(at === 76 ? 0 : none, at);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xff_ff_ff_fd, 0);
  table.writeUInt32LE(chainEnd, 4);
  for (let at = 0; at < sectors; at += 1)
    table.writeUInt32LE(at === sectors - 1 ? chainEnd : at + 3, (at + 2) * 4);
  const entry = (called: string, kind: number, child: number, start: number, size: number): Buffer => {
    const bytes = Buffer.alloc(128);
    bytes.write(called, 'utf16le');
    bytes.writeUInt16LE((called.length + 1) * 2, 64);
    bytes[66] = kind;
    bytes[67] = 1;
    for (const at of [68, 72]) bytes.writeUInt32LE(none, at);
    bytes.writeUInt32LE(child, 76);
    bytes.writeUInt32LE(start, 116);
    bytes.writeUInt32LE(size, 120);
    return bytes;
  };
  const directory = Buffer.concat([
    entry('Root Entry', 5, 1, chainEnd, 0),
    entry('Workbook', 2, none, 2, stream.length),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([header, table, directory, stream]);
}
