// @module-tag slow
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSeededApp, runWithSandbox, shopKey, type RunningApp } from '@app/api/testing';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from './free-port.ts';

const folder = join(import.meta.dirname, '../docs/partner-examples');
const example = (name: string): string => readFileSync(join(folder, `${name}.txt`), 'utf8');
const json = (text: string) => JSON.parse(text) as Record<string, unknown>;
const php = 'php';
const hasPhp = spawnSync(php, ['--version']).status === 0;

/** Two receivers of the page, each begun as its developer would. */
const receivers = [
  ['Node.js', 'receive-webhook.mjs', (file: string) => [process.execPath, file]],
  ['PHP', 'receive-webhook.php', (file: string, port: number) => [php, '-S', `127.0.0.1:${port}`, file]],
] as const;

onEachDatabase(
  "the examples of the page for partners' developers",
  (open) => {
    let world: RunningApp;
    let work: string;
    let admin: Record<string, string>;
    let shopId: string;
    const running: ChildProcess[] = [];

    beforeAll(async () => {
      world = await runSeededApp(open);
      work = mkdtempSync(join(tmpdir(), 'partner-'));
      admin = await world.signIn('admin@test.example');
      const shops = await world.app.request('/api/superadmin/shops?name=Sklep', { headers: admin });
      shopId = ((await shops.json()) as { shops: { id: string }[] }).shops[0]?.id ?? '';
    });
    afterAll(async () => {
      for (const child of running) child.kill();
      await world.stop();
      rmSync(work, { recursive: true, force: true });
    });

    /** Runs an example in a shell, as it is, and answers what it prints as JSON. */
    async function run(name: string, more: Record<string, string> = {}): Promise<Record<string, unknown>> {
      const env = { ...process.env, API: world.url, API_KEY: shopKey, ...more };
      const child = spawn('sh', ['-c', example(name)], { env });
      let printed = '';
      child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
      await once(child, 'close');
      return json(printed);
    }

    const setWebhook = async (url: string): Promise<string> => {
      const answer = await world.app.request(`/api/superadmin/shops/${shopId}/webhook`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...admin },
        body: JSON.stringify({ url }),
      });
      return ((await answer.json()) as { secret: string }).secret;
    };

    test('create an order and read it, alone and in the list', async () => {
      const made = await run('create-order.sh');
      expect(made).toMatchObject({ status: 'sumup' });
      expect(Object.keys(json(example('created.json')))).toEqual(Object.keys(made));
      const read = await run('read-order.sh');
      expect(read).toMatchObject({
        ...{ external_order_id: '1001', shop_status: 'calculation', price: '10000.00' },
        redirect_url: made['redirect_url'],
      });
      expect(Object.keys(json(example('order.json')))).toEqual(Object.keys(read));
      expect(await run('list-orders.sh')).toEqual({ orders: [read], next: null });
    });

    test('show what a refusal says', async () => {
      const answer = await world.app.request('/api/ecommerce/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${shopKey}` },
        body: JSON.stringify({ external_order_id: '1002', order_items_attributes: [], payments_count: 24 }),
      });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual(json(example('refused.json')));
    });

    test('show an event as the file for programs describes it', async () => {
      const file = await (await world.app.request('/api/partners/openapi.json')).json();
      type Schema = { readonly properties: Record<string, Schema>; readonly required: string[] };
      const { paths, webhooks } = file as {
        paths: Record<string, object>;
        webhooks: {
          orderShopStatusChanged: { post: { requestBody: { content: Record<string, { schema: Schema }> } } };
        };
      };
      const sent = webhooks.orderShopStatusChanged.post.requestBody.content['application/json']?.schema;
      const shown = json(example('webhook.json'));
      expect(Object.keys(shown)).toEqual(sent?.required);
      expect(Object.keys(shown['data'] as object)).toEqual(sent?.properties['data']?.required);
      expect(Object.keys(paths).filter((path) => !path.startsWith('/api/widget/'))).toEqual([
        '/api/ecommerce/orders',
        '/api/ecommerce/orders/{external_order_id}',
      ]);
    });

    test('have the calculator’s tag that the how-to embeds', () => {
      const page = readFileSync(join(import.meta.dirname, '../docs/how-to/embed-the-calculator.md'), 'utf8');
      const trimmed = (text: string) => text.replaceAll(/^\s+/gmu, '');
      expect(trimmed(page)).toContain(trimmed(example('calculator.html')).trimEnd());
    });

    test('lead a test key to the sandbox and read there what its order was sent', async () => {
      const pair = await runWithSandbox(open);
      onTestFinished(pair.stop);
      const TEST_KEY = await pair.makeKey('test', 'przykład');
      const refused = await run('test-key.sh', { API: pair.real.url, TEST_KEY });
      const shown = example('test-key-answer.json').replaceAll(
        'https://piaskownica.example',
        pair.sandbox.url,
      );
      expect(refused).toEqual(json(shown));
      const made = await run('create-order.sh', { API: pair.sandbox.url, API_KEY: TEST_KEY });
      const ORDER = String(made['redirect_url']).split('/orders/')[1] ?? '';
      await pair.sandbox.walkToForm(ORDER, 'qes');
      await vi.waitFor(
        async () => {
          const read = await run('read-messages.sh', { SANDBOX: pair.sandbox.url, TEST_KEY, ORDER });
          expect(read['messages']).toMatchObject([
            { kind: 'mail', subject: expect.stringContaining('Link do Twojego wniosku') },
          ]);
        },
        { timeout: 20_000 },
      );
    });

    describe('receive a genuine webhook once and no other', () => {
      for (const [name, file, command] of receivers)
        test.skipIf(name === 'PHP' && !hasPhp)(`in ${name}`, async () => {
          const port = await freePort();
          const url = `http://127.0.0.1:${port}/`;
          const secret = await setWebhook(url);
          const copy = join(work, file);
          copyFileSync(join(folder, `${file}.txt`), copy);
          copyFileSync(join(folder, 'shop/is-genuine.mjs'), join(work, 'is-genuine.mjs'));
          const [program = '', ...words] = command(copy, port);
          const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret };
          const child = spawn(program, words, { env });
          running.push(child);
          let printed = '';
          for (const stream of [child.stdout, child.stderr])
            stream.on('data', (part: Buffer) => (printed += part.toString()));
          const post = (headers: Record<string, string>, body = example('webhook.json')) =>
            fetch(url, { method: 'POST', headers, body }).then(
              ({ status }) => status,
              () => 0,
            );
          await vi.waitFor(async () => expect(await post({})).toBe(401), { timeout: 10_000 });
          const hanging = connect(port, '127.0.0.1', () =>
            hanging.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{', () =>
              hanging.destroy(),
            ),
          );
          await once(hanging, 'close');
          expect(await post({}, ' '.repeat(64 * 1024 + 1))).toBe(413);
          const second = String(Math.floor(Date.now() / 1000));
          const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
          const digest = createHmac('sha256', key).update(`broken ${name}.${second}.{`).digest('base64');
          const broken = { 'webhook-id': `broken ${name}`, 'webhook-timestamp': second };
          // What came to nothing is no known event: it is looked at again.
          for (let time = 1; time <= 2; time += 1)
            expect(await post({ ...broken, 'webhook-signature': `v1,${digest}` }, '{')).toBe(400);
          const number = `example ${name}`;
          const slug = await world.createOrder({ external_order_id: number });
          await world.call('cancelOrder', { slug }, {});
          const delivered = () =>
            printed.split('\n').filter((line) => line.includes(`${number}: cancelation`));
          await vi.waitFor(() => expect(delivered()).toHaveLength(1), { timeout: 10_000 });
          const webhooks = `/api/superadmin/shops/${shopId}/webhook`;
          const events = async () =>
            (await (await world.app.request(webhooks, { headers: admin })).json()) as {
              events: { id: string; state: string; attempts: number }[];
            };
          const state = async () => {
            const [event] = (await events()).events;
            return [event?.state, event?.attempts];
          };
          await vi.waitFor(async () => expect(await state()).toEqual(['delivered', 1]), { timeout: 10_000 });
          const id = (await events()).events[0]?.id ?? '';
          await world.app.request(`${webhooks}/events/${id}/resend`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...admin },
            body: '{}',
          });
          await vi.waitFor(async () => expect(await state()).toEqual(['delivered', 2]), { timeout: 10_000 });
          expect(delivered()).toHaveLength(1);
          const forged = { 'webhook-id': id, 'webhook-signature': 'v1,AAAA' };
          const now = String(Math.floor(Date.now() / 1000));
          expect(await post({ ...forged, 'webhook-timestamp': now })).toBe(401);
        });
    });
  },
  ['SQLite'],
);
