import type { Context } from 'hono';
import { ApiError, unsupportedMediaType } from '../../kernel/errors.ts';
import { hostOf, ownOriginOf, type OwnHosts } from '../../kernel/own-hosts.ts';

const foreign = (): ApiError =>
  new ApiError(403, { error: 'Żądanie pochodzi z obcej strony i zostało odrzucone.' });

/**
 * Stops a stranger's page from acting with a user's cookie: a change is sent as JSON, which forms cannot, and where the
 * browser names its origin, from our own, scheme, host and port. A file comes as a form does; of a form of another page
 * the browser names the origin, and sends no cookie with it.
 */
export function requireSameOrigin(c: Context, names: OwnHosts, isFile: boolean): void {
  const origin = c.req.header('origin');
  const own = [new URL(names.publicUrl).origin, ownOriginOf(names, hostOf(c.req))];
  if (origin !== undefined && !own.includes(origin)) throw foreign();
  if (c.req.header('sec-fetch-site') === 'cross-site') throw foreign();
  const type = c.req.header('content-type');
  if (isFile) return;
  if (type !== undefined && !/^application\/json\s*(?:;|$)/iu.test(type)) throw unsupportedMediaType();
  if (
    type === undefined &&
    c.req.method !== 'DELETE' &&
    c.req.header('content-length') !== '0' &&
    c.req.raw.body !== null
  )
    throw unsupportedMediaType();
}
