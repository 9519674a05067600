// @module-tag slow
import { execFile } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { minimalEnvironment } from '../testing/minimal-environment.ts';
import { serverScript, startServer } from '../testing/server-process.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { simulatedSettings } from '../providers/settings.ts';

const run = promisify(execFile);
const nowhere = 'http://127.0.0.1:9';
const providers = simulatedSettings({
  url: nowhere,
  publicUrl: nowhere,
  smtpUrl: 'smtp://127.0.0.1:9',
  secret: 's',
});

test('data on SQLite are served once: a second start says where, and a killed or ending server is no obstacle', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'held-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const data = { dataDir, databaseUrl: `sqlite:${join(dataDir, 'database.sqlite')}`, providers };
  const killed = await startServer(data);

  const again = run(process.execPath, [serverScript], {
    env: { ...minimalEnvironment(), DATA_DIR: dataDir, PORT: '0' },
  });
  await expect(again).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      `The application already runs on these data at ${killed.url.replace('127.0.0.1', 'localhost')}. ` +
      'Open it there, or stop it first, or start this one with another DATA_DIR.\n',
  });

  await killed.kill();
  const ending = await startServer(data);
  const ended = ending.stop();
  const next = await startServer(data);
  onTestFinished(() => next.kill());
  expect([await ended, (await fetch(`${next.url}/readyz`)).status]).toEqual([0, 200]);
  await next.stop();
});

test('a database under two names is served under neither, however it is reached', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'held-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [real, symbolic, hard] = ['database.sqlite', 'symbolic/database.sqlite', 'hard.sqlite'].map((name) =>
    join(dataDir, name),
  ) as [string, string, string];
  mkdirSync(dirname(symbolic));
  symlinkSync(real, symbolic);
  const served = await startServer({ dataDir, databaseUrl: `sqlite:${real}`, providers });
  onTestFinished(() => served.kill());
  await expect(acquireInstanceLock({ databaseUrl: `sqlite:${symbolic}` })).rejects.toThrow(
    'The application already runs on these data at http',
  );
  linkSync(real, hard);
  const sentence = ' is one file under several names (hard links), and may be served under another one. ';
  await expect(acquireInstanceLock({ databaseUrl: `sqlite:${hard}` })).rejects.toThrow(`${hard}${sentence}`);
  await expect(acquireInstanceLock({ databaseUrl: `sqlite:${real}` })).rejects.toThrow(`${real}${sentence}`);
});
