// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHistory, listOrderEvents, loadOrder, openDatabase, type Database } from '@app/db';
import { freshPostgres, realPostgres, testKeys } from '@app/db/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSimulators } from '../hosting/simulators/start-simulators.ts';
import {
  createOrderAt,
  identityOpened,
  outboxOf,
  submitFormAt,
  clickToForm,
} from '../testing/client-clicks.ts';
import { freePort } from '../testing/free-port.ts';
import type { KillPoint } from '../testing/kill-points.ts';
import { seedShop } from '../testing/index.ts';
import { startServer } from '../testing/server-process.ts';

const eventsOf = async (db: Database, slug: string): Promise<string[]> => {
  const order = await loadOrder(db, slug);
  return (await listOrderEvents(db, order?.id ?? '')).map(({ event }) => event);
};

/** One order, whose server is killed at each moment in turn and started again. */
async function survivesKills(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const db = openDatabase(databaseUrl, { keys: testKeys });
  onTestFinished(() => db.close());
  await db.migrate();
  await seedShop(db);
  const port = await freePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  const simulators = await startSimulators({
    port: 0,
    smtpPort: 0,
    dataDir: ':memory:',
    apiUrl,
    secret: 'test secret',
    lookEvery: 20,
  });
  onTestFinished(() => simulators.stop());
  const start = (killAt?: KillPoint) =>
    startServer({
      databaseUrl,
      dataDir,
      providers: simulators.settings,
      port,
      ...(killAt ? { killAt } : {}),
    });

  let server = await start();
  const slug = await createOrderAt(server);
  await clickToForm(slug, server);
  const openEffects = async () => (await outboxOf(db)).filter(({ doneAt }) => doneAt === null);
  // The link to the application is mailed: nothing else is left to claim.
  await expect.poll(openEffects).toEqual([]);
  await server.kill();

  const key = 'one-key-for-all-tries';
  const back = async (): Promise<unknown> => {
    const answer = await fetch(`${apiUrl}/api/orders/${slug}/move_to_previouses`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: '{}',
    });
    return ((await answer.json()) as { version: number }).version;
  };
  const begun = await eventsOf(db, slug);

  server = await start('before-commit');
  await expect(back()).rejects.toThrow('fetch failed');
  await server.ended;
  expect(await eventsOf(db, slug)).toEqual(begun);

  server = await start('before-answer');
  await expect(back()).rejects.toThrow('fetch failed');
  await server.ended;
  const moved = [...begun, 'MOVE_TO_PREVIOUS'];
  expect(await eventsOf(db, slug)).toEqual(moved);

  server = await start('after-claim');
  expect([await back(), await back()]).toEqual([moved.length, moved.length]);
  expect(await eventsOf(db, slug)).toEqual(moved);

  await clickMethod(apiUrl, slug);
  // It may be gone before it can answer.
  await submitFormAt(server, slug).catch(() => undefined);
  await server.ended;
  const [claimed] = await openEffects();
  expect(claimed).toMatchObject({ effect: 'sendApplicationReceipt', attempts: 1 });
  // Ten seconds pass in one statement.
  await db.transaction((tx) => tx.kysely.updateTable('outbox').set({ claimedUntil: Date.now() }).execute());
  server = await start();
  onTestFinished(async () => void (await server.stop()));
  await identityOpened(server, slug);
  const page = await (await fetch(`${simulators.url}/simulators/autenti`)).text();
  expect(page.split('<article').length - 1).toBe(1);
  await expect.poll(openEffects).toEqual([]);
  expect(await checkHistory(db, (await loadOrder(db, slug))?.id ?? '')).toBeNull();
}

const clickMethod = (apiUrl: string, slug: string): Promise<Response> =>
  fetch(`${apiUrl}/api/orders/${slug}/agreement_method_selections`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agreement_signature_type: 'qes' }),
  });

describe('a server killed before a commit, between commit and answer, and with an effect claimed loses and doubles nothing (R6)', () => {
  test('on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-db-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await survivesKills(`sqlite:${join(folder, 'test.db')}`);
  });

  test.runIf(realPostgres())('on PostgreSQL', async () => {
    const { url, database, remove } = await freshPostgres();
    await database.close();
    onTestFinished(remove);
    await survivesKills(url);
  });
});
