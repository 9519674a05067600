import { createCipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';

/** Text that only the deployment's keys open. Its own type, so that plain text cannot get into such a column. */
export type Sealed = string & { readonly sealed: unique symbol };

/** Where a sealed value lies: `table:id:column`. Copied to another row, it does not open. */
export type Place = `${string}:${string}:${string}`;

/** AES-256-GCM, as `keyId.nonce+ciphertext+tag`. */
export function seal(keys: Keyring, place: Place, text: string): Sealed {
  const { id, sealing } = keys.current;
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${body.toString('base64url')}` as Sealed;
}

/** The same for a value that JSON can say. */
export const sealJson = (keys: Keyring, place: Place, value: unknown): Sealed =>
  seal(keys, place, JSON.stringify(value));
