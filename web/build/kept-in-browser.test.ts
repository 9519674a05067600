import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptInBrowser } from '../src/features/reading/kept-in-browser.ts';
import manifest from '../package.json' with { type: 'json' };
import { writtenNames } from './testing/written-names.ts';

const root = join(import.meta.dirname, '../..');
const listed = keptInBrowser.flatMap(({ kept }) => kept.flatMap(({ names }) => names));

function sourcesIn(folder: string, pattern: string): Record<string, string> {
  const paths = globSync(pattern, { cwd: folder, exclude: ['**/node_modules'] }).filter(
    (path) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/u.test(path),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** What may keep something by itself: only such files of a package are parsed. */
const keeping = /\.setItem\(|\.cookie\s*=[^=]|indexedDB\.open\(|caches\.open\(|cookieStore\./u;

/** What a package names for builds that use it; no page holds it. */
const forBuilds = ['@emotion/babel-plugin'];

/** The packages that pages are made of, and those that these need. */
function packagesOf(names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    const file = join(root, 'node_modules', name, 'package.json');
    if (found.has(name) || name.startsWith('@app/') || forBuilds.includes(name) || !existsSync(file))
      continue;
    found.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: object };
    packagesOf(Object.keys(dependencies), found);
  }
  return found;
}

/** What the packages' modules write; their bundles for other loaders hold the same once more. */
function writtenByPackages() {
  const written = [...packagesOf(Object.keys(manifest.dependencies))].map((name) => {
    const all = sourcesIn(join(root, 'node_modules', name), '**/*.{js,mjs}');
    const asked = Object.entries(all).filter(
      ([path, source]) => !/\bcjs\b|umd|compat|\bmin\b/u.test(path) && keeping.test(source),
    );
    return writtenNames(Object.fromEntries(asked));
  });
  return {
    names: written.flatMap(({ names }) => names),
    untold: written.flatMap(({ untold }) => untold),
  };
}

// Every source of web, api and the packages is read: seconds, on a busy machine many.
test(
  'the page on privacy lists everything that a browser keeps, and nothing else',
  { timeout: 120_000 },
  () => {
    const own = writtenNames(sourcesIn(root, '{web,api}/src/**/*.{ts,tsx}'));
    const packages = writtenByPackages();
    expect([...own.untold, ...packages.untold]).toEqual([]);
    expect([...new Set([...own.names, ...packages.names])].sort()).toEqual([...listed].sort());
  },
);

test("a partner's calculator lets the browser keep nothing", () => {
  expect(writtenNames(sourcesIn(join(root, 'web/src/widget'), '**/*.ts'))).toEqual({ names: [], untold: [] });
});

test.each([
  ["sessionStorage.setItem('unheard of', '1');"],
  ["const key = 'unheard of'; localStorage.setItem(key, '1');"],
  ["localStorage['unheard of'] = '1';"],
  ["document.cookie = 'unheard of=1; Secure';"],
  ["const headers = { 'Set-Cookie': 'unheard of=1' };"],
  ["const headers = {}; headers['set-cookie'] = 'unheard of=1';"],
  ["answer.headers.append('Set-Cookie', 'unheard of=1');"],
  ["import { setCookie } from 'hono/cookie'; setCookie(c, 'unheard of', '1');"],
  ["import { set } from 'idb-keyval'; set('unheard of', 1);"],
  ["indexedDB.open('unheard of');"],
  ["await caches.open('unheard of');"],
  ["navigator.serviceWorker.register('unheard of');"],
  ["export const script = `sessionStorage.setItem('unheard of', 1);`;"],
  ["const keep = (name: string) => sessionStorage.setItem(name, '1'); keep('unheard of');"],
])('what is written without being listed is found: %s', (source) => {
  expect(listed).not.toContain('unheard of');
  expect(writtenNames({ 'seeded.ts': source })).toEqual({ names: ['unheard of'], untold: [] });
});

test('a name that comes from another file is looked for there, and one that nobody can tell is said', () => {
  const keep = 'export function keep(name: string) { sessionStorage.setItem(name, "1"); }';
  const call = "import { keep } from './keep.ts'; keep(`unheard of ${slug}`);";
  expect(writtenNames({ 'web/keep.ts': keep, 'web/call.ts': call })).toEqual({
    names: ['unheard of …'],
    untold: [],
  });
  expect(writtenNames({ 'web/keep.ts': keep })).toEqual({
    names: [],
    untold: ['web/keep.ts: Identifier name'],
  });
});
