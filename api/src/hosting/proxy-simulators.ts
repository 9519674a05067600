import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** The simulators' pages under our own address, so that the demo needs one address only. */
export function proxySimulators(url: string): Hono {
  const app = new Hono();
  for (const path of ['/simulators', '/simulators/*', '/sim/*']) {
    app.all(path, (c) => {
      const { pathname, search } = new URL(c.req.url);
      return proxy(`${url}${pathname}${search}`, { raw: c.req.raw, redirect: 'manual' });
    });
  }
  return app;
}
