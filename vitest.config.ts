import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { launchOptions } from './model-tests/bin/chromium.mjs';

/** Walks and installations are few and long: begun first, they leave no worker idle at the end. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => /[/]model-tests[/]/u.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** `node`: everything without a page. `web`: components in a real Chromium. */
export default defineConfig({
  test: {
    // Tests of the API wait for half of their time (for letters, hashes, closing connections): one worker more than cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: ['{machines,db,api,model-tests,web/build}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'model-tests/fixtures/**'],
          globalSetup: ['./db/src/testing/postgres.global.ts'],
          // No test leaves anything behind in a module, so files may share a process: half the time.
          isolate: false,
          testTimeout: 20_000,
          // What prepares and clears away has no limit of its own: a slow disk removes a release in half a minute.
          hookTimeout: 120_000,
          expect: { poll: { timeout: 5_000 } },
          tags: [
            { name: 'postgres', description: 'On PostgreSQL, a private one of the run.' },
            {
              name: 'slow',
              description:
                'Starts processes, or draws, installs or walks for long: `npm test` alone runs it.',
              timeout: 120_000,
            },
          ],
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          // What a page does next is waited for longer than a busy machine takes.
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
