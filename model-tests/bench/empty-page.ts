import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Rollup } from 'vite';

const sources = {
  'index.html': `<!doctype html><html lang="pl"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>React</title></head>
<body><div id="app"></div><script type="module" src="./main.jsx"></script></body></html>`,
  'main.jsx': `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('app')).render(
  <main><h1>Podsumowanie Twojej oferty</h1><p>Sprawdź produkty i warunki finansowania.</p><button>Dalej</button></main>,
);`,
};

const types: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

/** A page of React and nothing else, built by Vite and served compressed: what any React page costs at least. */
export async function serveEmptyPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'empty-page-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  await rm(folder, { recursive: true });
  const { output } = built as Rollup.RollupOutput;
  const files = new Map(
    output.map((file) => [
      `/${file.fileName}`,
      brotliCompressSync(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    if (file === undefined) return void response.writeHead(404).end();
    const type = types[path.split('.').at(-1) ?? ''] ?? 'text/css';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
