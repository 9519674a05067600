import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { copyCheckout } from './copied-checkout.ts';
import { changed, howTos, perform, readHowTo } from './how-to-page.ts';

const run = promisify(execFile);

/** The development server writes the tree of routes when it starts. */
const writeRouteTree = `
  const { createServer } = await import('vite');
  await createServer({ configFile: 'web/vite.config.ts', logLevel: 'error', server: { middlewareMode: true } });
  process.exit();
`;

describe('a page of docs/how-to', () => {
  test('names each file with what changes in it', () => {
    const page =
      '1. Do\n\n```diff api/src/a.ts\n one\n+two\n```\n\n```ts db/src/b.ts\nb\n```\n\n    npx vitest run --project node db\n';
    expect(readHowTo('add-it.md', page)).toEqual({
      page: 'add-it',
      blocks: [
        { language: 'diff', path: 'api/src/a.ts', text: ' one\n+two\n' },
        { language: 'ts', path: 'db/src/b.ts', text: 'b\n' },
      ],
      tests: ['db'],
    });
  });

  test('changes what it leaves and takes away, and nothing where that stands not once', () => {
    expect(changed('a\nb\nc\nd\n', ' a\n+x\n-b\n@@\n d\n+e\n', 'it')).toBe('a\nx\nc\nd\ne\n');
    for (const diff of [' a\n+x\n', ' z\n+x\n'])
      expect(() => changed('a\nb\na\n', diff, 'it')).toThrow(/^it: the source has [02] places of/u);
  });
});

test(
  'the how-tos lead to sources that compile, to a sound chart and to tests that pass',
  { tags: 'slow', timeout: 600_000 },
  async () => {
    const copy = copyCheckout();
    onTestFinished(() => copy.remove());
    const pages = howTos();
    expect(pages.filter(({ blocks }) => blocks.length === 0).map(({ page }) => page)).toEqual([]);
    for (const page of pages) perform(page, copy.folder);
    const { PATH = '', LD_LIBRARY_PATH } = process.env;
    const env = {
      PATH: [join(copy.folder, 'node_modules/.bin'), PATH].join(delimiter),
      ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}),
    };
    const node = (...words: string[]): Promise<unknown> =>
      run(process.execPath, words, { cwd: copy.folder, env }).catch(
        ({ stdout, stderr }: { stdout: string; stderr: string }) => {
          throw new Error(`${words.join(' ')}\n${stdout}${stderr}`);
        },
      );
    await node('machines/order/bin/chart-docs.ts');
    await node('--input-type=module', '--eval', writeRouteTree);
    await node('node_modules/typescript/bin/tsc', '-b');
    await node('machines/order/bin/chart-check.ts');
    await node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=node',
      ...pages.flatMap(({ tests }) => tests),
    );
  },
);
