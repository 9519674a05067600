import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkCopy, openDatabase, restore } from '@app/db';
import type { Settings } from '../env.ts';
import { filesOf } from './back-up-data.ts';

/** Keys that open nothing: what is checked is not sealed. */
const noKeys = [{ id: 'none', key: Buffer.alloc(32).toString('base64') }];

/**
 * Puts a backup's database and files where nothing is yet, and checks that every history folds to its order. Answers a
 * sentence for whoever asked; throws one that names what is in the way or broken.
 */
export async function restoreData(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  file: string,
): Promise<string> {
  const files = join(dataDir, 'files');
  if (existsSync(files) && readdirSync(files).length > 0)
    throw new Error(`${files} holds files already. Restore into another DATA_DIR.`);
  await restore(file, databaseUrl);
  if (existsSync(filesOf(file))) cpSync(filesOf(file), files, { recursive: true, preserveTimestamps: true });
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
