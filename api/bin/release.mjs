import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './install.mjs';
import { nodePath, root, toolEnvironment } from './node.mjs';

// `npm run release [-- <folder>]` and `npm run release:check`: made by the locked Node, which is the one that goes into the archive.
install();
const [job = 'make', ...words] = process.argv.slice(2);
const script = join(root, 'api/bin/release', `${job}-release.mjs`);
const { status } = spawnSync(nodePath(), [script, ...words], { stdio: 'inherit', env: toolEnvironment() });
process.exitCode = status ?? 1;
