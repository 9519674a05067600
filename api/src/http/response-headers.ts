import { Hono } from 'hono';
import { securityHeaders } from './middleware/security-headers.ts';

/** Headers of an answer, by name. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/**
 * What Hono's middleware writes on every answer, and that no search engine lists it; read once: the answer to a call
 * carries them from the beginning.
 */
export async function readSecurityHeaders(
  https: boolean,
  formHosts: readonly string[],
): Promise<ResponseHeaders> {
  const app = new Hono();
  app.use('*', securityHeaders(https, formHosts));
  app.get('/', (c) => c.body(null));
  return { ...Object.fromEntries((await app.request('/')).headers), 'X-Robots-Tag': 'noindex' };
}
