import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../../api/bin/build-web.mjs';
import { install } from '../../api/bin/install.mjs';
import { nodePath, root, toolEnvironment } from '../../api/bin/node.mjs';
import { prepareChromium } from './prepare.mjs';

// npm run pictures [-- --base <commit>]: every screen at 1280 and 360 px, beside that of another commit, taken with the same
// browser in one run; model-tests/report/pictures/index.html shows them, what differs first.
const asked = process.argv.indexOf('--base');
const commit = asked < 0 ? undefined : process.argv[asked + 1];
const folder = mkdtempSync(join(tmpdir(), 'order-financing-base-'));
const base = join(folder, 'base');
const servers = [];

install();
prepareChromium();
buildWeb();
try {
  const head = await serve(root);
  const sides = commit === undefined ? [head] : [head, await serve(prepareBase())];
  process.exitCode = run(root, [join(root, 'model-tests/pictures/take.ts'), ...sides]);
} finally {
  for (const server of servers) server.kill('SIGTERM');
  if (commit !== undefined) git('worktree', 'remove', '--force', base);
  rmSync(folder, { recursive: true, force: true });
}

/** The other commit in a checkout of its own, installed and built there. */
function prepareBase() {
  git('worktree', 'add', '--quiet', '--detach', base, commit);
  const words = [
    '--input-type=module',
    '--eval',
    `const { install } = await import(${JSON.stringify(join(base, 'api/bin/install.mjs'))});
     const { buildWeb } = await import(${JSON.stringify(join(base, 'api/bin/build-web.mjs'))});
     install(); buildWeb();`,
  ];
  if (run(base, words) !== 0) throw new Error(`${commit} could not be built; the reason stands above.`);
  return base;
}

/** A checkout served as the browser tests serve it; resolves to its address once it is ready. */
async function serve(checkout) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(nodePath(), [join(checkout, 'model-tests/bin/serve-for-tests.mjs')], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: toolEnvironment({ PORT: String(port), PUBLIC_URL: address }),
  });
  servers.push(server);
  for (let attempt = 0; attempt < 180; attempt += 1) {
    if (server.exitCode !== null) break;
    const ready = await fetch(`${address}/readyz`).catch(() => null);
    if (ready?.ok) return address;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error(`${checkout} does not serve; the reason stands above.`);
}

function run(cwd, words) {
  const { status } = spawnSync(nodePath(), words, { cwd, stdio: 'inherit', env: toolEnvironment() });
  return status ?? 1;
}

function git(...words) {
  const { status } = spawnSync('git', words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`git ${words.join(' ')} did not work; the reason stands above.`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
