import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceFingerprint } from './device-fingerprint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a device that was read is told at once', async () => {
  const device = deviceFingerprint(() => Promise.resolve('a1b2'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await device.soon()).toBe('a1b2');
});

test('a slow device is looked for every 50 ms', async () => {
  const device = deviceFingerprint(() => new Promise((resolve) => setTimeout(resolve, 120, 'a1b2')));
  const told = device.soon();
  await vi.advanceTimersByTimeAsync(150);
  expect(await told).toBe('a1b2');
});

test('after 5 seconds the form goes without', async () => {
  const device = deviceFingerprint(() => new Promise(() => undefined));
  const told = device.soon();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await told).toBeNull();
});

test('a browser that forbids it keeps nothing back', async () => {
  const device = deviceFingerprint(() => Promise.reject(new Error('forbidden')));
  await vi.advanceTimersByTimeAsync(0);
  expect(await device.soon()).toBeNull();
});
