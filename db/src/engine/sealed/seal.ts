import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealed } from '../../tables/columns.ts';
import type { Keyring } from './keyring.ts';

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

/** Throws when the value was changed, lies in another place than it was sealed for, or its key is gone. */
export function open(keys: Keyring, place: Place, sealed: Sealed): string {
  const dot = sealed.indexOf('.');
  const key = keys.all.find(({ id }) => id === sealed.slice(0, dot));
  if (!key) throw new Error(`No data key opens ${place}.`);
  const body = Buffer.from(sealed.slice(dot + 1), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key.sealing, body.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(place))
    .setAuthTag(body.subarray(-16));
  return Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]).toString('utf8');
}

/** Nonce, tag and at least one character, behind the key's name; no sentence that somebody wrote looks so. */
const shape = /^[\w-]{1,32}\.[\w-]{39,}$/u;

/** Whether it is a sealed value: an older release kept some texts in clear that are sealed now. */
export const isSealed = (text: string): boolean => shape.test(text);

/** The same for what `sealJson` sealed; the type is the writer's word. */
export const openJson = <T>(keys: Keyring, place: Place, sealed: Sealed): T =>
  JSON.parse(open(keys, place, sealed)) as T;
