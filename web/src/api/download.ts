import type { CallName, QueryOf } from '@app/machines/contract';
import { callPath } from './call-path.ts';
import { rowOf } from './row-of.ts';

/** Reads the file that a call answers with, whole or not at all; says how many bytes have come so far. */
export async function readFile<N extends CallName>(
  name: N,
  query: QueryOf<N>,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const response = await fetch(callPath((await rowOf(name)).path, {}, query), { credentials: 'include' });
  if (!response.ok || response.body === null) throw new Error(`${name} answered ${response.status}`);
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        onBytes(bytes);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: response.headers }).blob();
}

/** Hands a file to the user under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
