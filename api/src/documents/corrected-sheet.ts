import { buffer } from 'node:stream/consumers';
import { writeXlsx } from './write-xlsx.ts';

/** A sheet of texts as an xlsx in base64; nothing in it is a formula. */
export async function textSheet(
  name: string,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<string> {
  async function* drawn(): AsyncGenerator<string[]> {
    for (const row of rows) yield [...row];
  }
  const columns = headers.map((header) => ({ header, kind: 'text' as const }));
  return (await buffer(writeXlsx(name, columns, drawn()))).toString('base64');
}
