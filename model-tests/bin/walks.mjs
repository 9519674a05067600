import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from '../../api/bin/install.mjs';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';
import { preparePostgres } from './prepare.mjs';

// The walks through the API for every shop config, on both databases, and 5,000 previews of moves; `npm test` takes three of the
// walks and fewer previews.
install();
preparePostgres();
const tests = ['model-tests/api', 'order-life/moves/previews'];
const words = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=node', ...tests];
const { status } = spawnSync(nodePath(), words, {
  cwd: root,
  stdio: 'inherit',
  env: { ...toolEnvironment(), WALKS: 'all' },
});
process.exitCode = status ?? 1;
