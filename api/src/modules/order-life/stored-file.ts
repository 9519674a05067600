import { loadFile } from '@app/db';
import { notFound } from '../../kernel/errors.ts';
import type { Ports } from '../../kernel/ports.ts';

/** A stored file with its bytes; 404 where there is none. */
export async function fileBytes(
  ports: Ports,
  id: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const file = await loadFile(ports.db, id);
  if (file === null) throw notFound();
  return { name: file.name, bytes: new Uint8Array(await ports.files.read(file.path)) };
}
