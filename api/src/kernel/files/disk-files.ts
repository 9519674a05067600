import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asDiskError } from './disk-unavailable.ts';
import type { FileStore } from './file-store.ts';

const pathPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}(?:\.part)?$/u;

/**
 * Files in a folder: written beside, synced, then named, so that a killed server leaves no half of one. What is set
 * aside lies in its folder `trash` under the same path.
 */
export function diskFiles(folder: string): FileStore {
  const trash = join(folder, 'trash');
  const within = (root: string, path: string): string => {
    if (!pathPattern.test(path)) throw new Error('A stored file has another kind of path');
    return join(root, path);
  };
  const full = (path: string): string => within(folder, path);
  const aside = (path: string): string => within(trash, path);
  return {
    async put(bytes) {
      const id = randomUUID();
      const path = `${id.slice(0, 2)}/${id}`;
      try {
        await writeWhole(full(path), bytes);
      } catch (error) {
        throw asDiskError(error);
      }
      return { path, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    read: (path) =>
      readFile(full(path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return readFile(aside(path));
      }),
    async setAside(path, moment) {
      await move(full(path), aside(path));
      await utimes(aside(path), moment / 1_000, moment / 1_000);
    },
    bringBack: (path) => move(aside(path), full(path)),
    remove: (path) => rm(aside(path), { force: true }),
    listWrittenBefore: (moment) => listChangedBefore(folder, moment),
    listSetAsideBefore: (moment) => listChangedBefore(trash, moment),
  };
}

/** Leaves nothing where it fails: half of a file would fill a disk that is full already. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  const file = await open(part, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(part, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}

async function* listChangedBefore(folder: string, moment: number): AsyncGenerator<readonly string[]> {
  for (const letters of await namesIn(folder)) {
    const paths = (await namesIn(join(folder, letters))).map((name) => `${letters}/${name}`);
    const times = await Promise.all(paths.map((path) => changedAt(join(folder, path))));
    const old = paths.filter((path, at) => pathPattern.test(path) && (times[at] ?? moment) < moment);
    if (old.length > 0) yield old;
  }
}

/** Nothing where the folder is not there yet. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Null where it was removed meanwhile. */
const changedAt = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
