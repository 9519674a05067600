import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const dist = join(import.meta.dirname, '../../../web/dist');

/**
 * Whether an address names a file, not a page: it has an extension, begins a name with a dot, or lies where only files are
 * or where the demo has its simulators. Of these there is what there is; any other address is the application's.
 */
const namesFile = (path: string): boolean =>
  /\.[a-z\d]{1,10}$|\/\.|^\/(?:assets|pdf|documents|simulators|sim)(?:\/|$)/iu.test(path);

/**
 * The built web application in the folder: hashed files for ever, every page the one whose script reads the address,
 * and 404 for files that are not there. What is not built when the server starts is answered 503 until the next start.
 */
export function serveWeb(folder = dist): Hono {
  const app = new Hono();
  if (!existsSync(join(folder, 'index.html')))
    return app.get('*', (c) => c.text('Strony nie są jeszcze zbudowane: npm start buduje je.', 503));
  const root = relative(process.cwd(), folder) || '.';
  app.use('*', async (c, next) => {
    await next();
    const forEver = c.req.path.startsWith('/assets/') && c.res.ok;
    c.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use('*', serveStatic({ root, precompressed: true }));
  app.get('*', (c, next) =>
    namesFile(c.req.path) ? Promise.resolve(c.text('Nie ma takiego pliku.', 404)) : next(),
  );
  app.get('*', serveStatic({ root, path: 'index.html', precompressed: true }));
  return app;
}
