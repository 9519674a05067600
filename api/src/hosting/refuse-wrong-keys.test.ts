// @module-tag slow
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@app/db';
import { freshPostgres, realPostgres, testKeys } from '@app/db/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { minimalEnvironment } from '../testing/minimal-environment.ts';
import { environmentOf } from '../testing/environment-of.ts';
import { freePort } from '../testing/free-port.ts';
import { serverScript } from '../testing/server-process.ts';
import { refuseWrongKeys } from './refuse-wrong-keys.ts';
import { simulatedSettings } from '../providers/settings.ts';

const run = promisify(execFile);
const nowhere = 'http://127.0.0.1:9';
const providers = simulatedSettings({
  url: nowhere,
  publicUrl: nowhere,
  smtpUrl: 'smtp://127.0.0.1:9',
  secret: 's',
});
const wrong = Buffer.alloc(32, 1).toString('base64');

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A database that was served once, and what a server says that is to serve it in this mode with another key of that name. */
async function startedWithAnother(databaseUrl: string, mode: 'demo' | 'production'): Promise<unknown> {
  const db = openDatabase(databaseUrl, { keys: testKeys });
  await db.migrate();
  await refuseWrongKeys(db);
  await db.close();
  const env = {
    ...minimalEnvironment(),
    ...environmentOf(providers),
    MODE: mode,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    PUBLIC_URL: 'http://127.0.0.1:9',
    DATABASE_URL: databaseUrl,
    DATA_DIR: emptyFolder(),
    DATA_KEYS: `test:${wrong}`,
  };
  return run(process.execPath, [serverScript], { env }).catch((error: unknown) => error);
}

const refused = {
  code: 1,
  stdout: '',
  stderr:
    'DATA_KEYS (in the demo: DATA_DIR/keys/data-keys) does not belong to this database: ' +
    "'test' is another key than the one that sealed what it holds. " +
    'Put the right keys back, or serve the database that they belong to.\n',
};

describe('a server with the keys of another database does not start', () => {
  for (const mode of ['demo', 'production'] as const)
    test(`in ${mode}, on SQLite`, async () => {
      const url = `sqlite:${join(emptyFolder(), 'database.sqlite')}`;
      expect(await startedWithAnother(url, mode)).toMatchObject(refused);
    });

  test.runIf(realPostgres())('in production, on PostgreSQL', async () => {
    const { url, database, remove } = await freshPostgres();
    await database.close();
    onTestFinished(remove);
    expect(await startedWithAnother(url, 'production')).toMatchObject(refused);
  });
});
