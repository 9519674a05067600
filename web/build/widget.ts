import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

const sources = join(import.meta.dirname, '../src/widget');
const folder = 'widget/v2';

/** One script without imports, as a page of anybody's takes it by a tag. */
async function script(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(sources, entry), output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  return output[0].code;
}

/** The files of the calculator for partners' pages, by their path under the site. */
export async function widgetFiles(): Promise<Readonly<Record<string, string>>> {
  const calculator = await script('calculator.ts');
  const hash = createHash('sha256').update(calculator).digest('base64url').slice(0, 10);
  const name = `calculator-${hash}.js`;
  const loader = await script('loader.ts', { calculatorFile: JSON.stringify(name) });
  return {
    [`${folder}/loader.js`]: loader,
    [`${folder}/${name}`]: calculator,
    // What the server answers a loader that was kept from before a release, and names a calculator that is gone.
    [`${folder}/calculator.js`]: calculator,
  };
}

/**
 * Builds the calculator beside the pages: its loader keeps its name for good, since partners' pages name it, and names the
 * calculator, which has another name for each content. The development server builds it anew whenever the loader is asked for.
 */
export function widget(): Plugin {
  let files: Promise<Readonly<Record<string, string>>> | undefined;
  return {
    name: 'widget',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await widgetFiles()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*/u, '').slice(1);
        if (!path.startsWith(`${folder}/`)) return next();
        if (path.endsWith('/loader.js') || files === undefined) files = widgetFiles();
        files.then((built) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.setHeader('Access-Control-Allow-Origin', '*');
          response.statusCode = built[path] === undefined ? 404 : 200;
          response.end(built[path]);
        }, next);
      });
    },
  };
}
