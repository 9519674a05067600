// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertSession, loadOrder, openDatabase } from '@app/db';
import { testKeys } from '@app/db/testing';
import { onTestFinished, test } from 'vitest';
import { startSimulators } from '../../hosting/simulators/start-simulators.ts';
import { clickToForm, createOrderAt } from '../../testing/client-clicks.ts';
import { freePort } from '../../testing/free-port.ts';
import { seedShop } from '../../testing/index.ts';
import { insertAccount } from '../../testing/insert-account.ts';
import { startServer } from '../../testing/server-process.ts';
import { followCable } from '../../testing/stock-cable.ts';

test(
  'a page whose server was killed hears of moves again as soon as another one stands there, under the same session',
  { timeout: 90_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'killed-cable-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const databaseUrl = `sqlite:${join(dataDir, 'test.db')}`;
    const db = openDatabase(databaseUrl, { keys: testKeys });
    onTestFinished(() => db.close());
    await db.migrate();
    await seedShop(db);
    const userId = await insertAccount(db, { email: 'maria@test.example', roles: ['superadmin'] });
    const [at, endsAt] = [Date.now(), Date.now() + 3_600_000];
    await db.transaction((tx) =>
      insertSession(tx, { token: 'token', userId, at, idleEndsAt: endsAt, endsAt }),
    );
    const port = await freePort();
    const simulators = await startSimulators({
      ...{ port: 0, smtpPort: 0, dataDir: ':memory:', secret: 'test secret', lookEvery: 20 },
      apiUrl: `http://127.0.0.1:${port}`,
    });
    onTestFinished(() => simulators.stop());
    const start = () => startServer({ databaseUrl, dataDir, providers: simulators.settings, port });

    const first = await start();
    onTestFinished(() => first.kill());
    const page = followCable(first.url, { cookie: 'session=token' });
    await page.connected(1);
    await first.kill();

    const second = await start();
    onTestFinished(async () => void (await second.stop()));
    await page.connected(2);
    const slug = await createOrderAt(second);
    await clickToForm(slug, second);
    await page.hears({ type: 'order', ids: [(await loadOrder(db, slug))?.id] });
  },
);
