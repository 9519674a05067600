import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Debian's Chromium that can show no window: tests take some two thirds of the time that they take in a whole one. */
const shell = 'chromium-headless-shell';
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

/** Where a command lies in the folders of $PATH. */
const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** A Chromium that keeps the pages one has left: $CHROMIUM, else Playwright's own, else the system's; undefined where there is none. */
export function findWholeChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return [...playwrightsOwn(), ...names.flatMap(onPath), ...installed].find((path) => existsSync(path));
}

/** The Chromium to test with: $CHROMIUM, else Debian's headless shell, else a whole one; undefined where there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return onPath(shell).find((path) => existsSync(path)) ?? findWholeChromium();
}

/** How to launch it; root has no user namespace to build Chromium's sandbox from. */
export function launchOptions(executablePath = findChromium()) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
