// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHistory, loadOrder, openDatabase } from '@app/db';
import { freshPostgres, realPostgres, testKeys } from '@app/db/testing';
import type { OrderStatus } from '@app/machines/order';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  clickToForm,
  createOrderAt,
  identityOpened,
  outboxOf,
  submitFormAt,
} from '../testing/client-clicks.ts';
import { seedShop } from '../testing/index.ts';
import { freePort } from '../testing/free-port.ts';
import { startServer } from '../testing/server-process.ts';
import { startSimulatorsProcess } from '../testing/simulators-process.ts';
import { simulatedSettings } from '../providers/settings.ts';

const secret = 'test secret';
const patient = { timeout: 40_000, interval: 100 };

/** An order walked to its decision while the providers' process is killed twice and started again. */
async function survivesOutages(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'outage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [port, smtpPort, apiPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const providers = simulatedSettings({
    url,
    publicUrl: url,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`,
    secret,
  });
  const begin = () =>
    startSimulatorsProcess({
      port,
      smtpPort,
      dataDir: join(folder, 'simulators'),
      apiUrl: `http://127.0.0.1:${apiPort}`,
      secret,
    });
  const db = openDatabase(databaseUrl, { keys: testKeys });
  onTestFinished(() => db.close());
  await db.migrate();
  await seedShop(db);
  let simulators = await begin();
  const server = await startServer({ databaseUrl, dataDir: folder, providers, port: apiPort });
  onTestFinished(async () => {
    await server.stop();
    await simulators.kill();
  });
  const section = async (name: string) => (await fetch(`${url}/simulators/${name}`)).text();
  const cards = async (name: string) => (await section(name)).split('<article').length - 1;
  const press = async (name: string, action: string) => {
    const button = await vi.waitFor(async () => {
      const found = new RegExp(`simulators/items/[0-9a-f]+/${action}(?=")`, 'u').exec(await section(name));
      expect(found).not.toBeNull();
      return found?.[0] ?? '';
    }, patient);
    const body = new URLSearchParams({ back: name });
    await fetch(`${url}/${button}`, { method: 'POST', body, headers: { Origin: url }, redirect: 'manual' });
  };
  const reached = (slug: string, status: OrderStatus) =>
    vi.waitFor(async () => expect((await loadOrder(db, slug))?.status).toBe(status), patient);
  const failedOf = async (effect: string) =>
    (await outboxOf(db)).find((row) => row.effect === effect && row.lastError !== null);

  const slug = await createOrderAt(server);
  await clickToForm(slug, server);
  await simulators.kill();
  await submitFormAt(server, slug);
  await vi.waitFor(
    async () => expect((await failedOf('startIdentityVerification'))?.attempts).toBeGreaterThan(1),
    patient,
  );
  expect((await loadOrder(db, slug))?.status).toBe('form_saved');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  simulators = await begin();
  await identityOpened(server, slug);
  expect(await cards('autenti')).toBe(1);

  await press('autenti', 'succeed');
  await reached(slug, 'ready_for_siemens');
  await press('decision-engine', 'approved');
  await simulators.kill();
  simulators = await begin();
  await reached(slug, 'leasing_decision_ok');
  // The client has the page: the letter about the decision is not due yet.
  const openEffects = async () => (await outboxOf(db)).filter(({ doneAt }) => doneAt === null);
  await vi.waitFor(
    async () => expect((await openEffects()).map(({ effect }) => effect)).toEqual(['notifyApproval']),
    patient,
  );
  expect([await cards('autenti'), await cards('decision-engine')]).toEqual([1, 1]);
  expect(await checkHistory(db, (await loadOrder(db, slug))?.id ?? '')).toBeNull();
}

describe('providers that are down for a while leave no order stuck, and nothing lost or doubled (R11)', () => {
  test('on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outage-db-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await survivesOutages(`sqlite:${join(folder, 'test.db')}`);
  });

  test.runIf(realPostgres())('on PostgreSQL', async () => {
    const { url, database, remove } = await freshPostgres();
    await database.close();
    onTestFinished(remove);
    await survivesOutages(url);
  });
});
