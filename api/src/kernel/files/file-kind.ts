import { ReadableStream } from 'node:stream/web';
import type { FileKind } from '@app/machines/rules';
import { fileTypeFromStream } from 'file-type';

const kinds: Readonly<Record<string, FileKind>> = { pdf: 'pdf', png: 'png', jpg: 'jpeg', docx: 'docx' };

/** How Word's own format names the part that holds the text. */
const wordPart = Buffer.from('WordDocument', 'utf16le');

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
  if (found?.ext === 'cfb') return (await holds(content(), wordPart)) ? 'doc' : null;
  return kinds[found?.ext ?? ''] ?? null;
}
