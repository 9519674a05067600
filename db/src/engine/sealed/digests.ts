import { createHash, createHmac } from 'node:crypto';
import { normalisePhone } from '@app/machines/rules';
import type { Keyring } from './keyring.ts';

/** What a personal value is found by: an HMAC that says nothing without the key. Case and spaces do not count. */
export function blindIndex(keys: Keyring, kind: string, value: string): string {
  return digest(keys.current.indexing, kind, value);
}

/** What a phone is found by: its nine digits, however it is spelt. */
export function phoneIndex(keys: Keyring, phone: string): string {
  return blindIndex(keys, 'phone', normalisePhone(phone));
}

/** Under each key, current first: a search also finds rows that were written before the key was changed. */
export function blindIndexes(keys: Keyring, kind: string, value: string): string[] {
  return keys.all.map(({ indexing }) => digest(indexing, kind, value));
}

const digest = (key: Buffer, kind: string, value: string): string =>
  createHmac('sha256', key)
    .update(`${kind}:${value.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()}`)
    .digest('base64url');

/** How tokens of 128 random bits and more are stored: guessing is hopeless, so no salt and no slowness are needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

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
