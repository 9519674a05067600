import type { Context } from 'hono';
import { Answer, wrongType } from '../answers.ts';

const foreign = (): Answer =>
  new Answer(403, { error: 'Żądanie pochodzi z obcej strony i zostało odrzucone.' });

/**
 * Stops a stranger's page from acting with a user's cookie: a change is sent as JSON, which forms cannot, and where the
 * browser names its origin, from our own.
 */
export function requireSameOrigin(c: Context, publicUrl: string | null): void {
  const origin = c.req.header('origin');
  const own = publicUrl === null ? new URL(c.req.url).host : new URL(publicUrl).host;
  const host = c.req.header('host') ?? own;
  if (origin !== undefined && !sameHost(origin, [own, host])) throw foreign();
  if (c.req.header('sec-fetch-site') === 'cross-site') throw foreign();
  const type = c.req.header('content-type');
  if (type !== undefined && !/^application\/json\s*(?:;|$)/iu.test(type)) throw wrongType();
  if (
    type === undefined &&
    c.req.method !== 'DELETE' &&
    c.req.header('content-length') !== '0' &&
    c.req.raw.body !== null
  )
    throw wrongType();
}

function sameHost(origin: string, hosts: readonly string[]): boolean {
  try {
    return hosts.includes(new URL(origin).host);
  } catch {
    return false;
  }
}
