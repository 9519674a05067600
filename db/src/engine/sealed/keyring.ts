import { hkdfSync } from 'node:crypto';

/** A key of the deployment: 32 random bytes in base64, and the name that sealed values carry. */
export interface DataKey {
  readonly id: string;
  readonly key: string;
}

/** What values under an order's own key carry as the key's name; no key of the deployment has it. */
export const orderKeyId = 'order';

interface DerivedKey {
  readonly id: string;
  readonly sealing: Buffer;
  readonly indexing: Buffer;
  readonly logging: Buffer;
  /** Identifies the key without revealing it. */
  readonly checkValue: string;
}

/** The deployment's keys, ready to use: the first seals and indexes, all open and are searched. */
export interface Keyring {
  readonly current: DerivedKey;
  readonly all: readonly DerivedKey[];
}

/** Sealing, indexing and logging get a key of their own each: no index or line of a log weakens what it points at. */
export function keyring(keys: readonly DataKey[]): Keyring {
  const all = keys.map(derive);
  const current = all[0];
  if (!current) throw new Error('Personal data needs at least one data key.');
  if (new Set(all.map((key) => key.id)).size < all.length) throw new Error('Two data keys have the same id.');
  return { current, all };
}

function derive({ id, key }: DataKey): DerivedKey {
  const secret = Buffer.from(key, 'base64');
  if (secret.length !== 32) throw new Error(`Data key ${id} is not 32 bytes in base64.`);
  if (!/^[\w-]{1,32}$/.test(id)) throw new Error('A data key id is 1 to 32 letters, digits, _ or -.');
  const part = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  if (id === orderKeyId) throw new Error(`A data key cannot be called ${orderKeyId}.`);
  return {
    id,
    sealing: part('seal'),
    indexing: part('index'),
    logging: part('log'),
    checkValue: part('check').toString('base64url'),
  };
}
