import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, nodePath, toolEnvironment } from '../../api/bin/node.mjs';
import { hasClamd } from './clamd.mjs';
import { findChromium, findWholeChromium } from './chromium.mjs';
import { hasPostgres } from './postgres.mjs';

/**
 * Sees to a Chromium: found, else Playwright's download, else the distribution's package, and beside Debian's its headless
 * shell, which is faster. Answers whether there is one.
 */
export function prepareChromium() {
  if (!findWholeChromium()) installChromium();
  if (!process.env.CHROMIUM && findChromium() === '/usr/bin/chromium')
    installPackages('chromium-headless-shell');
  return findChromium() !== undefined;
}

function installChromium() {
  console.log('Installing Chromium for the browser tests …');
  const playwright = join(root, 'node_modules/playwright/cli.js');
  const impatient = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  run("Playwright's download", nodePath(), [playwright, 'install', 'chromium'], impatient);
  if (!findWholeChromium()) installPackages('chromium', 'fonts-liberation');
}

/** Sees to a PostgreSQL server; answers whether there is one. Without it the tests use PGlite. */
export function preparePostgres() {
  if (hasPostgres()) return true;
  console.log('Installing PostgreSQL for the database tests …');
  installPackages('postgresql');
  return hasPostgres();
}

/** Sees to a clamd; answers whether there is one. Its signatures are the tests' own, so none are downloaded. */
export function prepareClamd() {
  if (hasClamd()) return true;
  console.log('Installing ClamAV for the tests of the antivirus …');
  installPackages('clamav-daemon');
  return hasClamd();
}

function installPackages(...names) {
  const what = `apt-get install ${names.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get')) return console.log(`  ${what}: this system has no apt-get`);
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (rights.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0)
    return console.log(`  ${what}: this user may not install packages`);
  const apt = [
    ...rights,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=300',
    '-qq',
  ];
  const [command, ...words] = apt;
  run('apt-get update', command, [...words, 'update']);
  run(what, command, [...words, 'install', '-y', '--no-install-recommends', ...names]);
}

// A remedy that fails is followed by the next one; what it said matters only when all of them have.
function run(what, command, words, environment = {}) {
  const { status, stderr, error } = spawnSync(command, words, {
    encoding: 'utf8',
    env: toolEnvironment(environment),
  });
  if (status !== 0) console.log(`  ${what} did not work: ${error?.message ?? reasonIn(stderr)}`);
}

function reasonIn(text) {
  const lines = text.split('\n').map((line) => line.trim());
  const said = lines.filter((line) => /^(E:|Error|.*\b(error|failed)\b)/i.test(line));
  return said[0] ?? lines.findLast((line) => line !== '') ?? 'no reason given';
}
