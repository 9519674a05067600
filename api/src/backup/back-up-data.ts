import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backUp, stillNamed, writeOrderKeys, type NamedContent } from '@app/db';
import type { Settings } from '../kernel/env.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { openFileStore } from '../kernel/files/open-file-store.ts';
import { momentFile } from './order-keys.ts';
import { hashOfFile, writeSums } from './sums.ts';

/**
 * Copies the database and every content that the copy names, while the server goes on: a content is written before the
 * row that names it and never changed. The folder has its name only once everything is in it and on the disk. The orders' keys
 * go to a file beside it, in the place of those of the backup before. Answers a sentence for whoever asked.
 */
export async function backUpData(
  { databaseUrl, ...places }: Pick<Settings, 'dataDir' | 'databaseUrl' | 'bucket'>,
  folder: string,
  keyFile: string,
): Promise<string> {
  if (existsSync(folder)) throw new Error(`${folder} is there already; a backup overwrites nothing.`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    const database = join(part, 'database');
    const { contents, orderKeys } = await backUp(databaseUrl, database);
    const copied = await copyContents(databaseUrl, contents, openFileStore(places), join(part, 'files'));
    const moment = String(Date.now());
    if (orderKeys !== null) writeFileSync(join(part, momentFile), moment, { mode: 0o600, flush: true });
    writeSums(part, [
      { path: 'database', sha256: await hashOfFile(database) },
      ...(orderKeys === null
        ? []
        : [{ path: momentFile, sha256: createHash('sha256').update(moment).digest('hex') }]),
      ...copied.map(({ path, sha256 }) => ({ path: `files/${path}`, sha256 })),
    ]);
    if (orderKeys !== null) await writeOrderKeys(keyFile, Number(moment), orderKeys);
    const megabytes = (statSync(database).size / 1e6).toFixed(1);
    renameSync(part, folder);
    return `${folder}: the database (${megabytes} MB) and ${copied.length} files. The keys are not in it: those of the orders are in ${keyFile}; keep DATA_KEYS elsewhere.`;
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Answers what was copied. Throws a sentence that names every content that is gone or is not what was once stored; one that was erased
 * meanwhile, so that no row names it any more, is left out.
 */
async function copyContents(
  databaseUrl: string,
  named: readonly NamedContent[],
  files: FileStore,
  to: string,
): Promise<readonly NamedContent[]> {
  mkdirSync(to, { mode: 0o700 });
  const missing: string[] = [];
  for (const { path, sha256 } of named) {
    const bytes = await files.read(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== sha256) {
      missing.push(path);
      continue;
    }
    mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(to, path), bytes, { mode: 0o600, flush: true });
  }
  const lost = await stillNamed(databaseUrl, missing);
  if (lost.length > 0)
    throw new Error(
      `The database names files that are gone or changed: ${lost.join(', ')}. Nothing was backed up; put them back from an older backup.`,
    );
  return named.filter(({ path }) => !missing.includes(path));
}
