import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rollup } from 'vite';

/** What a client's link may load before its screen stands, in kB of gzip: JavaScript alone, screen by screen. */
const budgets = {
  'status/status-screen': 202.8,
  'sumup/sumup-screen': 199,
  // It loads while its consents are asked for, under the screen that stands by then.
  'sumup/confirm-summary': 225.1,
  'company-form/company-form-screen': 265.8,
};

/** What a page of the panel may load, the same way: the frame and its own chunk. */
const panelBudgets = {
  'features/order-list/orders-page': 211.4,
  'features/order-list/dashboard/dashboard-page': 212.2,
  'features/order-page/order-page': 240.5,
  'features/chart/chart-page': 215.1,
};

/** What a partner's page may load for a calculator, the loader and all that it loads. */
const widgetBudget = 60;

/** What has no business in a client's first load: each is a module's path, or the beginning of one. */
const foreign = [
  /\/machines\/order\/order\.machine/,
  /\/web\/src\/features\/(?!order-flow\/)(?!.*(\.route\.tsx|-search\.ts))/,
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

/** The chunks that bring these modules, with all that they bring along. */
function loadedBy(paths: readonly string[]): ReadonlySet<Rollup.OutputChunk> {
  const loaded = new Set<Rollup.OutputChunk>();
  for (const path of paths) withImports(chunks, chunkOf(chunks, path), loaded);
  return loaded;
}

/** Whether the chunks keep within so many kB. */
function keepsWithin(name: string, loaded: ReadonlySet<Rollup.OutputChunk>, budget: number): boolean {
  const bytes = [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  const kept = bytes / 1000 <= budget;
  console.log(`${kept ? '' : 'OVER '}${name}: ${(bytes / 1000).toFixed(2)} kB of ${budget}`);
  return kept;
}

for (const [screen, budget] of Object.entries(budgets)) {
  const loaded = loadedBy([...page, `screens/${screen}.tsx`]);
  const strangers = [...loaded].flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => foreign.some((path) => path.test(id))),
  );
  failed = !keepsWithin(screen, loaded, budget) || failed || strangers.length > 0;
  for (const id of strangers) console.log(`  loads ${id}`);
}
for (const [name, budget] of Object.entries(panelBudgets)) {
  const loaded = loadedBy(['src/app/main.tsx', 'app/panel/panel-layout.tsx', `src/${name}.tsx`]);
  failed = !keepsWithin(name, loaded, budget) || failed;
}
const widgetScripts = output.flatMap((part) =>
  part.type === 'asset' && /^widget\/v2\/(loader|calculator-.*)\.js$/.test(part.fileName)
    ? [part.source]
    : [],
);
if (widgetScripts.length !== 2) throw new Error('The build holds no calculator for partners');
const widgetBytes = widgetScripts.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
console.log(`widget: ${(widgetBytes / 1000).toFixed(1)} kB of ${widgetBudget}`);
failed = widgetBytes / 1000 > widgetBudget || failed;
process.exitCode = failed ? 1 : 0;
