import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodePath, root, toolEnvironment } from './node.mjs';
import { whenOrphaned } from './watch-parent.mjs';

const stopTimeoutMs = 10_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const windows = process.platform === 'win32';

/**
 * Runs the server until it ends or this process gets a signal; resolves to the exit code.
 * Every signal reaches the server once: it has a process group of its own, so a terminal's Ctrl-C comes to it only from here.
 */
export function serve(environment = {}) {
  const watch = pathToFileURL(join(root, 'api/bin/die-with-parent.mjs')).href;
  const server = spawn(nodePath(), ['--import', watch, join(root, 'api/src/server.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      CHART_COVERAGE: process.env.CHART_COVERAGE ?? join(root, 'model-tests/report/coverage.json'),
      ...environment,
    }),
    detached: !windows,
  });
  const stop = (signal) => {
    server.kill(signal);
    setTimeout(() => server.kill('SIGKILL'), stopTimeoutMs).unref();
  };
  for (const signal of signals) process.on(signal, () => stop(signal));
  whenOrphaned(() => stop('SIGTERM'));
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => resolve(code ?? (signals.includes(signal) ? 0 : 1)));
  });
}
