import {
  appendFileSync,
  readdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Sealed } from '../tables/columns.ts';
import { momentOfOrderKeys, readOrderKeys, writeOrderKeys, type StoredOrderKey } from './order-key-file.ts';

const kept = (orderId: string): StoredOrderKey => ({
  ...{ orderId, sealedKey: `key.of-${orderId}` as Sealed, destroyedAt: null },
  ...{ restrictedAt: 3, erased: 'communication@5,traces@6' },
});
const destroyed = (orderId: string): StoredOrderKey => ({
  ...{ orderId, sealedKey: null, destroyedAt: 7, restrictedAt: null, erased: null },
});

function inFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'order-keys');
}

test('keys of orders are read as they were written, with the moment of which they are', async () => {
  const file = inFolder();
  const keys = [kept('a'), destroyed('b'), kept('c')];
  await writeOrderKeys(file, 1_000, keys);
  expect(await Array.fromAsync(readOrderKeys(file))).toEqual(keys);
  expect(await momentOfOrderKeys(file)).toBe(1_000);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  await writeOrderKeys(inFolder(), 1_000, []);
});

test('a key that was destroyed is in the file no more after the next backup', async () => {
  const file = inFolder();
  await writeOrderKeys(file, 1_000, [kept('a'), kept('b')]);
  await writeOrderKeys(file, 2_000, [destroyed('a'), kept('b'), kept('c')]);
  expect(readFileSync(file, 'utf8')).not.toContain('key.of-a');
  expect(await momentOfOrderKeys(file)).toBe(2_000);
  expect(readdirSync(dirname(file))).toEqual(['order-keys']);
});

test('keys of another database, and such as an erased order must not have again, do not take their place', async () => {
  const file = inFolder();
  await writeOrderKeys(file, 1_000, [kept('a'), destroyed('b')]);
  await expect(writeOrderKeys(file, 2_000, [destroyed('b'), kept('c')])).rejects.toThrow(
    'the keys of 1 orders that this database does not know',
  );
  await expect(writeOrderKeys(file, 2_000, [kept('a'), kept('b')])).rejects.toThrow(
    'of 1 orders that they were erased',
  );
  expect(await Array.fromAsync(readOrderKeys(file))).toEqual([kept('a'), destroyed('b')]);
});

test('a file that is cut off, none, or another one is refused in words', async () => {
  const file = inFolder();
  await expect(momentOfOrderKeys(file)).rejects.toThrow("There is no file of orders' keys");
  await writeOrderKeys(file, 1_000, [kept('a'), kept('b')]);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, -6));
  await expect(Array.fromAsync(readOrderKeys(file))).rejects.toThrow('is cut off');
  writeFileSync(file, whole.replace(/^b .*\n/mu, ''));
  await expect(Array.fromAsync(readOrderKeys(file))).rejects.toThrow('is cut off');
  writeFileSync(file, 'something');
  appendFileSync(file, ' else\n');
  await expect(momentOfOrderKeys(file)).rejects.toThrow('holds no keys of orders');
});
