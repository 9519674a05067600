import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const shaping = ['package-lock.json', '{machines,db/src,api/src}/**/*.ts'];
const skipped = /node_modules|[/\\]testing$|\.test\.ts$/u;

/**
 * Twelve hexadecimal digits for everything that shapes an answer: the sources and the versions of what they use. The
 * same in every process of a release, wherever it runs and however it got there.
 */
export function readRelease(): string {
  const names = globSync(shaping, { cwd: root, exclude: (path) => skipped.test(path) });
  const hash = createHash('sha256');
  for (const name of names.toSorted()) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 12);
}
