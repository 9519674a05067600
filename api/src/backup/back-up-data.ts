import { cpSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '@app/db';
import type { Settings } from '../env.ts';

/** Where a backup keeps the stored files: beside the database's copy. */
export const filesOf = (file: string): string => `${file}.files`;

/**
 * Copies the database and then the files, while the server goes on: a file is written before the row that names it and
 * never changed, so every row of the copy has its file. Answers a sentence for whoever asked.
 */
export async function backUpData(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  file: string,
): Promise<string> {
  if (existsSync(filesOf(file)))
    throw new Error(`${filesOf(file)} is there already; a backup overwrites nothing.`);
  await backUp(databaseUrl, file);
  const files = join(dataDir, 'files');
  if (existsSync(files)) {
    const whole = (path: string): boolean => !path.endsWith('.part');
    cpSync(files, filesOf(file), { recursive: true, preserveTimestamps: true, filter: whole });
  }
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  return `${file} (${megabytes} MB) and ${filesOf(file)}. The keys are not in it: keep DATA_KEYS elsewhere.`;
}
