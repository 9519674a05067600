import { defineConfig } from '@playwright/test';
import walks from './playwright.config.ts';

/** The figures of a browser, measured beside the bench and never by `npm test`. */
export default defineConfig(walks, { testDir: 'bench', reporter: 'line', use: { trace: 'off' } });
