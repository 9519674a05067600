import { defineConfig } from '@playwright/test';
import type { Network } from './browser/people.ts';
import tests from './playwright.config.ts';

/** The ways of clients and salesmen over a network that answers late and in any order; never run by `npm test`. */
export default defineConfig<Network>({
  ...tests,
  timeout: 300_000,
  retries: 0,
  reporter: 'list',
  projects: [
    {
      name: 'slow network',
      testMatch:
        /(?:client-order|calculator|company-form|counter|counter-ways|form-(?:consents|dialogs|put-aside|access)|medical-sales|partner-shop|registry|second-try|two-signers)\.spec\.ts/u,
      use: { slowNetwork: true },
    },
  ],
});
