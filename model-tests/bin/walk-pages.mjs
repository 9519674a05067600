import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from '../../api/bin/build-web.mjs';
import { install } from '../../api/bin/install.mjs';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';

// npm run walks:pages: every transition of the chart that a person causes, pressed on the pages, and every way of the counter;
// `-- -g 'admin, sumup'` takes some of the transitions alone.
install();
buildWeb();
const chosen = process.argv.slice(2);

function run(config, ...words) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(
    nodePath(),
    [cli, 'test', '--config', join(root, 'model-tests', config), ...words],
    { cwd: root, stdio: 'inherit', env: { ...toolEnvironment(), WALKS: 'all' } },
  );
  return status ?? 1;
}

const walked = run('walks.config.ts', ...chosen);
process.exitCode = chosen.length > 0 ? walked : walked || run('playwright.config.ts', 'counter-ways');
