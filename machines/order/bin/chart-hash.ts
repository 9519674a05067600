import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The chart's sources by their paths: what may happen and what is shown, guards, facts, limits, lifetimes, words. */
export function chartSources(): ReadonlyMap<string, string> {
  const folder = new URL('../', import.meta.url);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!bin\/|check\/).*(?<!\.test|\.gen)\.ts$/u.test(path))
    .toSorted();
  return new Map(paths.map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]));
}

/** A source without what changes nothing: comments, line breaks, the commas that a longer list ends with. */
const essence = (source: string): string =>
  source
    .replaceAll(/^\s*(?:\/\*\*[^]*?\*\/|\/\/.*$)/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/,? ?([)\]}]) ?/gu, '$1')
    .replaceAll(/([([{]) /gu, '$1')
    .trim();

/** Twelve hexadecimal digits that change with everything that decides what becomes of an order and how it is shown. */
export function hashOf(sources: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [path, source] of sources) hash.update(`${path}\n${essence(source)}\n`);
  return hash.digest('hex').slice(0, 12);
}
