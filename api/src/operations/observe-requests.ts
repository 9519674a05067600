import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Ports } from '../kernel/ports.ts';
import { inRequest } from '../kernel/log.ts';

/** A UUID, or 32 hexadecimal digits as proxies make them: neither can be a number that names a person. */
const requestId = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/iu;

const shown = 4;

/** The first letters of the link that a request was about: enough to find its lines, useless as the link. */
function linkIn(route: string, path: string): string | undefined {
  const place = route.split('/').indexOf(':slug');
  return place < 0 ? undefined : `${path.split('/')[place]?.slice(0, shown)}…`;
}

/**
 * Gives each request its id (the caller's own where it is one, so that lines of several systems meet), a line in the
 * log and its place in the figures. Lines name the route, not the address: a link in an address opens an order.
 */
export function observeRequests(ports: Ports): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const id = given !== undefined && requestId.test(given) ? given : randomUUID();
    c.header('X-Request-Id', id);
    const began = performance.now();
    await inRequest(id, async () => {
      await next();
      const took = performance.now() - began;
      const { method, path } = c.req;
      const route = routePath(c);
      const { status } = c.res;
      ports.metrics.responded({ method, route, status, seconds: took / 1000 });
      const fields = { method, route, link: linkIn(route, path), status, ms: Math.round(took * 10) / 10 };
      if (status >= 500) ports.log.warn('request', fields);
      else ports.log.info('request', fields);
    });
  };
}
