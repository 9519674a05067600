import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

const pathPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/u;

/** Files in a folder: written beside, synced, then named, so that a killed server leaves no half of one. */
export function diskFiles(folder: string): FileStore {
  const full = (path: string): string => {
    if (!pathPattern.test(path)) throw new Error('A stored file has another kind of path');
    return join(folder, path);
  };
  return {
    async put(bytes) {
      const id = randomUUID();
      const path = `${id.slice(0, 2)}/${id}`;
      await mkdir(dirname(full(path)), { recursive: true, mode: 0o700 });
      const part = `${full(path)}.part`;
      const file = await open(part, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, full(path));
      return { path, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    read: (path) => readFile(full(path)),
    remove: (path) => rm(full(path), { force: true }),
  };
}
