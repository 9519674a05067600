import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const dist = join(import.meta.dirname, '../../../web/dist');

/**
 * The built web application: hashed files for ever, everything else the one page, whose address the browser reads. What is
 * not built when the server starts is answered 503 until the next start.
 */
export function serveWeb(): Hono {
  const app = new Hono();
  if (!existsSync(join(dist, 'index.html')))
    return app.get('*', (c) => c.text('Strony nie są jeszcze zbudowane: npm start buduje je.', 503));
  const root = relative(process.cwd(), dist) || '.';
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('*', async (c, next) => {
    await next();
    if (!c.req.path.startsWith('/assets/')) c.header('Cache-Control', 'no-cache');
  });
  app.use('*', serveStatic({ root, precompressed: true }));
  app.get('/assets/*', (c) => c.text('Nie ma takiego pliku', 404));
  app.get('*', serveStatic({ root, path: 'index.html', precompressed: true }));
  return app;
}
