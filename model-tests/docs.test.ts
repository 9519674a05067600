import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const checkout = join(import.meta.dirname, '..');
const files = ['{*,.*}', '{docs,machines,db,api,web,model-tests}/**']
  .flatMap((pattern) => globSync(pattern, { cwd: checkout, exclude: (name) => name === 'node_modules' }))
  .map((path) => path.replaceAll('\\', '/'));

/** What comes about where the application or a release is made. */
const made: readonly string[] = ['/api/openapi.json', '/api/partners/openapi.json', 'sbom.cdx.json'];

/** The files that a page links to or names in backticks, outside its examples. */
function namedOn(page: string, text: string): readonly string[] {
  const prose = text.replaceAll(/```.*?```/gsu, '');
  const links = [...prose.matchAll(/\]\((?<to>[^)#\s:]+)(?:#[^)]*)?\)/gu)].map(({ groups }) =>
    normalize(join(dirname(page), groups?.['to'] ?? '')).replace(/\/$/u, ''),
  );
  const names = [...prose.matchAll(/`(?<name>[\w@./-]+\.(?:tsx?|mjs|csv|md|json))`/gu)];
  return [...links, ...names.map(({ groups }) => groups?.['name'] ?? '')];
}

const exists = (name: string): boolean =>
  made.includes(name) || files.some((path) => path === name || path.endsWith(`/${name}`));

test('every file that a page names is there, the tests that keep a promise among them', () => {
  const pages = files.filter((path) => path.endsWith('.md'));
  const missing = pages.flatMap((page) =>
    namedOn(page, readFileSync(join(checkout, page), 'utf8'))
      .filter((name) => !exists(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('a page that names a file of another place is found', () => {
  expect(
    namedOn('docs/map.md', 'See [the chart](statechart.md#a) and `api/src/a.test.ts`.\n```\n`b.ts`\n```\n'),
  ).toEqual(['docs/statechart.md', 'api/src/a.test.ts']);
  expect(exists('api/src/a.test.ts')).toBe(false);
});
