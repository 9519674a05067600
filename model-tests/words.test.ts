import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('what a user reads has one conjunction of purpose, and it is “aby” (F141)', () => {
  const others = globSync('{api,machines,web}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules'] })
    .filter((path) => !/\.test\.tsx?$/u.test(path))
    .filter((path) => /żeby/iu.test(readFileSync(join(root, path), 'utf8')));
  expect(others).toEqual([]);
});
