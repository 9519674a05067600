import { defineConfig } from '@playwright/test';
import { launchOptions } from './bin/chromium.mjs';

/** The chart's transitions pressed on the pages: each worker has the application in its own process, with its own database. */
export default defineConfig({
  testDir: 'walks',
  outputDir: 'report/walks',
  timeout: 60_000,
  expect: { timeout: 8_000 },
  workers: 2,
  fullyParallel: true,
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'report/walks.json' }], ['./walks/coverage-reporter.ts']],
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // To trace every walk costs half as much as to walk: what has failed is walked once more for its trace.
    trace: 'on-first-retry',
  },
});
