// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOrderEvents, loadOrder, type Database } from '@app/db';
import { freshPostgres, realPostgres } from '@app/db/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSimulators, type RunningSimulators } from './simulators/start-simulators.ts';
import {
  clickToForm,
  createOrderAt,
  identityOpened,
  outboxOf,
  submitFormAt,
} from '../testing/client-clicks.ts';
import { freePort } from '../testing/free-port.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { seedShop } from '../testing/index.ts';

/** A provider that takes connections and never answers: what asks it is under way until its timeout ends. */
async function silentProvider(): Promise<{ url: string; asked: Promise<void>; server: Server }> {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const server = createServer(() => resolve());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

/** The versions that a stream sends, one after another; null when it has ended. */
async function follow(url: string): Promise<() => Promise<number | null>> {
  const answer = await fetch(url);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async () => {
    for (;;) {
      const found = /data: (\d+)\n\n/u.exec(text);
      if (found !== null) {
        text = text.slice(found.index + found[0].length);
        return Number(found[1]);
      }
      const part = await reader?.read().catch(() => undefined);
      if (part === undefined || part.done) return null;
      text += part.value;
    }
  };
}

describe.runIf(realPostgres())('several processes on one database, on PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'processes-'));
  let db: Database;
  let databaseUrl: string;
  let removeDatabase: () => Promise<void>;
  let simulators: RunningSimulators;
  let one: ServerProcess;
  let other: ServerProcess;
  let silent: Awaited<ReturnType<typeof silentProvider>>;

  beforeAll(async () => {
    ({ database: db, url: databaseUrl, remove: removeDatabase } = await freshPostgres());
    await seedShop(db);
    const port = await freePort();
    simulators = await startSimulators({
      port: 0,
      smtpPort: 0,
      dataDir: ':memory:',
      apiUrl: `http://127.0.0.1:${port}`,
      secret: 'test secret',
      lookEvery: 20,
    });
    silent = await silentProvider();
    const providers = simulators.settings;
    [one, other] = await Promise.all([
      startServer({ databaseUrl, dataDir, providers, port }),
      startServer({ databaseUrl, dataDir, providers }),
    ]);
  });

  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    silent.server.closeAllConnections();
    silent.server.close();
    await simulators.stop();
    await db.close();
    await removeDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  }, 30_000);

  const processesAtProvider = async (): Promise<number> =>
    (await (await fetch(`${simulators.url}/simulators/autenti`)).text()).split('<article').length - 1;

  test('an event sent to one reaches the stream of the other long before it would ask', async () => {
    const slug = await createOrderAt(one);
    const next = await follow(`${other.url}/api/orders/${slug}/changes`);
    expect(await next()).toBe(1);
    const began = performance.now();
    await clickToForm(slug, one, other);
    expect([await next(), await next(), await next()]).toEqual([2, 3, 4]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('effects are performed once, whoever took the request', async () => {
    const slug = await createOrderAt(other);
    const before = await processesAtProvider();
    await clickToForm(slug, one, other);
    await submitFormAt(one, slug);
    await identityOpened(other, slug);
    expect(await processesAtProvider()).toBe(before + 1);
    expect((await outboxOf(db)).filter(({ attempts }) => attempts !== 1)).toEqual([]);
    const order = await loadOrder(db, slug);
    const seqs = (await listOrderEvents(db, order?.id ?? '')).map(({ seq }) => seq);
    expect(new Set(seqs).size).toBe(seqs.length);
  });

  test('what one held when it was killed another performs, once its claim has ended', async () => {
    const providers = {
      ...simulators.settings,
      signing: { ...simulators.settings.signing, url: silent.url },
    };
    const doomed = await startServer({ databaseUrl, dataDir, providers });
    const slug = await createOrderAt(other);
    const before = await processesAtProvider();
    await clickToForm(slug, one, other);
    await submitFormAt(doomed, slug);
    await silent.asked;
    await doomed.kill();
    expect((await outboxOf(db)).at(-1)).toMatchObject({
      effect: 'startIdentityVerification',
      doneAt: null,
    });
    await identityOpened(other, slug);
    expect(await processesAtProvider()).toBe(before + 1);
    expect((await outboxOf(db)).filter(({ doneAt }) => doneAt === null)).toEqual([]);
  });

  test('one that is told to stop lets its streams go, hands its claims back and ends with 0', async () => {
    const quiet = await silentProvider();
    const providers = {
      ...simulators.settings,
      signing: { ...simulators.settings.signing, url: quiet.url },
    };
    const leaving = await startServer({ databaseUrl, dataDir, providers });
    const slug = await createOrderAt(other);
    await clickToForm(slug, one, other);
    const next = await follow(`${leaving.url}/api/orders/${slug}/changes`);
    expect(await next()).toBe(4);
    await submitFormAt(leaving, slug);
    await quiet.asked;
    expect(await leaving.stop()).toBe(0);
    let version = await next();
    while (version !== null) version = await next();
    await identityOpened(other, slug);
    quiet.server.closeAllConnections();
    quiet.server.close();
  });
});
