import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, root, toolEnvironment } from './node.mjs';

const words = [join(root, 'api/src/backup/copy-data.ts'), ...process.argv.slice(2)];
const { status } = spawnSync(nodePath(), words, { stdio: 'inherit', env: toolEnvironment() });
process.exitCode = status ?? 1;
