import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

const noon = Date.UTC(2026, 10, 20, 11);
const hour = 3_600_000;
const wire = (at: number) => new Date(at).toISOString();

onEachDatabase('system settings', (open) => {
  const clock = { now: noon };
  let world: RunningApp;
  let cookie: Record<string, string>;
  beforeAll(async () => {
    const db = await open();
    await seedShop(db);
    world = await runApp(db);
    const email = 'maria@test.example';
    await insertAccount(db, { email, roles: ['superadmin'], fullName: 'Maria Zielińska' });
    cookie = await world.signIn(email);
    Object.assign(world.ports, { now: () => clock.now });
  });
  afterAll(() => world.stop());

  async function ask<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
    const answer = await world.app.request(path, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  const messages = '/api/superadmin/maintenance_messages';
  const plan = (text: string, from: number, to: number) =>
    ask<ReplyOf<'planMaintenance'>>('PUT', messages, { text, shows_from: wire(from), ends_at: wire(to) });
  const shown = async () =>
    (await ask<ReplyOf<'getNextMaintenanceMessage'>>('GET', '/api/next_maintenance_message')).body
      .next_maintenance_message;

  test('a planned message is shown in its time alone, and is listed when it has passed', async () => {
    const planned = await plan(' W sobotę przerwa. ', noon + hour, noon + 2 * hour);
    const { id } = planned.body;
    const message = {
      ...{ id, text: 'W sobotę przerwa.', author: 'Maria Zielińska' },
      ...{ shows_from: wire(noon + hour), ends_at: wire(noon + 2 * hour) },
    };
    expect(planned).toEqual({ status: 200, body: message });
    const seen = [];
    for (const now of [noon, noon + hour, noon + 2 * hour - 1, noon + 2 * hour]) {
      clock.now = now;
      seen.push(await shown());
    }
    expect(seen).toEqual([null, 'W sobotę przerwa.', 'W sobotę przerwa.', null]);
    expect((await ask('GET', messages)).body).toEqual({ messages: [message] });
    expect(await ask('DELETE', `${messages}/${id}`, {})).toMatchObject({
      status: 409,
      body: { error: 'Ten komunikat już minął.' },
    });
    clock.now = noon;
  });

  test('two messages never stand at once, and a message ends after its beginning and after now', async () => {
    const day = 24 * hour;
    await plan('Pierwszy', noon + day, noon + day + 2 * hour);
    const refused = async (from: number, to: number) => {
      const { status, body } = await plan('Drugi', from, to);
      return [status, (body as unknown as { errors: unknown }).errors];
    };
    expect(await refused(noon + day + hour, noon + 2 * day)).toEqual([
      422,
      [{ shows_from: 'W tym czasie widać już inny komunikat' }],
    ]);
    expect(await refused(noon + day, noon + day)).toEqual([
      422,
      [{ ends_at: 'Koniec musi być po początku' }],
    ]);
    expect(await refused(noon - hour, noon)).toEqual([422, [{ ends_at: 'Koniec nie może być miniony' }]]);
    expect((await plan('Zaraz po nim', noon + day + 2 * hour, noon + 2 * day)).status).toBe(200);
  });

  test('a message that is shown can be ended, one that is yet to come dropped', async () => {
    const week = 7 * 24 * hour;
    const running = (await plan('Teraz', noon - hour, noon + hour)).body.id;
    const coming = (await plan('Potem', noon + week, noon + week + hour)).body.id;
    expect(await shown()).toBe('Teraz');
    for (const id of [running, coming])
      expect(await ask('DELETE', `${messages}/${id}`, {})).toEqual({ status: 200, body: { success: true } });
    expect(await shown()).toBeNull();
    const { body } = await ask<ReplyOf<'listMaintenanceMessages'>>('GET', messages);
    expect(body.messages.filter(({ id }) => [running, coming].includes(id))).toMatchObject([
      { id: running, ends_at: wire(noon) },
    ]);
    expect((await ask('DELETE', `${messages}/${coming}`, {})).status).toBe(404);
  });

  test('a feature that is switched off is off for every page', async () => {
    const bik = async () => (await ask<ReplyOf<'getFeatures'>>('GET', '/api/features')).body.features.bik;
    const set = (name: string, enabled: boolean) =>
      ask('PUT', `/api/superadmin/features/${name}`, { enabled });
    expect([await bik(), (await set('bik', false)).body, await bik()]).toEqual([
      true,
      { features: [{ name: 'bik', enabled: false }] },
      false,
    ]);
    expect([(await set('bik', true)).status, await bik(), (await set('other', true)).status]).toEqual([
      200,
      true,
      404,
    ]);
  });

  const list = '/api/superadmin/possible_reasons';
  type Reasons = ReplyOf<'listReasons'>;
  const offered = async () =>
    (
      await ask<ReplyOf<'listPossibleReasons'>>('GET', '/api/superadmin/orders/possible_reasons')
    ).body.reasons.map(({ label }) => label);

  test('reasons are added, put in order and retired, and those offered follow (ADMIN-059)', async () => {
    const { version, reasons } = (await ask<Reasons>('GET', list)).body;
    const [first, ...others] = reasons;
    expect(first).toEqual({ code: 'client_asked', label: 'Na prośbę klienta', retired: false });
    const added = { code: null, label: ' Zmiana w sklepie ', retired: false };
    const next = [added, ...others, { ...first, retired: true }];
    const saved = await ask<Reasons>('PUT', list, { version, reasons: next });
    expect(saved.body.reasons).toEqual([
      { ...added, code: expect.any(String) as string, label: 'Zmiana w sklepie' },
      ...others,
      { ...first, retired: true },
    ]);
    expect(await offered()).toEqual(['Zmiana w sklepie', ...others.map(({ label }) => label)]);
  });

  test('a list that somebody changed meanwhile, or that leaves a reason out, is not saved', async () => {
    const { version, reasons } = (await ask<Reasons>('GET', list)).body;
    const refused = [
      { version: 'older', reasons },
      { version, reasons: reasons.slice(1) },
      { version, reasons: [...reasons.slice(1), { code: 'never_there', label: 'Obcy', retired: false }] },
    ];
    for (const body of refused)
      expect(await ask('PUT', list, body)).toMatchObject({ status: 409, body: { code: 'version' } });
    expect((await ask<Reasons>('GET', list)).body).toEqual({ version, reasons });
  });

  test('no reason stands on the list twice', async () => {
    const { version, reasons } = (await ask<Reasons>('GET', list)).body;
    const twice = { code: null, label: 'NA PROŚBĘ SKLEPU', retired: false };
    expect(await ask('PUT', list, { version, reasons: [...reasons, twice] })).toMatchObject({
      status: 422,
      body: { errors: [{ [`reasons.${reasons.length}.label`]: 'Ten powód już jest na liście' }] },
    });
  });
});
