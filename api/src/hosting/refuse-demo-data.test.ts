// @module-tag slow
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { insertUser, listApiKeys, putApiKey, revokeApiKey } from '@app/db';
import { demoAccounts, demoApiKey, demoShops } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { minimalEnvironment, openSeeding, seedShop } from '../testing/index.ts';
import { environmentOf } from '../testing/environment-of.ts';
import { freePort } from '../testing/free-port.ts';
import { serverScript } from '../testing/server-process.ts';
import { refuseDemoData } from './refuse-demo-data.ts';
import { simulatedSettings } from '../providers/settings.ts';

const run = promisify(execFile);

onEachDatabase('what production serves', (open) => {
  test("is a database of its own; one account or one key of the demo's is refused by name", async () => {
    const db = await open();
    await seedShop(db);
    await expect(refuseDemoData(db, 'production')).resolves.toBeUndefined();

    const shopId = (await listApiKeys(db))[0]?.shopId ?? '';
    await db.transaction((tx) => putApiKey(tx, { shopId, key: demoApiKey, name: 'demo' }, 1));
    await expect(refuseDemoData(db, 'production')).rejects.toThrow(
      "it holds the demo's API keys of the shops elektro, whose",
    );
    const published = (await listApiKeys(db)).find(({ name }) => name === 'demo');
    await db.transaction((tx) => revokeApiKey(tx, published?.id ?? '', 2));
    await expect(refuseDemoData(db, 'production')).resolves.toBeUndefined();

    const account = { email: 'Admin@Demo.example', fullName: 'Ktoś', roles: ['admin'] } as const;
    await db.transaction((tx) => insertUser(tx, account, 1));
    await expect(refuseDemoData(db, 'production')).rejects.toThrow(
      "the demo's accounts admin@demo.example, whose",
    );
  });
});

test('production does not start on a database that the demo has filled, and names everybody it would let in', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seeded-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await openSeeding(dataDir, async () => undefined);
  const nowhere = 'http://127.0.0.1:9';
  const simulated = { url: nowhere, publicUrl: nowhere, smtpUrl: 'smtp://127.0.0.1:9', secret: 's' };
  const started = run(process.execPath, [serverScript], {
    env: {
      ...minimalEnvironment(),
      ...environmentOf(simulatedSettings(simulated)),
      MODE: 'production',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      PUBLIC_URL: nowhere,
      DATA_DIR: dataDir,
      DATABASE_URL: `sqlite:${join(dataDir, 'database.sqlite')}`,
      DATA_KEYS: readFileSync(join(dataDir, 'keys/data-keys'), 'utf8').trim(),
    },
    timeout: 30_000,
  });
  const { code, stdout, stderr } = (await started.catch((error: unknown) => error)) as {
    code: number;
    stdout: string;
    stderr: string;
  };
  const accounts = demoAccounts.map(({ email }) => email).join(', ');
  const shops = demoShops.flatMap(({ clientId, apiKey }) => (apiKey === null ? [] : [clientId])).join(', ');
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr:
      `MODE=production does not start on this database: it holds the demo's accounts ${accounts} and the demo's API ` +
      `keys of the shops ${shops}, whose passwords and keys are published. Name an empty database in DATABASE_URL ` +
      'and an empty folder in DATA_DIR (docs/how-to/install-for-real.md).\n',
  });
});
