import { createHmac } from 'node:crypto';
import { listOrderEvents, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { calls, type Call } from '@app/machines/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { readEnv } from '../kernel/env.ts';
import { advanceOrder } from '../modules/order-life/advance-order.ts';
import { hashTables, runApp, runSeededApp, type RunningApp } from '../testing/index.ts';
import { simulatedSettings } from '../providers/settings.ts';

const { decisionEngine } = simulatedSettings({ url: '', publicUrl: '', smtpUrl: '', secret: 'test secret' });

const closed = {
  error: 'Serwis jest chwilowo niedostępny: trwają prace techniczne.',
  code: 'maintenance',
};

onEachDatabase('in maintenance', (open) => {
  let db: Database;
  let world: RunningApp;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
    const settings = { ...world.ports.settings, maintenance: true };
    app = createApp({ ...world.ports, settings });
  });
  afterAll(() => world.stop());

  test('every call is answered 503 with the time to ask again, and changes nothing', async () => {
    const slug = await world.createOrder();
    await world.reached(slug, 'sumup');
    const before = await hashTables(db);
    const answers = await Promise.all(
      (Object.values(calls) as readonly Call[]).map(async ({ method, path }) => {
        const answer = await app.request(path.replace(':slug', slug), { method });
        return [answer.status, answer.headers.get('retry-after'), await answer.json()];
      }),
    );
    expect(answers).toEqual(answers.map(() => [503, '30', closed]));
    expect(await hashTables(db)).toEqual(before);
  });

  test('the process lives, is ready and shows its figures, so that pages go on being served', async () => {
    const paths = ['/healthz', '/readyz', '/metrics'];
    const statuses = await Promise.all(paths.map(async (path) => (await app.request(path)).status));
    expect(statuses).toEqual([200, 200, 200]);
  });

  test('a provider keeps what it says and says it again afterwards: nothing is lost', async () => {
    const slug = await world.createOrder({ external_order_id: 'A-2' });
    await world.fillIn(slug, 'qes');
    await advanceOrder(world.ports, {
      slug,
      actor: 'system',
      event: { type: 'IDENTITY_CONFIRMED', newest: true },
    });
    await world.reached(slug, 'ready_for_siemens');
    const id = (await loadOrder(db, slug))?.id ?? '';
    const asked = (await listOrderEvents(db, id)).findLast(
      ({ toStatus }) => toStatus === 'ready_for_siemens',
    );
    const body = JSON.stringify({ id: 'd-1', reference: `${id}.${asked?.seq}`, outcome: 'rejected' });
    const signature = createHmac('sha256', decisionEngine.keys[0]).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` };
    const said = async (to: Hono) =>
      (await to.request('/api/decision_engine/notifications', { method: 'POST', headers, body })).status;
    expect(await said(app)).toBe(503);
    expect((await world.read(slug)).status).toBe('ready_for_siemens');
    expect(await said(world.app)).toBe(200);
    await world.reached(slug, 'leasing_decision_rejected');
  });

  test('the deployment says whether it is closed, with no other words than on and off', () => {
    const env = { DATA_DIR: world.folder };
    expect(readEnv(env).maintenance).toBe(false);
    expect(readEnv({ ...env, MAINTENANCE: 'on' }).maintenance).toBe(true);
    expect(() => readEnv({ ...env, MAINTENANCE: 'yes' })).toThrow(
      'MAINTENANCE is on or off (or 1 and 0, true and false)',
    );
  });
});

onEachDatabase('before maintenance', (open) => {
  let world: RunningApp;
  beforeAll(async () => {
    world = await runApp(await open());
  });
  afterAll(() => world.stop());

  test('every page may ask for the message that the deployment gives, and for nothing where it gives none', async () => {
    const told = async (env: Record<string, string>) => {
      const { nextMaintenanceMessage } = readEnv({ DATA_DIR: world.folder, ...env });
      const app = createApp({
        ...world.ports,
        settings: { ...world.ports.settings, nextMaintenanceMessage },
      });
      return (await app.request('/api/next_maintenance_message')).json();
    };
    expect(await told({})).toEqual({ next_maintenance_message: null });
    expect(await told({ NEXT_MAINTENANCE_MESSAGE: ' ' })).toEqual({ next_maintenance_message: null });
    const message = 'W sobotę od 22:00 do 23:00 serwis będzie niedostępny.';
    expect(await told({ NEXT_MAINTENANCE_MESSAGE: message })).toEqual({ next_maintenance_message: message });
    await expect(told({ NEXT_MAINTENANCE_MESSAGE: 'a'.repeat(301) })).rejects.toThrow(
      'NEXT_MAINTENANCE_MESSAGE has at most 300 characters',
    );
  });
});
