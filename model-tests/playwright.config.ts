import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './bin/chromium.mjs';

// Workers read this file again: they inherit the port that the first reading chose.
const port = (process.env['BROWSER_TESTS_PORT'] ??= String(await freePort()));
const address = `http://127.0.0.1:${port}`;

const misbehaving = '**/misbehaving.spec.ts';

export default defineConfig({
  testDir: 'browser',
  outputDir: 'report/browser',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'report/browser.json' }]],
  use: {
    baseURL: address,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Colours are judged at rest: a button that has just been opened is on its way from one to the other for a moment.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'browser', testIgnore: misbehaving },
    // Its providers misbehave towards everybody: it waits until the others are through.
    { name: 'misbehaving', testMatch: misbehaving, dependencies: ['browser'] },
  ],
  webServer: {
    command: `node ${join(import.meta.dirname, 'bin/serve-for-tests.mjs')}`,
    url: `${address}/readyz`,
    env: { PORT: port, PUBLIC_URL: address },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    timeout: 180_000,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}
