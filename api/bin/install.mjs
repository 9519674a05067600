import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';
import { settleNode } from './settle-node.mjs';

/** Installs with `npm ci` unless node_modules already holds every package that the lockfile asks of this platform. */
export function install() {
  if (missing().length === 0) return;
  const finish = settleNode();
  console.log('Installing packages; the first time this takes about a minute …');
  const npm = process.env.npm_execpath;
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) throw new Error('npm ci failed; what npm said stands above.');
  finish();
}

// npm writes the second file last, as a list of what it has put there: an interrupted install has none.
function missing() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or damaged.');
  return Object.entries(wanted).filter(
    ([path, entry]) =>
      path.includes('node_modules/') && meantForHere(entry) && !sameAs(entry, present?.[path]),
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function sameAs(wanted, present) {
  if (!present) return wanted.optional === true && !wanted.os && !wanted.cpu;
  return present.version === wanted.version && present.link === wanted.link;
}

// Which C library this system has npm alone knows; packages that differ by it are left to npm.
function meantForHere({ os, cpu, libc, peer, optional }) {
  return allows(os, process.platform) && allows(cpu, process.arch) && !libc && !(peer && optional);
}

function allows(list, value) {
  if (!list) return true;
  const names = [list].flat();
  return (
    names.includes(value) || (names.some((name) => name.startsWith('!')) && !names.includes(`!${value}`))
  );
}
