import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkCopy, openDatabase, restore } from '@app/db';
import type { Settings } from '../kernel/env.ts';
import { checkSums } from './sums.ts';

/** Keys that open nothing: what is checked is not sealed. */
const noKeys = [{ id: 'none', key: Buffer.alloc(32).toString('base64') }];

/** On its way a backup may have lain where everybody may read everything. */
function keepToOwner(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

/**
 * Puts a backup's files and then its database where nothing is yet, and checks that every history folds to its order. A
 * backup that lacks anything is not restored at all. Answers a sentence for whoever asked; throws one that names what is
 * missing, in the way or broken.
 */
export async function restoreData(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  folder: string,
): Promise<string> {
  await checkSums(folder);
  const files = join(dataDir, 'files');
  if (existsSync(files) && readdirSync(files).length > 0)
    throw new Error(`${files} holds files already. Restore into another DATA_DIR.`);
  mkdirSync(files, { recursive: true, mode: 0o700 });
  try {
    cpSync(join(folder, 'files'), files, { recursive: true, preserveTimestamps: true });
    keepToOwner(files);
    await restore(join(folder, 'database'), databaseUrl);
  } catch (error) {
    rmSync(files, { recursive: true, force: true });
    throw error;
  }
  const db = openDatabase(databaseUrl, { keys: noKeys });
  try {
    const { orders, broken } = await checkCopy(db);
    if (broken.length > 0)
      throw new Error(`The histories of ${broken.length} orders do not fold: ${broken.join(', ')}`);
    return `Restored. The histories of all ${orders} orders fold to their status and facts.`;
  } finally {
    await db.close();
  }
}
