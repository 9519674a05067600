import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address that a request came from; behind a trusted proxy the last one that it added. */
export function sourceOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded !== undefined && forwarded !== '') return forwarded;
  if (c.env === undefined || !('incoming' in (c.env as object))) return 'local';
  return getConnInfo(c).remote.address ?? 'unknown';
}
