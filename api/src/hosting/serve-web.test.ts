import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './serve-web.ts';

const page = '<!doctype html><title>Wniosek</title>';
const built = mkdtempSync(join(tmpdir(), 'web-'));
beforeAll(() => {
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'index.html'), page);
  writeFileSync(join(built, 'favicon.svg'), '<svg/>');
  writeFileSync(join(built, 'assets/main-1a2b.js'), '1');
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

const ask = (path: string) => serveWeb(built).request(path);

test('every page is the application, addresses that lead nowhere too (ROUTE-064)', async () => {
  const pages = ['/', '/orders/V1StGXR8_Z5jdHi6B-myT', '/orders', '/page/rules', '/page/nothing', '/nothing'];
  // A link copied from a sentence, with its full stop.
  for (const path of [...pages, '/orders/V1StGXR8_Z5jdHi6B-myT.']) {
    const answer = await ask(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, page]);
  }
});

test('what is built is served, hashed files for ever', async () => {
  const kept = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get('cache-control')];
  };
  expect(await kept('/assets/main-1a2b.js')).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await kept('/favicon.svg')).toEqual([200, 'no-cache']);
  expect(await kept('/')).toEqual([200, 'no-cache']);
});

test('a file that is not there is 404, and so are the simulators in production (F043)', async () => {
  const missing = [
    '/.git/config',
    '/.env',
    '/%2egit/config',
    '/.well-known/security.txt',
    '/robots.txt',
    '/wp-login.php',
    '/assets/main-old.js',
    '/assets',
    '/assets/old/',
    '/pdf/other',
    '/documents/other.pdf',
    '/page/rules/other.pdf',
    '/orders/V1StGXR8_Z5jdHi6B-myT/agreement.pdf',
    '/simulators',
    '/simulators/dotpay',
    '/sim/dotpay/t2/',
  ];
  for (const path of missing) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      path,
      404,
      'no-cache',
      'Nie ma takiego pliku.',
    ]);
  }
});
