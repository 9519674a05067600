// @module-tag slow
import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshPostgres, realPostgres, testKeys } from '@app/db/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { minimalEnvironment } from '../testing/minimal-environment.ts';
import { startServer } from '../testing/server-process.ts';
import { simulatedSettings } from '../providers/settings.ts';

const script = join(import.meta.dirname, 'admin.ts');
const environment = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  ...minimalEnvironment(),
  MODE: 'production',
  PUBLIC_URL: 'https://wnioski.example/',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DATA_KEYS: testKeys.map(({ id, key }) => `${id}:${key}`).join(','),
});

describe('the process of a command works beside the running application, exits with 0, 1 or 2 and says why', () => {
  const nowhere = 'http://127.0.0.1:9';
  const simulated = { url: nowhere, publicUrl: nowhere, smtpUrl: 'smtp://127.0.0.1:9', secret: 's' };

  async function servesBeside(databaseUrl: string): Promise<void> {
    const dataDir = mkdtempSync(join(tmpdir(), 'admin-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = environment(databaseUrl, dataDir);
    const admin = (...words: string[]) => promisify(execFile)(process.execPath, [script, ...words], { env });
    await expect(admin('list')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/start the application once\.\n$/u),
    });
    const server = await startServer({ databaseUrl, dataDir, providers: simulatedSettings(simulated) });
    const made = await admin('create', '--email', 'szef@firma.pl');
    const token = /token=([\w-]{43})\n$/u.exec(made.stdout)?.[1];
    expect(made.stdout).toContain('https://wnioski.example/reset-password?token=');
    const seen = await fetch(`${server.url}/api/password_resets/${token}`);
    expect([await seen.json(), await server.stop()]).toEqual([{ valid: true }, 0]);
    await expect(admin('create', '--email', 'szef@firma.pl')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('has an account already'),
    });
    expect((await admin('list')).stdout).toContain('szef@firma.pl  superadmin  no password yet');
    const otherKeys = testKeys.map(({ id }) => `${id}:${randomBytes(32).toString('base64')}`).join(',');
    const withOthers = { env: { ...env, DATA_KEYS: otherKeys } };
    const create = [script, 'create', '--email', 'inny@firma.pl'];
    await expect(promisify(execFile)(process.execPath, create, withOthers)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^DATA_KEYS .* does not belong to this database/u),
    });
  }

  test('on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'admin-db-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await servesBeside(`sqlite:${join(folder, 'one.db')}`);
  });

  test.runIf(realPostgres())('on PostgreSQL', async () => {
    const { url, database, remove } = await freshPostgres('template0');
    await database.close();
    onTestFinished(remove);
    await servesBeside(url);
  });

  test('without settings and with words that make no sense', () => {
    const env = { ...minimalEnvironment(), MODE: 'production' };
    const ask = (...words: string[]) =>
      spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' });
    expect(ask('list')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'MODE=production does not start without DATABASE_URL, DATA_KEYS\n',
    });
    const away = {
      DATABASE_URL: 'postgres://localhost:1/orders',
      PUBLIC_URL: 'https://wnioski.example',
      DATA_KEYS: `a:${randomBytes(32).toString('base64')}`,
    };
    expect(
      spawnSync(process.execPath, [script, 'list'], {
        env: { ...env, ...away, DATA_DIR: tmpdir() },
        encoding: 'utf8',
      }),
    ).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The database does not answer: .*ECONNREFUSED/u),
    });
    expect(ask('lst')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining("no command 'lst'"),
    });
    expect(ask('--help')).toMatchObject({ status: 0, stderr: '' });
  });
});
