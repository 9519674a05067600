import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rollup } from 'vite';

/** What a client's link may load before its screen stands, in kB of gzip: JavaScript alone, screen by screen. */
const budgets = {
  'status/status-screen': 191,
  'sumup/sumup-screen': 187,
  // It loads while its consents are asked for, under the screen that stands by then.
  'sumup/confirm-summary': 214,
  'company-form/company-form-screen': 251.5,
};

/** What has no business there: each is a module's path, or the beginning of one. */
const foreign = [
  /\/machines\/order\/order\.machine/,
  /\/web\/src\/features\/(?!client-order\/)(?!.*(\.route\.tsx|-search\.ts))/,
];

type Output = readonly Rollup.OutputChunk[];

/** The chunks that loading `chunk` brings along, itself included. */
function withImports(output: Output, chunk: Rollup.OutputChunk, found = new Set<Rollup.OutputChunk>()) {
  found.add(chunk);
  for (const file of chunk.imports) {
    const next = output.find(({ fileName }) => fileName === file);
    if (next !== undefined && !found.has(next)) withImports(output, next, found);
  }
  return found;
}

/** Of the chunks that hold a module, the one in which it is the reason: split pages carry its name. */
function chunkOf(output: Output, path: string) {
  const chunk = output.find(({ moduleIds }) => moduleIds.some((id) => id.replace(/\?.*/, '').endsWith(path)));
  if (chunk === undefined) throw new Error(`The build holds no ${path}`);
  return chunk;
}

const built = await build({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
});
const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
const chunks = output.filter((part) => part.type === 'chunk');
const page = ['src/app/main.tsx', 'pages/order.route.tsx', 'pages/order-page.tsx'];
let failed = false;

for (const [screen, budget] of Object.entries(budgets)) {
  const loaded = new Set<Rollup.OutputChunk>();
  for (const path of [...page, `screens/${screen}.tsx`]) withImports(chunks, chunkOf(chunks, path), loaded);
  const kilobytes =
    [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;
  const strangers = [...loaded].flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => foreign.some((path) => path.test(id))),
  );
  console.log(`${screen}: ${kilobytes.toFixed(1)} kB of ${budget}`);
  for (const id of strangers) console.log(`  loads ${id}`);
  failed ||= kilobytes > budget || strangers.length > 0;
}
process.exitCode = failed ? 1 : 0;
