import type { MiddlewareHandler } from 'hono';
import { malformed } from '../../kernel/errors.ts';

const isDecodable = (text: string): boolean => {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Refuses an address that cannot be decoded: '%' without two hexadecimal digits, or bytes that are no UTF-8. */
export const requireWellFormedAddress: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  if (url.includes('%')) {
    const [address = '', query = ''] = url.split(/\?(.*)/su);
    if (!isDecodable(address)) throw malformed('path');
    if (!isDecodable(query)) throw malformed('query');
  }
  await next();
};

/** Whether a part of a path can be what a call names by it: slugs, tokens, ids and words are of printable ASCII. */
export const canBeNamed = (param: string): boolean => /^[\x21-\x7e]{1,128}$/u.test(param);
