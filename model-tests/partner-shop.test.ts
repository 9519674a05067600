// @module-tag slow
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runSeededApp, shopKey, type RunningApp } from '@app/api/testing';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const script = join(import.meta.dirname, '../docs/partner-examples/shop/shop.mjs');

onEachDatabase(
  "the shop of the page for partners' developers",
  (open) => {
    let world: RunningApp;
    let shop: ChildProcess;
    let port: number;
    let url: string;

    beforeAll(async () => {
      world = await runSeededApp(open);
      port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const more = { API: world.url, CLIENT_ID: 'test', API_KEY: shopKey, PORT: String(port) };
      const child = spawn(process.execPath, [script], {
        env: { ...process.env, ...more },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      shop = child;
      await once(createInterface(child.stdout), 'line');
    });
    afterAll(async () => {
      shop.kill();
      await world.stop();
    });

    const get = (path: string, cookie = '') => fetch(`${url}${path}`, { headers: { cookie } });
    const post = (path: string, body: string, cookie = '') =>
      fetch(`${url}${path}`, {
        ...{ method: 'POST', body, redirect: 'manual' },
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      });
    const goods = async () =>
      /href="\/towar\/(?<id>[^"]+)"/u.exec(await (await get('/')).text())?.groups?.['id'];

    test('shows the link to an application to nobody but its buyer, who has a basket once he takes goods', async () => {
      expect((await get('/koszyk')).headers.get('set-cookie')).toBeNull();
      const taken = await post('/koszyk', `id=${await goods()}`);
      const cookie = taken.headers.get('set-cookie')?.split(';')[0] ?? '';
      const page = await (await get('/koszyk', cookie)).text();
      const basket = /name="basket" value="(?<id>[^"]+)"/u.exec(page)?.groups?.['id'] ?? '';
      const form = `basket=${basket}&financing_type=lease&payments_count=24&own_payment_in_percent=10`;
      const bought = await post('/kup', form, cookie);
      const link = bought.headers.get('location') ?? '';
      expect(link).toContain(`${world.url}/orders/`);
      expect((await post('/kup', form)).headers.get('location')).toBe('/koszyk');
      const listed = await world.app.request('/api/ecommerce/orders', {
        headers: { authorization: `Bearer ${shopKey}` },
      });
      const { orders } = (await listed.json()) as { orders: { external_order_id: string }[] };
      const order = `/zamowienie/${orders[0]?.external_order_id}`;
      const shown = await Promise.all(
        [get(order, cookie), get(order)].map(async (one) => (await one).text()),
      );
      expect(shown.map((text) => text.includes(link))).toEqual([true, false]);
      expect(shown.map((text) => text.includes('Przejdź do wniosku'))).toEqual([true, false]);
    });

    test('goes on after a request that hangs up or is too large', async () => {
      const hanging = connect(port, '127.0.0.1', () =>
        hanging.write('POST /koszyk HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nid', () =>
          hanging.destroy(),
        ),
      );
      await once(hanging, 'close');
      expect((await post('/koszyk', 'x'.repeat(64 * 1024 + 1))).status).toBe(413);
      expect((await get('/')).status).toBe(200);
    });
  },
  ['SQLite'],
);
