import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, nodePath, toolEnvironment } from '../../api/bin/node.mjs';
import { findChromium } from './chromium.mjs';
import { hasPostgres } from './postgres.mjs';

/** Sees to a Chromium: found, else Playwright's download, else the distribution's package. */
export function prepareChromium() {
  if (findChromium()) return;
  console.log('Installing Chromium for the browser tests …');
  const playwright = join(root, 'node_modules/playwright/cli.js');
  run(nodePath(), [playwright, 'install', 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' });
  if (findChromium()) return;
  installPackages('chromium', 'fonts-liberation');
  if (findChromium()) return;
  throw new Error(
    'There is no Chromium for the browser tests. Install one (for example `apt-get install chromium`), ' +
      'or name the one to use: CHROMIUM=/path/to/chromium npm test',
  );
}

/** Sees to a PostgreSQL server; answers whether there is one. Without it the tests use PGlite. */
export function preparePostgres() {
  if (hasPostgres()) return true;
  console.log('Installing PostgreSQL for the database tests …');
  installPackages('postgresql');
  return hasPostgres();
}

function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  run('apt-get', [...patient, 'update'], quiet);
  run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...names], quiet);
}

// A remedy that fails is followed by the next one; what it said matters only when all of them have.
function run(command, words, environment) {
  const { status, stderr } = spawnSync(command, words, {
    encoding: 'utf8',
    env: toolEnvironment(environment),
  });
  if (status !== 0) console.log(`  ${command} ${words.at(-1)} did not work: ${lastLine(stderr)}`);
}

function lastLine(text) {
  return (text ?? '').trim().split('\n').at(-1);
}
