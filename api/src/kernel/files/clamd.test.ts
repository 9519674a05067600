// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clamdPath, eicar, eicarName, startRealClamd, type RealClamd } from '../../testing/real-clamd.ts';
import { scanWithClamd } from './clamd.ts';

const most = 25 * 1024 * 1024;

async function* pieces(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
}

describe.skipIf(clamdPath === undefined)('a real clamd with one signature', () => {
  let clamd: RealClamd;
  beforeAll(async () => {
    clamd = await startRealClamd();
  }, 40_000);
  afterAll(() => clamd.stop());

  test('finds what it knows, behind the head of another format too, and nothing elsewhere', async () => {
    const scan = (text: string) => scanWithClamd(clamd.address, pieces(Buffer.from(text)));
    expect(await scan('%PDF-1.7 umowa')).toBeNull();
    expect(await scan(`%PDF-1.7 ${eicar}`)).toBe(eicarName);
  });

  test(
    'takes the largest file that is added, and refuses to judge what is larger',
    { timeout: 60_000 },
    async () => {
      expect(await scanWithClamd(clamd.address, pieces(Buffer.alloc(most, 'a')))).toBeNull();
      await expect(scanWithClamd(clamd.address, pieces(Buffer.alloc(2 * most, 'a')))).rejects.toThrow();
    },
  );
});
