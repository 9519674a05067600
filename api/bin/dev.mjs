import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { nodePath, root, toolEnvironment } from './node.mjs';
import { whenOrphaned } from './watch-parent.mjs';

install();
// The pages have the address that `npm start` gives them, so that links made by either lead to both; the API is behind them.
const pagesPort = await freePort(Number(process.env.PORT ?? 3000));
const apiPort = await freePort(0);
const parts = [
  {
    name: 'API',
    words: ['api/src/server.ts'],
    environment: { MODE: 'demo', PORT: apiPort, PUBLIC_URL: `http://localhost:${pagesPort}` },
    folders: ['machines', 'db/src', 'api/src'],
  },
  {
    name: 'Vite',
    words: [
      'node_modules/vite/bin/vite.js',
      'web',
      '--strictPort',
      `--port=${pagesPort}`,
      '--clearScreen=false',
    ],
    environment: { API_URL: `http://127.0.0.1:${apiPort}` },
    // What the pages themselves import it follows; the contract it has read once, to write the browser's rows.
    folders: ['machines/contract'],
  },
];

const watchParent = pathToFileURL(join(root, 'api/bin/die-with-parent.mjs')).href;
const isSource = (name) => /\.(?:ts|json)$/.test(name) && !name.endsWith('.test.ts');
const timeout = 10_000;
const debounce = 50;
let ending = false;

/** Starts a part. One that a change has broken waits for the next change; any other end is the end of both. */
function start(part) {
  const { name, words, environment } = part;
  const child = spawn(nodePath(), ['--import', watchParent, ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toolEnvironment({ NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...environment }),
    // A terminal's Ctrl-C comes to each of them once, from here.
    detached: process.platform !== 'win32',
  });
  part.child = child;
  child.once('exit', (code) => {
    part.child = undefined;
    if (ending) return;
    if (part.stopping) {
      part.stopping = false;
      part.changed = true;
      start(part);
    } else if (part.changed && code === 1) console.error(`${name}: waiting for the next change …`);
    else end(code ?? 1);
  });
}

function restart(part) {
  if (ending || part.stopping) return;
  if (part.child === undefined) return start(part);
  part.stopping = true;
  stop(part, 'SIGTERM');
}

function stop({ child }, signal) {
  if (child === undefined) return;
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), timeout);
  child.once('exit', () => clearTimeout(late));
}

function end(code, signal = 'SIGTERM') {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const watcher of watchers) watcher.close();
  for (const part of parts) stop(part, signal);
}

for (const part of parts) start(part);
const watchers = parts.flatMap((part) =>
  part.folders.map((folder) => {
    let timer;
    return watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name === null || !isSource(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => restart(part), debounce);
    });
  }),
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0, signal));
whenOrphaned(() => end(1));

/** The first port from this one on that nobody listens at; 0: any. */
function freePort(from) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }) => (code === 'EADDRINUSE' ? resolve(freePort(from + 1)) : reject(code)));
    probe.listen(from, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
