import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const checkout = join(import.meta.dirname, '../..');
const workspaces = ['machines', 'db', 'api', 'web', 'model-tests'];
/** What is built, installed or kept, and belongs to the checkout that made it. */
const left = new Set(['node_modules', '.git', 'data', 'release', 'web/dist', 'model-tests/report']);

/** A copy of the checkout's sources in a folder of its own, on the checkout's installed packages. */
export interface CopiedCheckout {
  readonly folder: string;
  /** The path of the one source of a workspace that holds a text; throws where there are more or none. */
  readonly find: (workspace: string, text: string) => string;
  readonly replace: (workspace: string, text: string, by: string) => void;
  readonly remove: () => void;
}

export function copyCheckout(): CopiedCheckout {
  const folder = fs.mkdtempSync(join(tmpdir(), 'checkout-'));
  fs.cpSync(checkout, folder, { recursive: true, filter: (path) => !left.has(relative(checkout, path)) });
  linkPackages(join(checkout, 'node_modules'), join(folder, 'node_modules'));
  const read = (path: string): string => fs.readFileSync(join(folder, path), 'utf8');
  const find = (workspace: string, text: string): string => {
    const paths = fs.globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: folder });
    const [path, ...more] = paths.filter((name) => read(name).includes(text));
    if (path === undefined || more.length > 0)
      throw new Error(`'${text}' has no place of its own in ${workspace}`);
    return path;
  };
  return {
    folder,
    find,
    replace(workspace, text, by) {
      const path = find(workspace, text);
      fs.writeFileSync(join(folder, path), read(path).replace(text, by));
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/**
 * Links each package; the workspaces lead into the copy. Of the caches it has a copy of what tsc knows, so that it checks
 * only what changes, and the library that may be lent to Node.
 */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(join(to, '@app'), { recursive: true });
  fs.mkdirSync(join(to, '.cache'));
  for (const name of workspaces) fs.symlinkSync(join('../..', name), join(to, '@app', name));
  for (const name of fs.readdirSync(from))
    if (name !== '@app' && !/^\.(?:cache|vite.*)$/u.test(name))
      fs.symlinkSync(join(from, name), join(to, name));
  const checked = join(from, '.cache/tsc');
  if (fs.existsSync(checked)) fs.cpSync(checked, join(to, '.cache/tsc'), { recursive: true });
  const lent = join(from, '.cache/lib');
  if (fs.existsSync(lent)) fs.symlinkSync(lent, join(to, '.cache/lib'));
}
