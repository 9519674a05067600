import { createHmac } from 'node:crypto';
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
