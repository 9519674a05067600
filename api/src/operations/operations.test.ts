import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Database } from '@app/db';
import { insertEffects } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import type { EffectName } from '@app/machines/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { runSeededApp, type RunningApp } from '../testing/index.ts';
import { unwatched } from '../testing/unwatched.ts';
import { reportToService, serviceOf } from '../kernel/error-reporter.ts';
import { newMetrics } from './metrics.ts';

onEachDatabase('what whoever runs it sees', (open) => {
  let db: Database;
  let world: RunningApp;
  let slug: string;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    slug = await world.createOrder();
  });
  afterAll(() => world.stop());

  test('is that the process lives and is ready', async () => {
    expect(await (await world.app.request('/healthz')).json()).toEqual({ ok: true });
    expect(await (await world.app.request('/readyz')).json()).toEqual({ ready: true });
  });

  test('is never kept, while an order is kept and asked about again', async () => {
    const kept = async (path: string) => (await world.app.request(path)).headers.get('cache-control');
    expect(await Promise.all(['/healthz', '/readyz', '/metrics', `/api/orders/${slug}`].map(kept))).toEqual([
      'no-store',
      'no-store',
      'no-store',
      'private, no-cache',
    ]);
  });

  test('is that it is not ready while nobody performs effects, whatever waits for a provider, and once it is about to stop', async () => {
    const hour = 60 * 60_000;
    const later = { ...world.ports, now: () => Date.now() + hour };
    const { id } = await db.kysely.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const put = (effect: EffectName) =>
      db.transaction((tx) =>
        insertEffects(tx, id, [{ effect, key: effect, data: {}, dueAt: Date.now() + hour / 2 }], Date.now()),
      );
    await put('sendOffer');
    expect((await createApp(later).request('/readyz')).status).toBe(200);
    await put('prepareAgreement');
    const answers = await Promise.all(
      [later, { ...world.ports, isStopping: () => true }].map(async (ports) => {
        const answer = await createApp(ports).request('/readyz');
        return [answer.status, answer.headers.get('retry-after'), await answer.json()];
      }),
    );
    expect(answers).toEqual([
      [503, '10', { ready: false, because: ['outbox'] }],
      [503, '10', { ready: false, because: ['stopping'] }],
    ]);
  });

  test('are figures by route, event and table', async () => {
    const metrics = newMetrics(() => db, Date.now);
    const app = createApp({ ...world.ports, metrics });
    await app.request(`/api/orders/${slug}`);
    await app.request('/api/orders/nobody-has-this-link');
    metrics.transitioned('CONFIRM_SUMMARY');
    metrics.committed(3);
    const text = await (await app.request('/metrics')).text();
    const lines = text.split('\n');
    expect(lines).toContain(
      'http_request_duration_seconds_count{route="/api/orders/:slug",method="GET",status="200"} 1',
    );
    expect(lines).toContain(
      'http_request_duration_seconds_count{route="/api/orders/:slug",method="GET",status="404"} 1',
    );
    expect(lines).toContain('order_transitions_total{event="CONFIRM_SUMMARY"} 1');
    expect(lines).toContain('group_commit_transactions_sum 3');
    expect(lines).toContain('database_up 1');
    expect(lines).toContain('outbox_effects_open{provider="mail"} 1');
    expect(lines).toContain('outbox_effects_open{provider="none"} 1');
    expect(lines).toContain('outbox_oldest_due_seconds{provider="signing+mail"} 0');
    expect(lines).toContain('inbox_not_applied 0');
    expect(text).not.toContain(slug);
  });

  test('are no figures for strangers in production', async () => {
    const settings = { ...world.ports.settings, mode: 'production', metricsToken: 'secret-token' } as const;
    const app = createApp({ ...world.ports, settings });
    const asking = async (authorization: string) =>
      (await app.request('/metrics', { headers: { authorization } })).status;
    expect([await asking(''), await asking('Bearer wrong'), await asking('Bearer secret-token')]).toEqual([
      404, 404, 200,
    ]);
  });

  test('are lines with a request id, without the link that opens an order', async () => {
    const lines: string[] = [];
    const app = createApp({ ...world.ports, ...unwatched(lines, 'info') });
    const id = '0123456789abcdef0123456789abcdef';
    const told = await app.request(`/api/orders/${slug}`, { headers: { 'x-request-id': id } });
    const person = await app.request(`/api/orders/${slug}`, { headers: { 'x-request-id': '44051401359' } });
    const issued = person.headers.get('x-request-id');
    expect(told.headers.get('x-request-id')).toBe(id);
    expect(issued).toMatch(/^[\da-f-]{36}$/u);
    const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(read).toEqual(
      [id, issued].map((request_id) => ({
        level: 'info',
        time: expect.any(String),
        pid: process.pid,
        request_id,
        method: 'GET',
        route: '/api/orders/:slug',
        link: `${slug.slice(0, 4)}…`,
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      })),
    );
    expect(lines.join('')).not.toContain(slug);
  });
});

describe('an unexpected error', () => {
  test('is sent to the error service with its place and without what it quotes', async () => {
    const bodies: string[] = [];
    let arrived: () => void;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    const server = createServer((request, response) => {
      request.on('data', (part: Buffer) => bodies.push(part.toString()));
      request.on('end', () => {
        response.end('{}');
        arrived();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const lines: string[] = [];
    const { log } = unwatched(lines);
    const dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
    try {
      JSON.parse('{"pesel": 44051401359');
    } catch (error) {
      reportToService(dsn, log)(error, { doing: 'test' });
    }
    await arrival;
    server.close();
    const [, type, event] = bodies
      .join('')
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(type).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      transaction: 'test',
      exception: { values: [{ type: 'SyntaxError', value: '' }] },
    });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', error: 'SyntaxError', doing: 'test' });
    expect([...bodies, ...lines].join('')).not.toContain('44051401359');
  });

  test('goes where the DSN says', () => {
    expect(serviceOf('https://abc@errors.example/folder/42')).toEqual({
      url: 'https://errors.example/folder/api/42/envelope/',
      key: 'abc',
    });
    expect(() => serviceOf('errors.example')).toThrow('SENTRY_DSN is https://key@host/project');
  });
});
