import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFacts } from '@app/machines/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWeb } from './serve-web.ts';

const page = '<!doctype html><title>Wniosek</title>';
const built = mkdtempSync(join(tmpdir(), 'web-'));
beforeAll(() => {
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'index.html'), page);
  writeFileSync(join(built, 'favicon.svg'), '<svg/>');
  writeFileSync(join(built, 'assets/main-1a2b.js'), '1');
  mkdirSync(join(built, 'widget/v2'), { recursive: true });
  for (const name of ['loader', 'calculator', 'calculator-1a2b'])
    writeFileSync(join(built, `widget/v2/${name}.js`), name);
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

const ofSumup = {
  status: 'sumup',
  facts: newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
  customTheme: 'cyfrowe',
} as const;

const ask = (path: string) => serveWeb(() => Promise.resolve(null), { folder: built }).request(path);

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

test("the calculator of partners' pages: its loader shortly, what it loads for ever, and what a loader from before a release names", async () => {
  const kept = async (name: string) => {
    const answer = await ask(`/widget/v2/${name}.js`);
    return [answer.status, answer.headers.get('cache-control'), await answer.text()];
  };
  const forEver = 'public, max-age=31536000, immutable';
  expect(await kept('loader')).toEqual([200, 'public, max-age=300', 'loader']);
  expect(await kept('calculator-1a2b')).toEqual([200, forEver, 'calculator-1a2b']);
  expect(await kept('calculator-older')).toEqual([200, 'no-cache', 'calculator']);
  expect((await kept('older')).slice(0, 2)).toEqual([404, 'no-cache']);
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

describe('an order’s page', () => {
  const order = mkdtempSync(join(tmpdir(), 'web-'));
  beforeAll(() => {
    mkdirSync(join(order, '.vite'));
    writeFileSync(
      join(order, 'index.html'),
      '<head><script src="/assets/main.js"></script></head><body><div id="app"></div></body>',
    );
    const screens = 'src/features/order-flow/screens';
    const manifest = {
      'src/app/main.tsx': { file: 'assets/main.js' },
      'src/features/order-flow/pages/order-page.tsx': {
        file: 'assets/order.js',
        imports: ['src/app/main.tsx'],
      },
      [`${screens}/sumup/sumup-screen.tsx`]: {
        file: 'assets/sumup.js',
        imports: ['_fields.js', 'src/app/main.tsx'],
      },
      [`${screens}/sumup/confirm-summary.tsx`]: { file: 'assets/confirm.js' },
      [`${screens}/status/status-screen.tsx`]: { file: 'assets/status.js' },
      '_fields.js': { file: 'assets/fields.js' },
    };
    writeFileSync(join(order, '.vite/manifest.json'), JSON.stringify(manifest));
  });
  afterAll(() => rmSync(order, { recursive: true, force: true }));

  const whole = async (shown: Parameters<typeof serveWeb>[0], path: string): Promise<string> =>
    await (await serveWeb(shown, { folder: order }).request(path)).text();
  const plain = '<head><script src="/assets/main.js"></script></head><body><div id="app"></div></body>';

  test('begins with the words of its screen, in the shop’s theme, and asks for what the screen needs', async () => {
    const asked: string[] = [];
    const html = await whole((slug) => {
      asked.push(slug);
      return Promise.resolve(ofSumup);
    }, '/orders/V1StGXR8_Z5jdHi6B-myT');
    expect(asked).toEqual(['V1StGXR8_Z5jdHi6B-myT']);
    expect(html).toBe(
      '<head><script src="/assets/main.js"></script>' +
        '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/orders/V1StGXR8_Z5jdHi6B-myT">' +
        '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/orders/V1StGXR8_Z5jdHi6B-myT/consents">' +
        '<link rel="modulepreload" crossorigin href="/assets/order.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/sumup.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/fields.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/confirm.js"></head>' +
        '<body><div id="first-paint" class="cyfrowe"><header></header><main><h1>Podsumowanie Twojej oferty</h1>' +
        '<p>Sprawdź produkty i\u00A0warunki finansowania. Jeśli wszystko się zgadza, przejdź dalej.</p></main></div>' +
        '<div id="app"></div></body>',
    );
  });

  test('is the plain page where the order is unknown, cannot be read, or is not told in time', async () => {
    const unknown = () => Promise.resolve(null);
    const broken = () => Promise.reject(new Error('The database is away'));
    const silent = () => new Promise<never>(() => undefined);
    for (const shown of [unknown, broken, silent])
      expect(await whole(shown, '/orders/V1StGXR8_Z5jdHi6B-myT/agreements')).toBe(plain);
  });

  test('writes no sign of an address into the page that would be read as HTML', async () => {
    const html = await whole(
      () => Promise.resolve(ofSumup),
      '/orders/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    );
    expect(html).not.toContain('<script>alert');
  });
});
