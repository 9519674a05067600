import { resolve } from 'node:path';
import { storageSettings } from '../kernel/env.ts';
import { keepPrivate } from '../kernel/files/keep-private.ts';
import { keyFileBeside } from './order-keys.ts';
import { backUpData } from './back-up-data.ts';
import { restoreData } from './restore-data.ts';

/** `copy-data.ts backup <folder> [<file of orders' keys>]` and `copy-data.ts restore` with the same, for the database and files of this environment. */
const [command, name, keyFile] = process.argv.slice(2);
keepPrivate();
try {
  if (name === undefined)
    throw new Error(`Name the folder: npm run db:${command} -- <folder> [<file of the orders' keys>]`);
  const storage = storageSettings(process.env);
  const act = command === 'restore' ? restoreData : backUpData;
  const folder = resolve(name);
  console.log(await act(storage, folder, keyFile === undefined ? keyFileBeside(folder) : resolve(keyFile)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
