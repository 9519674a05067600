import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 21 characters of 64 kinds: 126 bits, which is what makes a client's link a capability. */
export const newSlug = (): string =>
  Array.from(randomBytes(21), (byte) => alphabet.charAt(byte & 63)).join('');
