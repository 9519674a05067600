import {
  chmodSync,
  cpSync,
  globSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../node.mjs';

const sources = [
  'package-lock.json',
  '{machines,db/src,api/src}/**/*.{ts,json}',
  '{machines,db,api}/package.json',
  'api/bin/release/scripts/*',
  'web/dist/**/*',
  'docs/**/*',
];
const left =
  /node_modules|[/\\]testing([/\\]|$)|\.test\.ts$|tsconfig\.json$|[/\\]screenshot\.png$|[/\\](identity-simulator|simulators-with-identity\.ts)([/\\]|$)/u;

/** Of these packages not everything is of use where they run: other platforms' binaries, and what they were built from. */
function isOfUse(name, path) {
  if (name === 'better-sqlite3')
    return (
      !/^(deps|src|binding\.gyp)/.test(path) &&
      (!/^prebuilds./.test(path) || path.endsWith(`${process.platform}-${process.arch}.node`))
    );
  if (/^node-(bin-)?(linux|darwin|win)-/.test(name)) return /^(bin.*|LICENSE|package\.json)?$/.test(path);
  return true;
}

/** Puts everything that a release runs into `folder`; `written` are further files by their path. */
export function stage(folder, packages, written) {
  for (const path of globSync(sources, { cwd: root, exclude: (name) => left.test(name) }))
    if (lstatSync(join(root, path)).isFile()) copy(path, folder);
  for (const { path, name } of packages) copyPackage(path, name, folder);
  for (const workspace of ['machines', 'db', 'api'])
    link(join(folder, 'node_modules/@app', workspace), join(folder, workspace));
  const scripts = join(folder, 'api/bin/release/scripts');
  mkdirSync(join(folder, 'bin'));
  for (const name of readdirSync(scripts)) {
    cpSync(join(scripts, name), join(folder, 'bin', name));
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  for (const [path, text] of Object.entries(written)) writeFileSync(join(folder, path), text);
}

function copy(path, folder) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path));
}

function copyPackage(path, name, folder) {
  const from = join(root, path);
  const filter = (source) => {
    const inside = relative(from, source);
    return !inside.split(sep).includes('node_modules') && isOfUse(name, inside);
  };
  cpSync(from, join(folder, path), { recursive: true, filter, verbatimSymlinks: true });
}

function link(path, target) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(relative(dirname(path), target), path);
}

/** Gives everything under the folder the same time and rights, whoever made it and when. */
export function level(folder, at) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) lutimesSync(path, at, at);
    else {
      if (entry.isDirectory()) level(path, at);
      else chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
      utimesSync(path, at, at);
    }
  }
  chmodSync(folder, 0o755);
  utimesSync(folder, at, at);
}

/** The release's own package.json: what it is, without what only development needs. */
export function releasePackage() {
  const { name, version, type, description, license } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const whole = { name, version, private: true, type, description, license };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
