import { assignOrders, insertNotification, loadUserByEmail, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAccount } from '../../testing/insert-account.ts';
import { runApp, seedShop, type RunningApp } from '../../testing/index.ts';

type Who = 'maria' | 'ewa' | 'tomasz';
const roles = { maria: 'superadmin', ewa: 'superadmin', tomasz: 'admin' } as const;

onEachDatabase('the bell', (open) => {
  let db: Database;
  let world: RunningApp;
  const cookies = new Map<Who, Record<string, string>>();
  const order = { id: '', slug: '', siemens_id: '' };
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = await runApp(db);
    for (const who of ['maria', 'ewa', 'tomasz'] as const) {
      await insertAccount(db, { email: `${who}@test.example`, roles: [roles[who]] });
      cookies.set(who, await world.signIn(`${who}@test.example`));
    }
  });
  beforeEach(async () => {
    const slug = await world.createOrder();
    const { id, siemens_id } = await world.read(slug);
    Object.assign(order, { id, slug, siemens_id });
  });
  afterAll(() => world.stop());

  const idOf = async (who: Who) => (await loadUserByEmail(db, `${who}@test.example`))?.id ?? '';
  async function ask<T>(
    who: Who,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: T }> {
    const answer = await world.app.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...cookies.get(who),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  const bellOf = async (who: Who) =>
    (await ask<ReplyOf<'listBell'>>(who, 'GET', '/api/notifications')).body.notifications;
  const about = () => ({ slug: order.slug, siemens_id: order.siemens_id });
  const write = (who: Who, more: object = {}) =>
    ask(who, 'POST', '/api/superadmin/comments', {
      order_id: order.id,
      body: 'Klient oddzwoni',
      additional_task: false,
      ...more,
    });

  test('rings for who attends to the order when somebody else comments, and for nobody else', async () => {
    await write('tomasz');
    expect(await bellOf('maria')).toEqual([]);
    await db.transaction(async (tx) => assignOrders(tx, [order.slug], await idOf('maria')));
    await write('maria');
    expect(await bellOf('maria')).toEqual([]);
    expect((await write('tomasz')).status).toBe(200);
    expect(await bellOf('maria')).toMatchObject([
      { read: false, success: true, notification_type: 'comment', order: about() },
    ]);
    expect([await bellOf('ewa'), (await ask('tomasz', 'GET', '/api/notifications')).status]).toEqual([
      [],
      403,
    ]);
  });

  test('rings for whom a task is given, at once or later', async () => {
    const task = {
      ...{ additional_task: true, task_type: 'other', due_date: '20-11-2099', due_time: '15:00' },
      assigned_user_id: await idOf('ewa'),
    };
    const raised = await ask<ReplyOf<'createComment'>>('tomasz', 'POST', '/api/superadmin/comments', {
      ...{ order_id: order.id, body: 'Dowód osobisty' },
      ...task,
    });
    expect(await bellOf('ewa')).toMatchObject([{ notification_type: 'task', order: about() }]);
    const path = `/api/superadmin/comments/${raised.body.comment.id}`;
    expect((await ask('ewa', 'PUT', path, { assigned_user_id: await idOf('maria') })).status).toBe(200);
    expect((await bellOf('maria'))[0]).toMatchObject({ notification_type: 'task', order: about() });
  });

  test('shows the latest five, keeps a hundred, and a read one stays read', async () => {
    const userId = await idOf('maria');
    for (let line = 0; line < 102; line += 1) {
      const data = JSON.stringify({ slug: `s${line}`, siemensId: `${line}` });
      await db.transaction((tx) => insertNotification(tx, { userId, type: 'comment', data }, line));
    }
    const bell = await bellOf('maria');
    expect(bell.map((line) => line.order?.siemens_id)).toEqual(['101', '100', '99', '98', '97']);
    const { count } = await db.kysely
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(100);
    const path = `/api/notifications/${bell[1]?.id}`;
    expect(await ask('maria', 'PATCH', path, { read: true })).toMatchObject({
      status: 200,
      body: { read: true },
    });
    expect((await ask('ewa', 'PATCH', path, { read: true })).status).toBe(404);
    expect((await bellOf('maria')).map(({ read }) => read)).toEqual([false, true, false, false, false]);
  });

  test('two who have an order open see each other, until one leaves or is not heard of', async () => {
    const start = Date.now();
    const clock = { now: start };
    Object.assign(world.ports, { now: () => clock.now });
    const view = async (who: Who, leaves = false) =>
      (
        await ask<ReplyOf<'viewOrder'>>(who, 'POST', `/api/superadmin/orders/${order.slug}/views`, { leaves })
      ).body.others.map(({ full_name }) => full_name);
    expect([await view('maria'), await view('tomasz'), await view('maria')]).toEqual([
      [],
      ['maria@test.example'],
      ['tomasz@test.example'],
    ]);
    await view('tomasz', true);
    expect(await view('maria')).toEqual([]);
    await view('tomasz');
    clock.now = start + 26_000;
    expect(await view('maria')).toEqual([]);
    Object.assign(world.ports, { now: Date.now });
  });
});
