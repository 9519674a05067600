import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockedNode, modules, runsTheSources } from './node.mjs';

const library = 'libatomic.so.1';
const lent = join(modules, '.cache/lib', library);

/**
 * Sees to it that a Node can run here once the packages are installed; answers what is then still to be done.
 * Node's own Linux builds ask since version 25 for libatomic, which a bare system has not: the machine's Node
 * takes their place where it is new enough, else the library comes from the distribution's package into node_modules.
 * Asked before npm has installed anything: `npm start` begins with the installed `node`, and could not mend a broken one.
 */
export function settleNode() {
  if (process.platform !== 'linux') return () => {};
  if (existsSync(lent)) return lend(readFileSync(lent));
  const glibc = process.report.getReport().header.glibcVersionRuntime !== undefined;
  if (glibc && loads(library)) return () => {};
  if (runsTheSources(process.versions.node))
    return () => replaceNode((path) => symlinkSync(process.execPath, path));
  const bytes = glibc ? fromDistribution() : undefined;
  if (bytes) return lend(bytes);
  throw new Error(
    `This system lacks ${library}, which Node 26 needs. Install it (Debian, Ubuntu: apt-get install libatomic1; ` +
      'Fedora: dnf install libatomic), or install Node 24.7 or newer, and try again.',
  );
}

// A library that is there is refused for being no add-on of Node: only the other refusals mean that it is missing.
function loads(name) {
  try {
    process.dlopen({ exports: {} }, name);
    return true;
  } catch (error) {
    return /self-register/.test(error.message);
  }
}

// apt's lists and archives are kept in a folder of our own, so that this needs no rights and changes nothing of the system.
function fromDistribution() {
  const folder = mkdtempSync(join(tmpdir(), 'order-financing-lib-'));
  try {
    const places = { 'Dir::State::lists': 'lists', 'Dir::Cache::archives': 'archives' };
    for (const name of Object.values(places)) mkdirSync(join(folder, name, 'partial'), { recursive: true });
    const own = Object.entries(places).map(([key, name]) => `-o${key}=${join(folder, name)}`);
    const options = ['-qq', ...own, '-oDir::Cache::pkgcache=', '-oDir::Cache::srcpkgcache='];
    const run = (tool, ...words) => spawnSync(tool, words, { cwd: folder, stdio: 'ignore' }).status === 0;
    console.log(`Fetching ${library} for Node 26; this system has none …`);
    if (!run('apt-get', ...options, 'update')) return undefined;
    if (!run('apt-get', ...options, 'download', 'libatomic1')) return undefined;
    const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (!archive || !run('dpkg-deb', '-x', archive, 'package')) return undefined;
    const found = readdirSync(join(folder, 'package'), { recursive: true }).find((path) =>
      path.endsWith(library),
    );
    return found && readFileSync(join(folder, 'package', found));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lend(bytes) {
  return () => {
    mkdirSync(join(lent, '..'), { recursive: true });
    writeFileSync(lent, bytes);
    const folder = '"$home/.cache/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"';
    const script = `#!/bin/sh\nhome=$(cd "\${0%/*}/.." && pwd)\nLD_LIBRARY_PATH=${folder} exec "$home/${lockedNode}" "$@"\n`;
    replaceNode((path) => writeFileSync(path, script, { mode: 0o755 }));
  };
}

function replaceNode(put) {
  const path = join(modules, '.bin/node');
  rmSync(path, { force: true });
  put(path);
}
