import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { ShownOrder } from '@app/db';
import { Hono } from 'hono';
import { firstPaintOf } from './first-paint.ts';

const dist = join(import.meta.dirname, '../../../web/dist');

/**
 * Whether an address names a file, not a page: it has an extension, begins a name with a dot, or lies where only files are
 * or where the demo has its simulators. Of these there is what there is; any other address is the application's.
 */
const namesFile = (path: string): boolean =>
  /\.[a-z\d]{1,10}$|\/\.|^\/(?:assets|widget|pdf|documents|simulators|sim|partner-demo)(?:\/|$)/iu.test(path);

/** How long a file is kept: for ever where its name changes with its content, shortly where partners' pages name it. */
function cacheOf(path: string): string {
  if (/^\/(?:assets\/|widget\/v\d+\/calculator-)/u.test(path)) return 'public, max-age=31536000, immutable';
  return path.startsWith('/widget/') ? 'public, max-age=300' : 'no-cache';
}

/** Milliseconds for which a page waits for what its order shows; without it the page asks for everything itself. */
const longestWait = 300;

/** Null also where it is not known in time. */
async function inTime<T>(asked: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), longestWait)));
  try {
    return await Promise.race([asked, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** What the pages know a sandbox by: they say above everything that nothing there is real. */
const asSandbox = (page: string): string => page.replace('<html', '<html data-sandbox');

/**
 * The built web application in the folder: hashed files for ever, every page the one whose script reads the address,
 * and 404 for files that are not there. An order's page begins with the title that `shownOrder` tells of it; in a `sandbox` every page is told that it is one. What is not built when the server starts is answered 503 until the next start.
 */
export function serveWeb(
  shownOrder: (slug: string) => Promise<ShownOrder | null>,
  { folder = dist, sandbox = false }: { readonly folder?: string; readonly sandbox?: boolean } = {},
): Hono {
  const app = new Hono();
  if (!existsSync(join(folder, 'index.html')))
    return app.get('*', (c) => c.text('Strony nie są jeszcze zbudowane: npm start buduje je.', 503));
  const root = relative(process.cwd(), folder) || '.';
  app.use('*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control'))
      c.header('Cache-Control', c.res.ok ? cacheOf(c.req.path) : 'no-cache');
  });
  const marked = sandbox ? asSandbox(readFileSync(join(folder, 'index.html'), 'utf8')) : null;
  if (marked !== null) app.on('GET', ['/', '/index.html'], (c) => c.html(marked));
  app.use('*', serveStatic({ root, precompressed: true }));
  // A loader that a browser has kept from before a release names a calculator that is gone: it gets the one of now.
  app.get('/widget/v2/:file{calculator-.+[.]js}', async (c, next) => {
    c.header('Cache-Control', 'no-cache');
    return serveStatic({ root, path: 'widget/v2/calculator.js', precompressed: true })(c, next);
  });
  app.get('*', (c, next) =>
    namesFile(c.req.path) ? Promise.resolve(c.text('Nie ma takiego pliku.', 404)) : next(),
  );
  const firstPaint = firstPaintOf(folder);
  app.on('GET', ['/orders/:slug', '/orders/:slug/agreements'], async (c, next) => {
    const slug = c.req.param('slug');
    const order = firstPaint === null ? null : await inTime(shownOrder(slug));
    if (firstPaint === null || order === null) return next();
    const page = firstPaint(slug, order);
    return c.html(sandbox ? asSandbox(page) : page);
  });
  if (marked !== null) app.get('*', (c) => c.html(marked));
  app.get('*', serveStatic({ root, path: 'index.html', precompressed: true }));
  return app;
}
