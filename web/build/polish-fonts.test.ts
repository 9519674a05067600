import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { polishCharacters } from './polish-fonts.ts';

const root = join(import.meta.dirname, '../..');
const held = new Set(Object.values(polishCharacters).join(''));

/** The sources that hold sentences of pages, and what is written in them. */
function* sources(): Generator<[string, string]> {
  for (const folder of ['web/src', 'machines/order', 'machines/rules', 'machines/fields'])
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (/(?<!\.test)\.tsx?$/u.test(entry) && !/testing\//u.test(entry))
        yield [`${folder}/${entry}`, readFileSync(join(root, folder, entry), 'utf8')];
}

/** Signs that no file of the font holds. */
const inNoFile = new Set('⌘‑←→≤≥');

test('the small files of the font hold every sign that a page shows by itself', () => {
  const missing = new Map<string, string>();
  for (const [file, text] of sources())
    for (const sign of text)
      if (sign > '~' && !held.has(sign) && !inNoFile.has(sign)) missing.set(sign, file);
  expect(Object.fromEntries(missing)).toEqual({});
});
