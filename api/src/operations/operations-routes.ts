import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Ports } from '../ports.ts';
import { readiness } from './readiness.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Figures say how much business is done: in production only who holds the token reads them, in the demo anybody. */
function maySeeMetrics({ settings }: Ports, authorization: string | undefined): boolean {
  if (settings.metricsToken === null) return settings.mode === 'demo';
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${settings.metricsToken}`));
}

/** What whoever runs the process asks: does it live, should it get requests, what has it done. */
export function operationsRoutes(ports: Ports): Hono {
  const app = new Hono();
  const obstacles = readiness(ports);
  app.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const because = await obstacles();
    if (because.length === 0) return c.json({ ready: true });
    return c.json({ ready: false, because }, 503, { 'Retry-After': '10' });
  });
  app.get('/metrics', async (c) => {
    if (!maySeeMetrics(ports, c.req.header('authorization'))) return c.notFound();
    return c.text(await ports.metrics.text(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
  return app;
}
