import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ports } from '../../kernel/ports.ts';
import { headersSignedWith } from '../../modules/shops/webhooks/sign-webhook.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { sandboxCalls } from './sandbox-calls.ts';

const secret = 'the-secret-that-both-servers-have-0123456789';
const mebibyte = 1024 * 1024;
const shop = '/api/sandbox/shops/test';

onEachDatabase('the calls of a sandbox alone', (open) => {
  let world: RunningApp;
  beforeAll(async () => void (world = await runSeededApp(open)));
  afterAll(() => world.stop());

  /** A sandbox's calls where a source may ask so often, with what it reports. */
  function sandboxWith(points = 1_000) {
    const reported: unknown[] = [];
    const rate = { points, seconds: 60 };
    const { settings } = world.ports;
    const ports: Ports = {
      ...world.ports,
      settings: { ...settings, rates: { ...settings.rates, notification: rate, read: rate } },
      report: (error) => void reported.push(error),
    };
    return { app: sandboxCalls(ports, secret, 'http://127.0.0.1:1'), reported };
  }

  /** Headers as of somebody who has the secret, of this moment. */
  const signedAt = (at: number, body = '') =>
    headersSignedWith(Buffer.from(secret), { id: 'test:1', at, body });

  /** A body of so many mebibytes, with how many of them were asked for. */
  function bodyOf(mebibytes: number) {
    let given = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (given === mebibytes) return controller.close();
          given += 1;
          controller.enqueue(new Uint8Array(mebibyte));
        },
      },
      { highWaterMark: 0 },
    );
    return { body, given: () => given };
  }

  /** Tells the sandbox of the shop, with a body that is sent while it is read. */
  function put(
    { app }: ReturnType<typeof sandboxWith>,
    headers: Record<string, string>,
    body: ReadableStream,
  ) {
    const init = { method: 'PUT', headers, body, duplex: 'half' };
    return app.request(shop, init);
  }

  test('refuse a state that is too large as soon as that is seen, and it is no error of the server', async () => {
    const sandbox = sandboxWith();
    const sent = bodyOf(16);
    const answer = await put(sandbox, signedAt(Date.now()), sent.body);
    expect([answer.status, await answer.json(), sent.given(), sandbox.reported]).toEqual([
      413,
      { error: 'Wysłane dane są za duże.', detail: 'The body is too large.' },
      9,
      [],
    ]);
  });

  test('read nothing of what names no moment, or one that is long past', async () => {
    const sandbox = sandboxWith();
    const old = signedAt(Date.now() - 6 * 60_000);
    for (const headers of [{}, { ...old, 'webhook-timestamp': 'teraz' }, old]) {
      const sent = bodyOf(2);
      const answer = await put(sandbox, headers, sent.body);
      expect([answer.status, sent.given()]).toEqual([401, 0]);
    }
  });

  test('count by source whoever tells of a shop, and whoever asks for messages under an unknown key', async () => {
    const { app } = sandboxWith(2);
    const headers = signedAt(Date.now());
    const told = async () => (await app.request(shop, { method: 'PUT', headers, body: '{}' })).status;
    expect([await told(), await told(), await told()]).toEqual([401, 401, 429]);
    let key = 0;
    const asked = async () => {
      const authorization = `Bearer unknown-key-number-${(key += 1)}`;
      return (await app.request('/api/sandbox/messages?order=x', { headers: { authorization } })).status;
    };
    expect([await asked(), await asked(), await asked()]).toEqual([401, 401, 429]);
  });
});
