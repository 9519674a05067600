import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from '../../api/bin/build-web.mjs';
import { install } from '../../api/bin/install.mjs';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';

// npm run bench:form: what a key costs in the largest form, at a processor slowed SLOWED times (4).
// npm run bench:page: what a first visit on a slow phone costs.
const figures = process.argv[2] ?? 'keystrokes.spec';
install();
buildWeb();
const words = ['test', figures, '--config', join(root, 'model-tests/bench.config.ts')];
const { status } = spawnSync(nodePath(), [join(root, 'node_modules/@playwright/test/cli.js'), ...words], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment(),
});
process.exitCode = status ?? 1;
