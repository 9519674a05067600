import { createHash } from 'node:crypto';

/**
 * Headers of a call that pages of other sites may read: without cookies, so that it tells everybody the same. Spelt as Hono
 * spells the headers of every answer, which they stand in place of.
 */
export const ofAnyOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Headers by which browsers and caches keep such an answer for so many seconds, and ask then whether it is another one. */
export const keptByPages = (text: string, maxAge: number) => ({
  'Cache-Control': `public, max-age=${maxAge}`,
  ETag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});
