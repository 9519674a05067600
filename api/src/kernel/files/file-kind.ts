import { ReadableStream } from 'node:stream/web';
import type { FileKind } from '@app/machines/rules';
import { fileTypeFromStream } from 'file-type';

const kinds: Readonly<Record<string, FileKind>> = {
  ...{ pdf: 'pdf', png: 'png', jpg: 'jpeg', docx: 'docx', xlsx: 'xlsx' },
};

/** How Word's and Excel's own formats name the part that holds the text. */
const wordPart = Buffer.from('WordDocument', 'utf16le');
const excelPart = Buffer.from('Workbook', 'utf16le');

/** Whether the content holds these bytes, wherever its pieces are cut. */
async function holds(content: AsyncIterable<Uint8Array>, wanted: Buffer): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const piece of content) {
    const seen = Buffer.concat([rest, piece]);
    if (seen.includes(wanted)) return true;
    rest = seen.subarray(-wanted.length);
  }
  return false;
}

/** What a file holds by its content alone, whatever it is called; null for what is not taken. */
export async function fileKindOf(content: () => AsyncIterable<Uint8Array>): Promise<FileKind | null> {
  const found = await fileTypeFromStream(ReadableStream.from(content()));
  // Word's, Excel's and installers' old formats share one container.
  if (found?.ext === 'cfb') {
    if (await holds(content(), wordPart)) return 'doc';
    return (await holds(content(), excelPart)) ? 'xls' : null;
  }
  return kinds[found?.ext ?? ''] ?? null;
}
