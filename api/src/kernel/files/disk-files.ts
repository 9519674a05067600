import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asDiskError } from './store-unavailable.ts';
import type { FileStore } from './file-store.ts';
import { isStoredPath, newPath, storedPath } from './stored-path.ts';

/**
 * Files in a folder: written beside, synced, then named, so that a killed server leaves no half of one. What is set
 * aside lies in its folder `trash` under the same path.
 */
export function diskFiles(folder: string): FileStore {
  const trash = join(folder, 'trash');
  const full = (path: string): string => join(folder, storedPath(path));
  const aside = (path: string): string => join(trash, storedPath(path));
  return {
    async check() {},
    async put(content) {
      const path = newPath();
      try {
        return { path, ...(await writeWhole(full(path), content)) };
      } catch (error) {
        throw asDiskError(error);
      }
    },
    async putBack(path, content) {
      await writeWhole(full(path), content);
    },
    read: (path) =>
      readFile(full(path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return readFile(aside(path));
      }),
    async *stream(path) {
      const isAside = await stat(full(path)).then(
        () => false,
        () => true,
      );
      yield* createReadStream(isAside ? aside(path) : full(path));
    },
    async setAside(path, moment) {
      await move(full(path), aside(path));
      await utimes(aside(path), moment / 1_000, moment / 1_000);
    },
    discard: (path) => rm(full(path), { force: true }),
    bringBack: (path) => move(aside(path), full(path)),
    remove: (path) => rm(aside(path), { force: true }),
    listWrittenBefore: (moment) => listChangedBefore(folder, moment),
    listSetAsideBefore: (moment) => listChangedBefore(trash, moment),
  };
}

/** Leaves nothing where it fails: half of a file would fill a disk that is full already. */
async function writeWhole(
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<{ size: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  const file = await open(part, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const piece of content instanceof Uint8Array ? [content] : content) {
      hash.update(piece);
      size += piece.byteLength;
      await file.writeFile(piece);
    }
    await file.sync();
    await file.close();
    await rename(part, path);
    return { size, sha256: hash.digest('hex') };
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
    const old = paths.filter((path, at) => isStoredPath(path) && (times[at] ?? moment) < moment);
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
