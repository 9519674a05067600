import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { sheetXml, xlsOf, xlsxOf, xlsxParts, zipOf } from './testing/workbooks.ts';

const limits = { rows: 200, columns: 30, unpacked: 16 * 1024 * 1024 };
const read = (content: Uint8Array) => readSheet(async () => content, limits);
const head = ['Nazwa', 'Telefon'];

test('a sheet is read row by row as texts, an xls as an xlsx; what begins like a formula is a text', async () => {
  const rows = [head, ['=1+1', '+48 58 345 00 06'], ['', ''], ['Żółć', '@x']];
  const expected = {
    rows: [
      { row: 1, cells: head },
      { row: 2, cells: ['=1+1', '+48 58 345 00 06'] },
      { row: 4, cells: ['Żółć', '@x'] },
    ],
  };
  expect(await read(xlsxOf(rows))).toEqual(expected);
  expect(await read(xlsOf(rows))).toEqual(expected);
  expect(await read(xlsxOf([head, ['Sklep', 583_450_006], [true, 'x']]))).toEqual({
    rows: [
      { row: 1, cells: head },
      { row: 2, cells: ['Sklep', '583450006'] },
      { row: 3, cells: [false, 'x'] },
    ],
  });
});

test('merged cells, macros, formulas and declarations are refused, and what is no sheet', async () => {
  const one = [head, ['a', 'b']];
  const sheet = (xml: string) => read(zipOf(xlsxParts(xml)));
  const plain = sheetXml(one);
  const nothing = Buffer.from('x');
  expect(await sheet(sheetXml(one, '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>'))).toEqual({
    fault: 'merged',
  });
  expect(await read(xlsOf(one, { merged: true }))).toEqual({ fault: 'merged' });
  expect(await sheet(plain.replace('</row>', '<c><f>1+1</f><v>2</v></c></row>'))).toEqual({
    fault: 'formulas',
  });
  expect(await sheet(`<!DOCTYPE x [<!ENTITY a "b">]>${plain}`)).toEqual({ fault: 'broken' });
  const macros = { ...xlsxParts(plain), 'xl/vbaProject.bin': { content: nothing } };
  expect(await read(zipOf(macros))).toEqual({ fault: 'macros' });
  expect(await read(zipOf({ 'word/document.xml': { content: nothing } }))).toEqual({ fault: 'kind' });
  expect(await read(Buffer.from('Nazwa;Telefon'))).toEqual({ fault: 'broken' });
  expect(await read(xlsxOf([head]))).toEqual({ fault: 'empty' });
});

test('a file that is two files is no sheet: something before or behind it, or a part that is there twice', async () => {
  const file = xlsxOf([head, ['a', 'b']]);
  const twice = {
    ...xlsxParts(sheetXml([head, ['a', 'b']])),
    'XL/workbook.xml': { content: Buffer.from('x') },
  };
  const pdf = Buffer.from('%PDF-1.7\n');
  const both = Buffer.concat([file, file]);
  for (const content of [Buffer.concat([pdf, file]), Buffer.concat([file, pdf]), both, zipOf(twice)])
    expect(await read(content)).toEqual({ fault: 'broken' });
});

test('a bomb is refused by what it unpacks to, whatever it says of its size, and memory stays flat', async () => {
  const bomb = Buffer.alloc(300 * 1024 * 1024);
  const parts = xlsxParts(sheetXml([head, ['a', 'b']]));
  const honest = zipOf({ ...parts, 'xl/media/image1.png': { content: bomb } });
  const lying = zipOf({ ...parts, 'xl/media/image1.png': { content: bomb, says: 10 } });
  const small = zipOf({ ...parts, 'xl/sharedStrings.xml': { content: Buffer.from('<sst/>'), says: 0 } });
  expect(honest.length).toBeLessThan(400_000);
  const before = process.memoryUsage().rss;
  expect([await read(honest), await read(lying), await read(small)]).toEqual([
    { fault: 'large' },
    { fault: 'large' },
    { fault: 'broken' },
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test('a million rows are refused, empty ones too, and so are more than are taken', async () => {
  const sheet = (row: string, count: number) =>
    sheetXml([head]).replace('</sheetData>', `${row.repeat(count)}</sheetData>`);
  const filled = '<row><c t="inlineStr"><is><t>a</t></is></c></row>';
  expect(await read(zipOf(xlsxParts(sheet(filled, 1_000_000))))).toEqual({ fault: 'large' });
  expect(await read(zipOf(xlsxParts(sheet('<row/>', 1_000_000))))).toEqual({ fault: 'rows' });
  expect(await read(zipOf(xlsxParts(sheet(filled, 201))))).toEqual({ fault: 'rows' });
  const taken = await read(zipOf(xlsxParts(sheet(filled, 200))));
  expect(taken !== null && 'rows' in taken && taken.rows.length).toBe(201);
});

test('a long text that many cells share is refused before it is answered as often', async () => {
  const cells = '<c t="s"><v>0</v></c>'.repeat(30);
  const sheet = sheetXml([head]).replace('</sheetData>', `${`<row>${cells}</row>`.repeat(200)}</sheetData>`);
  const strings = `<sst><si><t>${'x'.repeat(700_000)}</t></si></sst>`;
  const shared = { ...xlsxParts(sheet), 'xl/sharedStrings.xml': { content: Buffer.from(strings) } };
  const file = zipOf(shared);
  expect(file.length).toBeLessThan(20_000);
  expect(await read(file)).toEqual({ fault: 'text' });
  expect(await read(xlsxOf([head, ['x'.repeat(2_000), 'y']]))).toMatchObject({ rows: [{}, {}] });
  expect(await read(xlsOf([head, ['x'.repeat(2_001), 'y']]))).toEqual({ fault: 'text' });
});

test('a content that cannot be read harms no file after it; where too many wait, the next is not read', async () => {
  const lost = readSheet(() => Promise.reject(new Error('The store is away')), limits);
  const asked: Promise<unknown>[] = [];
  for (let at = 0; at < 11; at += 1) asked.push(read(xlsxOf([head, ['a', 'b']])));
  expect(await read(xlsxOf([head, ['a', 'b']]))).toBeNull();
  await expect(lost).rejects.toThrow('The store is away');
  expect(await Promise.all(asked)).toEqual(
    asked.map(() => ({
      rows: [
        { row: 1, cells: head },
        { row: 2, cells: ['a', 'b'] },
      ],
    })),
  );
});
