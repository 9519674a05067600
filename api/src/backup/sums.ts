import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of a backup, and the hexadecimal SHA-256 that it has to have. */
interface Sum {
  readonly path: string;
  readonly sha256: string;
}

/** What a backup has to hold, as `sha256sum --check` reads it. */
const listing = 'SHA256SUMS';

/** Writes down what the folder holds; without this list it is no backup. */
export function writeSums(folder: string, sums: readonly Sum[]): void {
  const lines = sums.map(({ path, sha256 }) => `${sha256}  ${path}\n`);
  writeFileSync(join(folder, listing), lines.join(''), { mode: 0o600, flush: true });
}

/** The hexadecimal SHA-256 of a file of any size. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** Throws a sentence that names everything that the folder has to hold and does not. */
export async function checkSums(folder: string): Promise<void> {
  if (!existsSync(join(folder, listing))) throw new Error(`There is no backup ${folder}.`);
  const wrong: string[] = [];
  for (const line of readFileSync(join(folder, listing), 'utf8').trimEnd().split('\n')) {
    const [sha256, path = ''] = line.split('  ');
    if (!existsSync(join(folder, path))) wrong.push(`${path} is missing`);
    else if ((await hashOfFile(join(folder, path))) !== sha256) wrong.push(`${path} is damaged`);
  }
  if (wrong.length > 0)
    throw new Error(`The backup is not complete, and nothing was restored: ${wrong.join(', ')}.`);
}
