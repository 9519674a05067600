import { resolve } from 'node:path';
import { storageSettings } from '../kernel/env.ts';
import { keepPrivate } from '../kernel/files/keep-private.ts';
import { backUpData } from './back-up-data.ts';
import { restoreData } from './restore-data.ts';

/** `copy-data.ts backup <folder>` and `copy-data.ts restore <folder>`, for the database and files of this environment. */
const [command, name] = process.argv.slice(2);
keepPrivate();
try {
  if (name === undefined) throw new Error(`Name the folder: npm run db:${command} -- <folder>`);
  const storage = storageSettings(process.env);
  const act = command === 'restore' ? restoreData : backUpData;
  console.log(await act(storage, resolve(name)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
