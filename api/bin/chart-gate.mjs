import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './install.mjs';
import { nodePath, root, toolEnvironment } from './node.mjs';

install();
const words = [join(root, 'api/src/upkeep/chart-gate.ts'), ...process.argv.slice(2)];
const { status } = spawnSync(nodePath(), words, { cwd: root, stdio: 'inherit', env: toolEnvironment() });
process.exitCode = status ?? 1;
