// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '../kernel/env.ts';
import { freePort } from '../testing/free-port.ts';
import { proxySimulators } from './proxy-simulators.ts';
import { runSimulators } from './run-simulators.ts';

test('killed simulators are started again where they were, a few times; meanwhile a page says so in Polish', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'simulators-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const address = `http://127.0.0.1:${await freePort()}`;
  const simulators = await runSimulators(readEnv({ DATA_DIR: dataDir }), address, address, [400, 400]);
  onTestFinished(simulators.stop);
  const site = proxySimulators(
    simulators.url,
    () => ({ publicUrl: address, allowedHosts: [], loopback: true }),
    () => Promise.resolve({}),
  );
  const shown = async () => {
    const answer = await site.request('/simulators');
    const [, title] = /<title>(.*)<\/title>/u.exec(await answer.text()) ?? [];
    return [answer.status, title];
  };
  const away = [503, 'Symulatory chwilowo nie działają'];
  const kill = async () => {
    process.kill(simulators.pid() ?? 0, 'SIGKILL');
    await expect.poll(() => shown(), { interval: 10 }).toEqual(away);
  };
  const serves = () =>
    vi.waitFor(async () => expect((await shown())[0]).toBe(200), { timeout: 20_000, interval: 50 });

  await serves();
  const first = simulators.pid();
  await kill();
  await serves();
  expect(simulators.pid()).not.toBe(first);
  await kill();
  await serves();
  await kill();
  await expect.poll(() => simulators.pid()).toBeUndefined();
});
