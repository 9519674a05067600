import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasOrderKeys, momentOfOrderKeys, putOrderKeys, readOrderKeys, type Database } from '@app/db';

/** In a backup: when it was made, epoch ms. */
export const momentFile = 'moment';

/** Where the orders' keys lie unless another file is named: beside all backups, one file for all of them. */
export const keyFileBeside = (folder: string): string => join(dirname(folder), 'order-keys');

/** Throws a sentence where the file lacks keys of the backup's orders. A backup of a release before the orders' keys needs none. */
export async function checkOrderKeys(folder: string, keyFile: string): Promise<void> {
  const file = join(folder, momentFile);
  if (!existsSync(file)) return;
  if ((await momentOfOrderKeys(keyFile)) < Number(readFileSync(file, 'utf8')))
    throw new Error(`${keyFile} is older than the backup: keys of orders are missing in it.`);
  // Read to its end: one that is cut off is refused before anything is restored.
  for await (const _ of readOrderKeys(keyFile));
}

/** Gives the restored database today's keys; answers of how many of its orders something was erased since the backup. */
export async function restoreOrderKeys(db: Database, folder: string, keyFile: string): Promise<number> {
  if (!existsSync(join(folder, momentFile)) || !(await hasOrderKeys(db.kysely, db.dialect))) return 0;
  return putOrderKeys(db, readOrderKeys(keyFile));
}
