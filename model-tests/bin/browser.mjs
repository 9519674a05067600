import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from '../../api/bin/build-web.mjs';
import { install } from '../../api/bin/install.mjs';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';

// What a browser does beside `npm test`, by a configuration of Playwright; further words choose among its tests.
// npm run bench:form: what a key costs in the largest form, at a processor slowed SLOWED times (4).
// npm run bench:page: what a first visit on a slow phone costs.
// npm run slow-network: the ways of clients and salesmen, each call late; `-- registry -g 'no company'` takes some.
const [config = '', ...chosen] = process.argv.slice(2);
install();
buildWeb();
const words = ['test', ...chosen, '--config', join(root, 'model-tests', config)];
const { status } = spawnSync(nodePath(), [join(root, 'node_modules/@playwright/test/cli.js'), ...words], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment(),
});
process.exitCode = status ?? 1;
