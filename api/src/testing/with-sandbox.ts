import { loadShopByClientId, type Database } from '@app/db';
import { expect, vi } from 'vitest';
import { runApp } from './running-app.ts';
import { seedShop } from './seed-shop.ts';

const secret = 'the-secret-that-both-servers-have-0123456789';
const token = 'the-token-of-the-console-0123456789abcdef';

/** How long it may take until the sandbox has been told. */
const patient = { timeout: 20_000, interval: 50 };

/** The real server with its shops, and a sandbox of its own that it tells of them. */
export async function runWithSandbox(open: () => Promise<Database>) {
  const settings = { mode: 'sandbox', sandboxSecret: secret, simulatorsToken: token } as const;
  const sandbox = await runApp(await open(), settings, { site: true });
  const db = await open();
  await seedShop(db);
  const real = await runApp(db, { sandbox: { url: sandbox.url, secret } });
  const admin = await real.signIn('admin@test.example');

  /** What a server answers to a call under an API key. */
  async function ask({ url }: { readonly url: string }, path: string, key: string) {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  /** The orders that a server shows a shop's server. */
  const list = (world: { readonly url: string }, key: string) => ask(world, '/api/ecommerce/orders', key);
  const idOf = async (clientId: string): Promise<string> =>
    (await loadShopByClientId(db, clientId))?.id ?? '';

  /** Resolves once the sandbox answers the key with this status. */
  async function answers(key: string, status: number): Promise<void> {
    await vi.waitFor(async () => expect((await list(sandbox, key)).status).toBe(status), patient);
  }

  /** A test key of the shop, made by head office, once the sandbox lets it in. */
  async function makeKey(clientId: string, name: string): Promise<string> {
    const answer = await real.app.request(`/api/superadmin/shops/${await idOf(clientId)}/api_keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...admin },
      body: JSON.stringify({ name, sandbox: true }),
    });
    const { key } = (await answer.json()) as { key: string };
    await answers(key, 200);
    return key;
  }

  return {
    ...{ real, sandbox, secret, token, ask, list, idOf, answers, makeKey },
    async stop(): Promise<void> {
      await real.stop();
      await sandbox.stop();
    },
  };
}

/** What runWithSandbox answers. */
export type WithSandbox = Awaited<ReturnType<typeof runWithSandbox>>;
