import { onEachDatabase } from '@app/db/testing';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { runSeededApp, type RunningApp } from '../testing/index.ts';
import { wholeSite } from './whole-site.ts';
import { accountHolderPath, consoleFeedPath, consoleKey } from '../providers/settings.ts';

const secret = 'test secret';

onEachDatabase('headers that keep strangers out', (open) => {
  let world: RunningApp;
  let slug: string;
  let plain: Hono;
  let secured: Hono;
  beforeAll(async () => {
    world = await runSeededApp(open);
    slug = await world.createOrder();
    const ports = { ...world.ports, settings: { ...world.ports.settings, simulatorSecret: secret } };
    const https = { ...ports, publicUrl: () => 'https://wnioski.example' };
    plain = wholeSite(ports, createApp(ports), world.simulatorsUrl);
    secured = wholeSite(https, createApp(https), world.simulatorsUrl);
  });
  afterAll(() => world.stop());

  const answers = (): Record<string, [string, RequestInit?]> => ({
    'a call': ['/api/features'],
    'an order': [`/api/orders/${slug}`],
    'an order that is not there': [`/api/orders/${'x'.repeat(21)}`],
    'a stream': [`/api/orders/${slug}/changes`],
    'a document': [`/api/orders/${slug}/documents/owul`],
    'a call without a session': ['/api/current_user'],
    'a broken body': [
      '/api/auth',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    ],
    'a form': ['/api/auth', { method: 'POST', body: 'a=1', headers: { 'content-type': 'text/plain' } }],
    'an unknown path of the API': ['/api/nothing'],
    OpenAPI: ['/api/openapi.json'],
    'the page of the API': ['/api/docs'],
    'a page': ['/'],
    "an order's page": [`/orders/${slug}`],
    'an asset that is not there': ['/assets/none.js'],
    'a file that is not there': ['/robots.txt'],
    'a document for everybody': ['/pdf/bik_consent.pdf'],
    'an address that cannot be read': ['/orders/%ff'],
    "a stranger's host": ['/', { headers: { host: 'evil.example' } }],
    'what nothing takes': ['/orders', { method: 'POST' }],
    'the console': ['/simulators'],
    'a section of the console': ['/simulators/dotpay'],
    "a partner's page": ['/partner-demo?page=hostile'],
    "a script of a partner's page": ['/partner-demo/page.js'],
    "a simulator's page that is not there": ['/sim/dotpay/none'],
    'a bank sign': ['/sim/icons/101.svg'],
    "the console's feed": [consoleFeedPath, { headers: { authorization: `Bearer ${consoleKey(secret)}` } }],
    "the console's feed for a stranger": [consoleFeedPath],
    'whose account it is, for a stranger': [accountHolderPath],
    health: ['/healthz'],
    readiness: ['/readyz'],
    figures: ['/metrics'],
  });

  async function headersOf(site: Hono, [path, init]: [string, RequestInit?]): Promise<Headers> {
    const gone = new AbortController();
    const { headers } = await site.request(path, { ...init, signal: gone.signal });
    gone.abort();
    return headers;
  }

  test('stand on every kind of answer (S6)', async () => {
    const missing: string[] = [];
    for (const [what, asked] of Object.entries(answers())) {
      const headers = await headersOf(plain, asked);
      const policy = headers.get('content-security-policy') ?? '';
      const found = {
        'no guessing of types': headers.get('x-content-type-options') === 'nosniff',
        // The console's forms are told from foreign ones by where they come from; a client's link never stands there.
        'no referrer': /^(?:no-referrer|same-origin)$/u.test(headers.get('referrer-policy') ?? ''),
        'no search engine': headers.get('x-robots-tag') === 'noindex',
        'no frames': headers.get('x-frame-options') === 'DENY',
        'a policy': /default-src '(?:none|self)'/u.test(policy),
        'no inline scripts': !/script-src[^;]*unsafe/u.test(policy),
        'no HSTS over http': !headers.has('strict-transport-security'),
        'HSTS over https': (await headersOf(secured, asked)).has('strict-transport-security'),
      };
      for (const [name, holds] of Object.entries(found)) if (!holds) missing.push(`${what}: ${name}`);
    }
    expect(missing).toEqual([]);
  });

  test('of a script or font say its type and who may take it, and nothing that only a document heeds', async () => {
    const site = createApp(world.ports);
    site.get('/assets/main-1a2b.js', (c) => c.body('1', 200, { 'content-type': 'text/javascript' }));
    const { headers } = await site.request('/assets/main-1a2b.js');
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'text/javascript',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'x-request-id': expect.any(String) as string,
    });
  });

  test('keep what is personal out of shared caches and search engines; an order is asked for anew each time', async () => {
    const kept = { [`/api/orders/${slug}`]: 'private, no-cache' };
    for (const path of [`/api/orders/${slug}`, `/api/orders/${'x'.repeat(21)}`, '/api/current_user']) {
      const headers = await headersOf(plain, [path]);
      const found = [headers.get('cache-control'), headers.get('x-robots-tag')];
      expect(found).toEqual([kept[path] ?? 'no-store', 'noindex']);
    }
  });
});
