import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import type { ClamdAddress } from '../kernel/files/clamd.ts';
import { freePort } from './free-port.ts';

/** The end of the antivirus makers' test file, in two parts: no file of this repository holds it whole. */
export const eicar = ['EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** How clamd calls what the one line of its database finds. */
export const eicarName = 'Test.Eicar.UNOFFICIAL';

/** The machine's clamd, which an ordinary user's PATH does not name; undefined where there is none (Debian: clamav-daemon). */
export const clamdPath = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => join(folder, 'clamd'))
  .find(existsSync);

/** The distribution's clamd, that knows the signature of EICAR and no other. */
export interface RealClamd {
  readonly address: ClamdAddress;
  /** Kills it; its port stays its own. */
  readonly pause: () => Promise<void>;
  /** Resolves when it answers again. */
  readonly resume: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startRealClamd(): Promise<RealClamd> {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const address = { host: '127.0.0.1', port: await freePort() };
  const settings = [
    ...[`DatabaseDirectory ${folder}`, `TCPSocket ${address.port}`, `TCPAddr ${address.host}`],
    ...['Foreground yes', `LogFile ${join(folder, 'log')}`],
    ...['StreamMaxLength 30M', 'MaxFileSize 30M', 'MaxScanSize 60M'],
  ];
  writeFileSync(join(folder, 'local.ndb'), `Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`);
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  let daemon: ChildProcess;
  async function resume(): Promise<void> {
    daemon = spawn(clamdPath ?? 'clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await vi.waitUntil(() => answers(address), { timeout: 30_000, interval: 100 });
  }
  async function pause(): Promise<void> {
    const gone = new Promise((resolve) => daemon.once('exit', resolve));
    daemon.kill('SIGKILL');
    await gone;
  }
  await resume();
  return {
    address,
    pause,
    resume,
    async stop() {
      await pause();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (address: ClamdAddress): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    const done = (reached: boolean) => () => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', done(true)).once('error', done(false));
  });
