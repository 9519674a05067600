import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../node.mjs';

const lock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Where `name` is found from `path`, as Node looks: beside it, then a folder up, and so on. */
function resolved(entries, path, name) {
  for (let folder = path; ; folder = posix.dirname(folder)) {
    if (posix.basename(folder) === 'node_modules') continue;
    const found = posix.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (entries[found]) return found;
    if (folder === '.' || folder === '') return undefined;
  }
}

/** What a package needs when it runs: an optional peer is somebody else's choice, and nothing for development. */
function needs({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The same order on every machine, whatever its language. */
export const byText = (one, other) => (one < other ? -1 : 1);

/**
 * Every package that a workspace needs when it runs, by the lockfile, and that is installed here: `path` under the root,
 * `name`, `version`, and the `license` that it names (undefined: none). Workspaces themselves are left out.
 */
export function packagesOf(workspace) {
  const entries = lock();
  const found = new Set();
  const look = (path) => {
    for (const name of needs(entries[path])) {
      const at = resolved(entries, path, name);
      if (at === undefined || found.has(at)) continue;
      if (!existsSync(join(root, at))) {
        // One of another platform, or of the other C library.
        if (entries[at].optional) continue;
        throw new Error(`${at} is not installed.`);
      }
      found.add(at);
      look(entries[at].link ? entries[at].resolved : at);
    }
  };
  look(workspace);
  return [...found]
    .filter((path) => !entries[path].link)
    .toSorted(byText)
    .map((path) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
      return { path, name, version, license };
    });
}
