import { randomBytes } from 'node:crypto';

let lastTick = 0;

/**
 * A UUID of version 7 that rises with every call of this process, also within a millisecond: new rows land at the end
 * of every index, and ordering by id is ordering by age.
 */
export function newId(): string {
  // 48 bits of milliseconds, then 12 bits that count within one; too many in one borrow from the next.
  lastTick = Math.max(lastTick + 1, Date.now() * 4096);
  const time = Math.floor(lastTick / 4096)
    .toString(16)
    .padStart(12, '0');
  const count = (lastTick % 4096).toString(16).padStart(3, '0');
  const random = randomBytes(8);
  random[0] = (random.readUInt8(0) & 0x3f) | 0x80;
  const rest = random.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 21 characters of 64 kinds: 126 bits, which is what makes a client's link a capability. */
export const newSlug = (): string =>
  Array.from(randomBytes(21), (byte) => alphabet.charAt(byte & 63)).join('');
