// @module-tag slow
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@app/api/processes';
import { demoAccounts, demoPassword } from '@app/db/demo';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { copyCheckout, type CopiedCheckout } from './copied-checkout.ts';

const patient = { timeout: 60_000, interval: 50 };

interface Dev {
  readonly url: string;
  readonly printed: () => string;
  readonly process: ChildProcess;
  readonly ended: Promise<unknown>;
}

describe.skipIf(process.platform === 'win32')('npm run dev', () => {
  let copy: CopiedCheckout;
  beforeAll(() => {
    copy = copyCheckout();
  });
  afterAll(() => copy.remove());

  async function start(): Promise<Dev> {
    const port = await freePort();
    const { PATH = '', HOME = '', LD_LIBRARY_PATH } = process.env;
    const child = spawn(process.execPath, [join(copy.folder, 'api/bin/dev.mjs')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH, HOME, PORT: String(port), ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}) },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
    const ended = once(child, 'exit').then(([code]) => code as unknown);
    onTestFinished(async () => {
      child.kill('SIGTERM');
      await ended;
    });
    const url = `http://localhost:${port}`;
    await vi.waitFor(async () => expect((await fetch(`${url}/api/features`)).status).toBe(200), patient);
    return { url, printed: () => printed, process: child, ended };
  }

  test('serves pages, calls, streams and the console under one address, and what is changed at once', async () => {
    const { url, printed } = await start();
    const text = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text();
    expect(await text('/login')).toContain('/@vite/client');
    expect(await text('/simulators')).toContain('<html lang="pl">');

    const signedIn = await fetch(`${url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: demoAccounts[0]?.email, password: demoPassword }),
    });
    expect([signedIn.status, signedIn.headers.getSetCookie()]).toEqual([200, [expect.any(String)]]);

    const slug = /\/orders\/(\S+)/u.exec(printed())?.[1];
    const stream = await fetch(`${url}/api/orders/${slug}/changes`);
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    await stream.body?.cancel();

    const [old, other] = ['Przenieś na inny telefon', 'Przenieś na nowy telefon'];
    const path = copy.find('web', old).replace('web', '');
    expect(await text(path)).toContain(old);
    copy.replace('web', old, other);
    await vi.waitFor(async () => expect(await text(path)).toContain(other), patient);

    const sentence = "text('Nie ma takiego pliku', 404)";
    copy.replace('api', sentence, 'text(((');
    await vi.waitFor(() => expect(printed()).toContain('waiting for the next change'), patient);
    copy.replace('api', 'text(((', sentence.replace('Nie', 'Tu nie'));
    await vi.waitFor(
      async () => expect(await text('/.well-known/security.txt')).toMatch(/^Tu nie/u),
      patient,
    );
  });

  test.for(['api/src/server.ts', 'vite/bin/vite.js'])('ends as a whole when %s is killed', async (part) => {
    const dev = await start();
    const all = descendants(dev.process.pid ?? 0);
    const killed = all.find(({ command }) => command.includes(part));
    process.kill(killed?.pid ?? 0, 'SIGKILL');
    expect(await dev.ended).toBe(1);
    await gone(all);
  });

  test.for(['SIGINT', 'SIGKILL'] as const)('ends as a whole on %s', async (signal) => {
    const dev = await start();
    const all = descendants(dev.process.pid ?? 0);
    expect(all.length).toBeGreaterThanOrEqual(3);
    dev.process.kill(signal);
    expect(await dev.ended).toBe(signal === 'SIGINT' ? 0 : null);
    await gone(all);
  });
});

interface Process {
  readonly pid: number;
  readonly command: string;
}

/** All processes that one has started, and those that they have. */
function descendants(parent: number): readonly Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/u.exec(line) ?? []);
  const below = (above: number): Process[] =>
    rows
      .filter(([, , owner]) => Number(owner) === above)
      .flatMap(([, pid, , command = '']) => [{ pid: Number(pid), command }, ...below(Number(pid))]);
  return below(parent);
}

const gone = (processes: readonly Process[]): Promise<void> =>
  vi.waitFor(() => {
    const alive = execFileSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' }).split('\n').map(Number);
    expect(processes.filter(({ pid }) => alive.includes(pid))).toEqual([]);
  }, patient);
