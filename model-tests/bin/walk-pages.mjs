import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from '../../api/bin/build-web.mjs';
import { install } from '../../api/bin/install.mjs';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';

// npm run walks:pages: every transition of the chart that a person causes, pressed on the pages; `-- -g 'admin, sumup'` takes some of them.
install();
buildWeb();
const words = [
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config',
  join(root, 'model-tests/walks.config.ts'),
  ...process.argv.slice(2),
];
const { status } = spawnSync(nodePath(), words, { cwd: root, stdio: 'inherit', env: toolEnvironment() });
process.exitCode = status ?? 1;
