import { createHmac } from 'node:crypto';
import type { Keyring } from './keyring.ts';

/** What a personal value is found by: an HMAC that says nothing without the key. Case and spaces do not count. */
export function blindIndex(keys: Keyring, kind: string, value: string): string {
  return digest(keys.current.indexing, kind, value);
}

/** Under each key, current first: a search also finds rows that were written before the key was changed. */
export function blindIndexes(keys: Keyring, kind: string, value: string): string[] {
  return keys.all.map(({ indexing }) => digest(indexing, kind, value));
}

const digest = (key: Buffer, kind: string, value: string): string =>
  createHmac('sha256', key)
    .update(`${kind}:${value.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()}`)
    .digest('base64url');
