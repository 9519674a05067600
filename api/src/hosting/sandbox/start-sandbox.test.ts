// @module-tag slow
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testKeys } from '@app/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { openSeeding } from '../../testing/open-seeding.ts';
import { spawnServer } from '../../testing/server-process.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: `sqlite:${join(dataDir, 'database.sqlite')}`,
  DATA_KEYS: testKeys.map(({ id, key }) => `${id}:${key}`).join(','),
  SANDBOX_SECRET: 's'.repeat(32),
});

test('a sandbox serves without a provider, with simulators whose console is closed, and no account of the demo', async () => {
  const dataDir = folder();
  const started = await spawnServer(environment(dataDir), await freePort(), () => undefined, {
    mode: 'sandbox',
  });
  onTestFinished(() => void started.stop());
  const statusOf = async (path: string, init: RequestInit = {}): Promise<number> =>
    (await fetch(`${started.url}${path}`, init)).status;
  const features = (await (await fetch(`${started.url}/api/features`)).json()) as { features: object };
  expect({
    features: features.features,
    console: await statusOf('/simulators'),
    tables: await statusOf('/simulators/tables'),
    identity: await statusOf('/sim/identity/.well-known/openid-configuration'),
    unsigned: await statusOf('/api/sandbox/shops/sklep', { method: 'PUT', body: '{}' }),
    login: await statusOf('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'superadmin@demo.example', password: 'Demo-Wniosek-2026!' }),
    }),
  }).toMatchObject({
    features: { demo: false, test_mode: true, network_login: false, pki_login: false },
    ...{ console: 404, tables: 200, identity: 404, unsigned: 401, login: 401 },
  });
  expect(await started.stop()).toBe(0);
});

test('a sandbox does not start on a database that the demo has filled', async () => {
  const dataDir = folder();
  await openSeeding(dataDir, async () => undefined);
  const { DATA_KEYS: _keys, ...rest } = environment(dataDir);
  const keys = readFileSync(join(dataDir, 'keys/data-keys'), 'utf8').trim();
  const started = spawnServer({ ...rest, DATA_KEYS: keys }, await freePort(), () => undefined, {
    mode: 'sandbox',
  });
  await expect(started).rejects.toThrow('The server ended at its start (1)');
});
