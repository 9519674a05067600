import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from '../../api/bin/install.mjs';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';

install();
const words = [join(root, 'model-tests/chaos/chaos.ts'), ...process.argv.slice(2)];
const { status } = spawnSync(nodePath(), words, { cwd: root, stdio: 'inherit', env: toolEnvironment() });
process.exitCode = status ?? 1;
