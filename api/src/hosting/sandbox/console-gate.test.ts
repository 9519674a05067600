// @module-tag slow
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningApp } from '../../testing/running-app.ts';
import { runWithSandbox, type WithSandbox } from '../../testing/with-sandbox.ts';

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`obsługa:${password}`).toString('base64')}`,
});

onEachDatabase(
  'the simulators of a sandbox',
  (open) => {
    let pair: WithSandbox;
    let sandbox: RunningApp;
    beforeAll(async () => {
      pair = await runWithSandbox(open);
      ({ sandbox } = pair);
    });
    afterAll(() => pair.stop());
    const post = (address: string, fields: Record<string, string>): Promise<Response> =>
      fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: sandbox.url },
        redirect: 'manual',
      });

    test('have every shop’s letters and payments behind the token of the console; the pages of clients are open', async () => {
      const statusOf = async (path: string, headers = {}): Promise<number> =>
        (await fetch(`${sandbox.url}${path}`, { headers, redirect: 'manual' })).status;
      const closed = [
        ...[
          '/simulators',
          '/simulators/',
          '/simulators/messages',
          '/simulators/version',
          '/simulators/tables/x',
        ],
        ...[
          '/%73imulators/messages',
          '/sim/mail/abc/html',
          '/sim/%6dail/abc/html',
          '/sim/autenti/../mail/abc/html',
        ],
        '/sim/identity/auth',
      ];
      for (const path of closed)
        expect([path, await statusOf(path), await statusOf(path, basic('zły token'))]).toEqual([
          path,
          401,
          401,
        ]);
      expect({
        console: await statusOf('/simulators/messages', basic(pair.token)),
        tables: await statusOf('/simulators/tables'),
        signing: await statusOf('/sim/autenti/sign/nikt'),
        metrics: await statusOf('/metrics'),
      }).toEqual({ console: 200, tables: 200, signing: 404, metrics: 404 });
      const pressed = await post(`${sandbox.url}/simulators/behaviours/mail`, { behaviour: 'outage' });
      expect(pressed.status).toBe(401);
    });
  },
  ['SQLite'],
);
