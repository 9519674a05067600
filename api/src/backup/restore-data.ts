import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCopy, openDatabase, restore } from '@app/db';
import type { Settings } from '../kernel/env.ts';
import { openFileStore } from '../kernel/files/open-file-store.ts';
import { checkOrderKeys, restoreOrderKeys } from './order-keys.ts';
import { checkSums } from './sums.ts';

/** Keys that open nothing: what is checked is not sealed. */
const noKeys = [{ id: 'none', key: Buffer.alloc(32).toString('base64') }];

/**
 * Puts a backup's files and then its database where nothing is yet, with the orders' keys of today, and checks that every
 * history folds to its order. A backup that lacks anything is not restored at all. Answers a sentence for whoever asked; throws one that names what is
 * missing, in the way or broken.
 */
export async function restoreData(
  { databaseUrl, ...places }: Pick<Settings, 'dataDir' | 'databaseUrl' | 'bucket'>,
  folder: string,
  keyFile: string,
): Promise<string> {
  await checkSums(folder);
  await checkOrderKeys(folder, keyFile);
  const files = openFileStore(places);
  for await (const _ of files.listWrittenBefore(Infinity))
    throw new Error('The file store holds files already. Restore into another DATA_DIR, or bucket.');
  mkdirSync(places.dataDir, { recursive: true, mode: 0o700 });
  const from = join(folder, 'files');
  const put: string[] = [];
  try {
    for (const letters of readdirSync(from))
      for (const name of readdirSync(join(from, letters))) {
        put.push(`${letters}/${name}`);
        await files.putBack(`${letters}/${name}`, readFileSync(join(from, letters, name)));
      }
    await restore(join(folder, 'database'), databaseUrl);
  } catch (error) {
    for (const path of put) await files.discard(path);
    throw error;
  }
  const db = openDatabase(databaseUrl, { keys: noKeys });
  try {
    const erased = await restoreOrderKeys(db, folder, keyFile);
    const { orders, broken } = await checkCopy(db);
    if (broken.length > 0)
      throw new Error(`The histories of ${broken.length} orders do not fold: ${broken.join(', ')}`);
    const gone =
      erased === 0
        ? ''
        : ` Of ${erased} of them data were erased since the backup: the first start erases them again.`;
    return `Restored. The histories of all ${orders} orders fold to their status and facts.${gone}`;
  } finally {
    await db.close();
  }
}
