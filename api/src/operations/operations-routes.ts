import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Ports } from '../kernel/ports.ts';
import { readiness } from './readiness.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Written by each route itself: a middleware here would stand before the whole application, and change its answers. */
const fresh = { 'Cache-Control': 'no-store' };

/** Figures say how much business is done: in production only who holds the token reads them, in the demo anybody. */
function maySeeMetrics({ settings }: Ports, authorization: string | undefined): boolean {
  if (settings.metricsToken === null) return settings.mode === 'demo';
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${settings.metricsToken}`));
}

/** The routes for the operator of the process: liveness, readiness and metrics. */
export function operationsRoutes(ports: Ports): Hono {
  const app = new Hono();
  const obstacles = readiness(ports);
  app.get('/healthz', (c) => c.json({ ok: true }, 200, fresh));
  app.get('/readyz', async (c) => {
    const because = await obstacles();
    if (because.length === 0) return c.json({ ready: true }, 200, fresh);
    return c.json({ ready: false, because }, 503, { ...fresh, 'Retry-After': '10' });
  });
  app.get('/metrics', async (c) => {
    if (!maySeeMetrics(ports, c.req.header('authorization'))) return c.notFound();
    return c.text(await ports.metrics.text(), 200, {
      ...fresh,
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
  return app;
}
