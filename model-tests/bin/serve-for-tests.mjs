import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';
import { serve } from '../../api/bin/serve.mjs';
import { testFolder } from './test-folder.mjs';

// The application as `npm start` serves it, with an order for each of a client's screens and of the walks through the
// form beside the demo's, in a data folder that goes when the tests end. One browser reads here what hundreds read elsewhere.
const folder = testFolder('order-financing-');
const rates = { RATE_READ: '6000/60', RATE_ORDER_BY_SLUG: '6000/60', RATE_WIDGET: '6000/60' };
const environment = { MODE: 'demo', DATA_DIR: folder, ...rates };
const { status } = spawnSync(nodePath(), [join(root, 'model-tests/bin/seed-for-tests.ts'), folder], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: toolEnvironment(environment),
});
process.exitCode = status === 0 ? await serve(environment) : 1;
rmSync(folder, { recursive: true, force: true });
