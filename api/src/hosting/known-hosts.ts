import type { MiddlewareHandler } from 'hono';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { hostOf, ownHosts, ownOriginOf } from '../kernel/own-hosts.ts';
import type { Ports } from '../kernel/ports.ts';

/** What balancers and monitors ask each process for by its own address. */
const operators: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** Answers 421 to whoever asks for another site than ours, before anything reads the request. */
export function knownHostsOnly(ports: Ports, headers: () => Promise<ResponseHeaders>): MiddlewareHandler {
  return async (c, next) => {
    const names = ownHosts(ports);
    if (operators.includes(c.req.path) || ownOriginOf(names, hostOf(c.req)) !== null) return next();
    const error = `Ta aplikacja działa pod adresem ${names.publicUrl} – otwórz ją tam.`;
    for (const [name, value] of Object.entries(await headers())) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    return c.req.path.startsWith('/api/') ? c.json({ error }, 421) : c.text(error, 421);
  };
}
