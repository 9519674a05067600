import { loadFile } from '@app/db';
import { notFound } from '../../kernel/errors.ts';
import type { Ports } from '../../kernel/ports.ts';

/** A stored file with its bytes; 404 where there is none. */
export async function fileBytes(
  ports: Ports,
  id: string,
): Promise<{ name: string; mime: string; bytes: Uint8Array<ArrayBuffer> }> {
  const file = await loadFile(ports.db, id);
  if (file === null) throw notFound();
  return { name: file.name, mime: file.mime, bytes: new Uint8Array(await ports.files.read(file)) };
}

/** A file as a download: never shown in place, whatever it holds. Names beyond ASCII are told beside a plain one. */
export const downloadOf = (file: {
  name: string;
  mime: string;
  bytes: Uint8Array<ArrayBuffer>;
}): Response => {
  const ending = /\.[a-z\d]{1,5}$/iu.exec(file.name)?.[0] ?? '';
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.mime,
      'Content-Length': String(file.bytes.byteLength),
      'Content-Disposition': `attachment; filename="dokument${ending}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': 'private, no-store',
    },
  });
};
