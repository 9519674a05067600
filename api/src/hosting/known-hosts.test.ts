import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { onEachDatabase } from '@app/db/testing';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { Ports } from '../kernel/ports.ts';
import { hashTables, runSeededApp, type RunningApp } from '../testing/index.ts';
import { wholeSite } from './whole-site.ts';

onEachDatabase('a request names the host that it asks (F041)', (open) => {
  let db: Awaited<ReturnType<typeof open>>;
  let world: RunningApp;
  let slug: string;
  let demo: Hono;
  let production: Hono;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    slug = await world.createOrder();
    const site = (change: Partial<Ports['settings']>, url: string, simulators: string | null): Hono => {
      const settings = { ...world.ports.settings, ...change };
      const ports: Ports = { ...world.ports, settings, publicUrl: () => url };
      return wholeSite(ports, createApp(ports), simulators);
    };
    demo = site({}, world.url, world.simulatorsUrl);
    production = site({ mode: 'production', allowedHosts: ['orders'] }, 'https://wnioski.example', null);
  });
  afterAll(() => world.stop());

  const statusOf = async (
    site: Hono,
    host: string,
    path: string,
    init: RequestInit = {},
  ): Promise<number> => {
    const headers = { host, ...(init.headers as Record<string, string>) };
    return (await site.request(path, { ...init, headers, redirect: 'manual' })).status;
  };
  const port = (): string => new URL(world.url).port;

  test('one of ours is answered: the public one, further ones of the setting, the computer’s own in the demo', async () => {
    const own = ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'].flatMap((name) => [
      name,
      `${name}:${port()}`,
    ]);
    const asked = [
      ...own.map((host) => [demo, host] as const),
      ...['wnioski.example', 'Wnioski.Example', 'wnioski.example:8443', 'orders', 'orders:3000'].map(
        (host) => [production, host] as const,
      ),
    ];
    for (const [site, host] of asked)
      expect([host, await statusOf(site, host, '/api/features')]).toEqual([host, 200]);
  });

  test('a stranger’s is 421 for calls, pages and the console, and changes nothing', async () => {
    const before = await hashTables(db);
    const body = { method: 'POST', body: '{}' };
    const strange = [
      'evil.example',
      'evil.example:3000',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '192.168.1.5',
      'localhost.',
    ];
    for (const host of [...strange, 'wnioski.example.evil.example', 'wnioski.example@evil.example']) {
      const json = { 'content-type': 'application/json', origin: `http://${host}` };
      const answers = [
        await statusOf(demo, host, '/api/features'),
        await statusOf(demo, host, `/api/orders/${slug}/visits`, { ...body, headers: json }),
        await statusOf(demo, host, `/orders/${slug}`),
        await statusOf(demo, host, '/simulators'),
        await statusOf(demo, host, '/simulators/behaviours/sms', {
          method: 'POST',
          headers: { origin: `http://${host}` },
        }),
        await statusOf(production, host, '/api/features'),
      ];
      expect([host, ...answers]).toEqual([host, 421, 421, 421, 421, 421, 421]);
    }
    expect(await statusOf(production, `localhost:${port()}`, '/api/features')).toBe(421);
    expect(await hashTables(db)).toEqual(before);
  });

  test('balancers and monitors ask each process by its own address', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect([path, await statusOf(production, '10.0.0.7:3000', path)]).toEqual([path, 200]);
  });

  test('the simulators themselves answer strangers’ names with 421, whatever origin they claim', async () => {
    const { port: own } = new URL(world.simulatorsUrl);
    // The one client that sends whatever host it is told to.
    const ask = async (host: string): Promise<number | undefined> => {
      const asked = request({ port: own, host: '127.0.0.1', path: '/simulators', headers: { host } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect([await ask(`evil.example:${own}`), await ask(`127.0.0.1:${own}`), await ask('localhost')]).toEqual(
      [421, 200, 200],
    );
  });

  test('a page under another scheme or port of the same name is foreign', async () => {
    const visit = async (site: Hono, host: string, origin: string): Promise<number> =>
      statusOf(site, host, `/api/orders/${slug}/visits`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', origin },
      });
    const foreign = [
      [production, 'wnioski.example', 'http://wnioski.example'],
      [production, 'wnioski.example', 'https://wnioski.example:8443'],
      [production, 'wnioski.example', 'https://orders'],
      [production, 'orders', 'http://orders'],
      [demo, `localhost:${port()}`, `https://localhost:${port()}`],
      [demo, `localhost:${port()}`, 'http://localhost:1'],
    ] as const;
    for (const [site, host, origin] of foreign)
      expect([host, origin, await visit(site, host, origin)]).toEqual([host, origin, 403]);
    const own = [
      [production, 'wnioski.example', 'https://wnioski.example'],
      [production, 'orders', 'https://wnioski.example'],
      [production, 'orders', 'https://orders'],
      [demo, `localhost:${port()}`, `http://localhost:${port()}`],
      [demo, 'localhost:5173', 'http://localhost:5173'],
      [demo, `127.0.0.1:${port()}`, world.url],
    ] as const;
    for (const [site, host, origin] of own)
      expect([host, origin, await visit(site, host, origin)]).toEqual([host, origin, 200]);
  });

  test('the console’s forms are pressed from its own pages under any of the demo’s names', async () => {
    const press = (host: string, origin: string): Promise<number> =>
      statusOf(demo, host, '/simulators/items/0/succeed', {
        method: 'POST',
        body: 'back=dotpay',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      });
    for (const host of [`127.0.0.1:${port()}`, `localhost:${port()}`]) {
      expect([host, await press(host, 'http://evil.example')]).toEqual([host, 403]);
      expect([host, await press(host, `http://${host}`)]).toEqual([host, 303]);
    }
  });
});
