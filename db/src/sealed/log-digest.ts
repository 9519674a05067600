import { createHmac } from 'node:crypto';
import type { Keyring } from './keyring.ts';

/**
 * What a value is called in lines of the log: 96 bits of an HMAC under the current key, so that its lines can be counted
 * and whoever holds the keys can ask for a known value. It is none of the database's blind indexes, and another one
 * after the key was changed. Case and spaces around it do not count.
 */
export const logDigest = (keys: Keyring, kind: 'account' | 'source', value: string): string =>
  createHmac('sha256', keys.current.logging)
    .update(`${kind}:${value.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 16);
