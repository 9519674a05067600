// @module-tag slow
import {
  importLoanParameters,
  listApiKeys,
  listLoanParameters,
  loadShopByClientId,
  readSandboxShop,
  type Database,
  type SandboxShop,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sendToSandbox } from '../../command-line/commands/send-to-sandbox.ts';
import { stopApiKey } from '../../command-line/commands/stop-api-key.ts';
import { sandboxShopPath } from '../../modules/shops/sandbox/sandbox-request.ts';
import { headersSignedWith } from '../../modules/shops/webhooks/sign-webhook.ts';
import { runApp, type RunningApp } from '../../testing/running-app.ts';
import { seedShop } from '../../testing/seed-shop.ts';
import { runWithSandbox, type WithSandbox } from '../../testing/with-sandbox.ts';

const patient = { timeout: 20_000, interval: 50 };

onEachDatabase('what the sandbox knows of a shop', (open) => {
  let pair: WithSandbox;
  let real: RunningApp;
  let sandbox: RunningApp;
  beforeAll(async () => {
    pair = await runWithSandbox(open);
    ({ real, sandbox } = pair);
  });
  afterAll(() => pair.stop());

  /** What a server would tell a sandbox of the test's shop. */
  const stateOn = ({ ports: { db } }: RunningApp): Promise<SandboxShop> =>
    db.transaction(async (tx) => {
      const shop = await loadShopByClientId(tx, 'test');
      if (shop === null) throw new Error('The shop is gone');
      return readSandboxShop(tx, shop, Date.now());
    });

  test('is changed there by who has the secret alone, now, and never by an older state', async () => {
    const key = await pair.makeKey('test', 'podpis');
    type Sent = { secret?: string; at?: number; to?: string; signedAs?: string; url?: string };
    const send = async (state: SandboxShop, sent: Sent = {}): Promise<number> => {
      const { to = 'test', at = Date.now(), signedAs = `test:${state.version}` } = sent;
      const body = JSON.stringify(state);
      const signed = { id: signedAs, at, body };
      const answer = await fetch(`${sent.url ?? sandbox.url}${sandboxShopPath(to)}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          ...headersSignedWith(Buffer.from(sent.secret ?? pair.secret), signed),
        },
        body,
      });
      return answer.status;
    };
    const older = await stateOn(real);
    const newer = await stateOn(real);
    const emptied = { ...older, keys: [] };
    const minutes = 60_000;
    expect({
      newer: await send(newer),
      replayed: await send(newer),
      older: await send(emptied),
      forged: await send({ ...emptied, version: newer.version + 1 }, { secret: 'x'.repeat(32) }),
      old: await send({ ...emptied, version: newer.version + 1 }, { at: Date.now() - 6 * minutes }),
      early: await send({ ...emptied, version: newer.version + 1 }, { at: Date.now() + 6 * minutes }),
      ofAnother: await send({ ...emptied, version: newer.version + 1 }, { to: 'strange' }),
      notSandbox: await send({ ...emptied, version: newer.version + 1 }, { url: real.url }),
    }).toEqual({
      ...{ newer: 200, replayed: 409, older: 409 },
      ...{ forged: 401, old: 401, early: 401, ofAnother: 401, notSandbox: 404 },
    });
    expect((await pair.list(sandbox, key)).status).toBe(200);
    expect((await listApiKeys(sandbox.ports.db)).filter(({ name }) => name === 'podpis')).toMatchObject([
      { shop: 'test', sandbox: false, revokedAt: null },
    ]);
  });

  test('is there as the command has sent it, with its whole catalogue; a key that the command revokes opens nothing there', async () => {
    const key = await pair.makeKey('test', 'polecenie');
    const { db } = real.ports;
    const id = await pair.idOf('test');
    const loans = (await listLoanParameters(db, id)).map(({ id: _id, shopId: _shop, ...row }) => row);
    await db.transaction(async (tx) => {
      await importLoanParameters(
        tx,
        id,
        loans.map((row) => ({ ...row, interest: '9.87' })),
      );
      await tx.kysely.updateTable('shops').set({ name: 'Nowa nazwa' }).where('id', '=', id).execute();
    });
    const world = {
      ...{ db, publicUrl: real.url, now: Date.now, newToken: () => '', readFile: () => '' },
      sandbox: { url: sandbox.url, secret: pair.secret },
    };
    const said = await sendToSandbox.run(world, { shop: 'test' } as never);
    expect(said).toBe(`${sandbox.url} knows test as now.`);
    const [here, there] = [await stateOn(real), await stateOn(sandbox)];
    expect(here.shop.name).toBe('Nowa nazwa');
    expect(new Set(here.loanParameters.map(({ interest }) => interest))).toEqual(new Set(['9.87']));
    // What opens the sandbox is a key like others there, and none of a sandbox of its own.
    expect({ ...there, version: here.version, keys: here.keys }).toEqual(here);

    const made = (await listApiKeys(db)).find(({ name }) => name === 'polecenie');
    await stopApiKey.run(world, { id: made?.id ?? '' } as never);
    await pair.answers(key, 401);
    await expect(sendToSandbox.run({ ...world, sandbox: null }, {} as never)).rejects.toThrow(
      'There is no sandbox: SANDBOX_URL is not set.',
    );
  });

  test('waits where the sandbox does not answer, and staff see why', async () => {
    const db: Database = await open();
    await seedShop(db);
    const alone = await runApp(db, { sandbox: { url: 'http://127.0.0.1:1', secret: pair.secret } });
    onTestFinished(alone.stop);
    const headers = { 'content-type': 'application/json', ...(await alone.signIn('sklep@test.example')) };
    const body = JSON.stringify({ name: 'kasa', sandbox: true });
    await alone.app.request('/api/shop/settings/api_keys', { method: 'POST', headers, body });
    await vi.waitFor(async () => {
      const answer = await alone.app.request('/api/superadmin/retried_effects', {
        headers: await alone.signIn('admin@test.example'),
      });
      const { effects } = (await answer.json()) as { effects: Record<string, unknown>[] };
      expect(effects.map(({ name, providers, last_error }) => [name, providers, last_error])).toEqual([
        ['Sklep i jego klucze testowe dla piaskownicy', ['sandbox'], 'Piaskownica nie odpowiedziała.'],
      ]);
    }, patient);
  });
});
