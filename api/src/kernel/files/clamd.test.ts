// @module-tag slow
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { scanWithClamd } from './clamd.ts';

const installed = spawnSync('clamd', ['--help']).error === undefined;
if (!installed)
  console.log('clamd is not installed (Debian: clamav-daemon): the tests against it are skipped.');

/** The end of the antivirus makers' test file, in two parts: no file of this repository holds it whole. */
const eicar = ['EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const most = 25 * 1024 * 1024;

async function* pieces(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
}

describe.skipIf(!installed)('a real clamd with one signature', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const address = { host: '127.0.0.1', port: 0 };
  let daemon: ReturnType<typeof spawn>;

  beforeAll(async () => {
    address.port = await freePort();
    writeFileSync(join(folder, 'local.ndb'), `Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`);
    writeFileSync(
      join(folder, 'clamd.conf'),
      [
        ...[
          `DatabaseDirectory ${folder}`,
          `TCPSocket ${address.port}`,
          'TCPAddr 127.0.0.1',
          'Foreground yes',
        ],
        ...['StreamMaxLength 30M', 'MaxFileSize 30M', 'MaxScanSize 60M', `LogFile ${join(folder, 'log')}`],
      ].join('\n'),
    );
    daemon = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await vi.waitUntil(() => answers(address.port), { timeout: 30_000, interval: 100 });
  }, 40_000);
  afterAll(() => {
    daemon.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('finds what it knows, behind the head of another format too, and nothing elsewhere', async () => {
    const scan = (text: string) => scanWithClamd(address, pieces(Buffer.from(text)));
    expect(await scan('%PDF-1.7 umowa')).toBeNull();
    expect(await scan(`%PDF-1.7 ${eicar}`)).toBe('Test.Eicar.UNOFFICIAL');
  });

  test(
    'takes the largest file that is added, and refuses to judge what is larger',
    { timeout: 60_000 },
    async () => {
      expect(await scanWithClamd(address, pieces(Buffer.alloc(most, 'a')))).toBeNull();
      await expect(scanWithClamd(address, pieces(Buffer.alloc(2 * most, 'a')))).rejects.toThrow();
    },
  );
});

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const done = (reached: boolean) => () => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', done(true)).once('error', done(false));
  });
