import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that Playwright has downloaded for its own version, or nothing. */
function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return path && existsSync(path) ? [path] : [];
  } catch {
    return [];
  }
}

/** The Chromium to test with: $CHROMIUM, else Playwright's own, else the system's; undefined where there is none. */
export function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) return asked;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...playwrightsOwn(), ...onPath, ...installed].find((path) => existsSync(path));
}

/** How to launch it; root has no user namespace to build Chromium's sandbox from. */
export function launchOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
