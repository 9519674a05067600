import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath, root, toolEnvironment } from './node.mjs';

const page = join(root, 'web/dist/index.html');
const sources = ['web', 'machines', 'docs/partner-examples', 'package-lock.json'];
const skipped = /^(node_modules|dist|\..*)$|\.test\.tsx?$|\.gen\.ts$/;

/** Builds web/dist unless it is newer than everything that it is made of. */
export function buildWeb() {
  const built = existsSync(page) ? statSync(page).mtimeMs : 0;
  if (sources.every((source) => newest(join(root, source)) <= built)) return;
  console.log('Building the web application …');
  const words = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(nodePath(), words, {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    // What a test or a developer's shell says of itself would build pages whose styles the application's own policy blocks.
    env: toolEnvironment({ NODE_ENV: 'production' }),
  });
  if (status !== 0) throw new Error('The web application could not be built; the reason stands above.');
}

// A folder's own time counts too, or a deleted file would go unnoticed; web's does not, because the build itself makes dist there.
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const children = readdirSync(path).filter((name) => !skipped.test(name));
  const own = path === join(root, 'web') ? 0 : stats.mtimeMs;
  return Math.max(own, ...children.map((name) => newest(join(path, name))));
}
