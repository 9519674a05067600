import {
  endExport,
  insertDataReads,
  insertNumberReveal,
  listNotifications,
  listReadAlerts,
  readsWatchedUntil,
  type Database,
  type NewDataRead,
  type NewOrder,
} from '@app/db';
import { insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { newFacts } from '@app/machines/order';
import { warsawMoment } from '@app/machines/rules';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { demoPassword } from '@app/db/demo';
import { insertAccount, seedShop, walkingApp, type WalkingApp } from '../../testing/index.ts';
import { unwatched } from '../../testing/unwatched.ts';
import { nightOf } from './unusual-reads.ts';
import { watchReads } from './watch-reads.ts';

const minute = 60_000;
/** A Wednesday. */
const today = '2026-03-11';
const at = (time: string, day = today): number => warsawMoment(day, time);

onEachDatabase('unusual reading', (open) => {
  let db: Database;
  let world: WalkingApp;
  let lines: string[];
  let orders: readonly { id: string; number: string }[];
  let anna: string;
  let boss: string;

  beforeEach(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
    onTestFinished(world.stop);
    lines = [];
    anna = await insertAccount(db, { email: 'anna@reads.example', fullName: 'Anna Żak', roles: ['admin'] });
    boss = await insertAccount(db, { email: 'boss@reads.example', roles: ['superadmin'] });
    const { id: shopId } = await db.kysely
      .selectFrom('shops')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const kind = { salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' } as const;
    const row: NewOrder = {
      ...{ ...kind, shopId, receiveChannel: 'api', status: 'sumup', facts: newFacts(kind) },
      ...{ chartHash: 'chart', at: at('00:00', '2026-01-01') },
    };
    orders = await db.transaction(async (tx) => {
      const made = [];
      for (let count = 0; count < 120; count += 1) made.push(await insertOrder(tx, row));
      return made;
    });
  });

  /** Anna, or another, opens the first so many orders, one a second. */
  async function opens(count: number, from: number, userId = anna, first = 0): Promise<void> {
    const reads = orders.slice(first, first + count).map(({ id }, index): NewDataRead => {
      const read = { at: from + index * 1_000, userId, role: 'admin', source: 's', fields: ['persons'] };
      return { ...read, kind: 'order_opened', orderId: id };
    });
    await db.transaction((tx) => insertDataReads(tx, reads));
  }
  const watch = (now: number) => {
    const watched = { ...world.ports, ...unwatched(lines), now: () => now };
    return watchReads(watched);
  };
  const alerts = async () =>
    (await listReadAlerts(db, false, { size: 100, after: null })).alerts.map(
      ({ rule, day, userId, orderId, found, usual }) => {
        const who = userId === anna ? 'Anna' : (orders.find(({ id }) => id === orderId)?.number ?? userId);
        return `${rule} ${day} ${who}: ${found}${usual === null ? '' : ` instead of ${usual}`}`;
      },
    );

  test('is a hundred orders within an hour, also across two hours of the clock, and once a day', async () => {
    await opens(99, at('09:30'));
    await watch(at('11:00'));
    expect(await alerts()).toEqual([]);
    await opens(1, at('10:25'), anna, 99);
    expect(await watch(at('11:00'))).toBe(1);
    await opens(120, at('14:00'));
    expect(await watch(at('15:00'))).toBe(0);
    expect(await alerts()).toEqual(['many_orders 2026-03-11 Anna: 100']);
    await opens(120, at('09:00', '2026-03-12'));
    expect(await watch(at('10:00', '2026-03-12'))).toBe(1);
  });

  test('is thirty orders within an hour, and more than five times what the account usually comes to', async () => {
    // Working days before, with 2, 4, 6, 5 and 8 orders in the busiest hour, and a busy Saturday that does not count.
    const usual = { '03-04': 2, '03-05': 4, '03-06': 6, '03-09': 5, '03-10': 8, '03-07': 60 };
    for (const [day, count] of Object.entries(usual)) {
      await opens(count, at('09:00', `2026-${day}`));
      await opens(1, at('12:00', `2026-${day}`));
    }
    // Their median is 5: five times as much is not more.
    await opens(25, at('09:00'));
    await opens(4, at('09:50'), anna, 25);
    await watch(at('10:30'));
    expect(await alerts()).toEqual([]);
    await opens(1, at('09:55'), anna, 29);
    await opens(30, at('13:00'));
    await watch(at('14:30'));
    expect(await alerts()).toEqual(['above_usual 2026-03-11 Anna: 30 instead of 5']);
  });

  test('is not compared with days of which there are fewer than five', async () => {
    for (const day of ['03-05', '03-06', '03-09', '03-10']) await opens(1, at('09:00', `2026-${day}`));
    await opens(99, at('09:00'));
    await watch(at('12:00'));
    expect(await alerts()).toEqual([]);
  });

  test('is twenty times a day that numbers are shown', async () => {
    const reveal = (moment: number) =>
      db.transaction((tx) =>
        insertNumberReveal(tx, {
          ...{ orderId: orders[0]?.id ?? '', personId: null, personName: null, fields: ['pesel'] },
          ...{ userId: anna, role: 'admin', source: 's', reason: 'Telefon', at: moment },
        }),
      );
    await reveal(at('23:59', '2026-03-10'));
    for (let count = 0; count < 19; count += 1) await reveal(at('08:00') + count * minute);
    await watch(at('09:30'));
    expect(await alerts()).toEqual([]);
    await reveal(at('15:00'));
    await watch(at('15:30'));
    expect(await alerts()).toEqual(['many_numbers 2026-03-11 Anna: 20']);
  });

  test('is ten orders in a night, counted from its evening, of who does not work at night', async () => {
    expect(['21:59', '22:00', '23:59'].map((time) => nightOf(at(time))?.day)).toEqual([
      ...[undefined, today, today],
    ]);
    expect(['00:00', '04:59', '05:00'].map((time) => nightOf(at(time))?.day)).toEqual([
      ...['2026-03-10', '2026-03-10', undefined],
    ]);
    await opens(6, at('22:10'));
    await opens(3, at('04:50', '2026-03-12'), anna, 6);
    await opens(9, at('05:00', '2026-03-12'), anna, 20);
    await watch(at('06:00', '2026-03-12'));
    expect(await alerts()).toEqual([]);
    await opens(6, at('22:10', '2026-03-12'));
    await opens(4, at('04:55', '2026-03-13'), anna, 6);
    await watch(at('06:00', '2026-03-13'));
    expect(await alerts()).toEqual(['at_night 2026-03-12 Anna: 10']);
    for (let day = 14; day < 24; day += 1) await opens(1, at('23:00', `2026-03-${day}`));
    await opens(20, at('23:00', '2026-03-24'));
    await watch(at('23:59', '2026-03-24'));
    expect(await alerts()).toEqual(['at_night 2026-03-12 Anna: 10']);
  });

  test('is an order that twelve accounts open in a day', async () => {
    for (let reader = 0; reader < 12; reader += 1) {
      const email = `reader${reader}@reads.example`;
      const id = await insertAccount(db, { email, roles: ['shop_employee'] });
      await opens(1, at('08:00') + reader * 20 * minute, id, 3);
    }
    await watch(at('12:30'));
    expect(await alerts()).toEqual([`many_readers 2026-03-11 ${orders[3]?.number}: 12`]);
  });

  test('is an export of 5,000 rows, also one that ends when its minutes have been looked at', async () => {
    const read = { userId: anna, role: 'admin', source: 's', orderId: null, fields: ['orders'] };
    const [small = '', large = ''] = await db.transaction((tx) =>
      insertDataReads(tx, [
        { ...read, kind: 'list_exported', at: at('09:00') },
        { ...read, kind: 'list_exported', at: at('09:01') },
      ]),
    );
    await watch(at('09:30'));
    await db.transaction((tx) => endExport(tx, small, 4_999));
    await db.transaction((tx) => endExport(tx, large, 5_000));
    expect([await watch(at('09:31')), await watch(at('09:32'))]).toEqual([1, 0]);
    expect(await alerts()).toEqual(['large_export 2026-03-11 Anna: 5000']);
  });

  test('is looked for once for each five minutes, goes on after an absence part by part, and two processes raise it once', async () => {
    await opens(120, at('09:00'));
    await opens(1, at('10:58'));
    expect(await readsWatchedUntil(db)).toBe(null);
    const raised = await Promise.all([watch(at('11:01')), watch(at('11:01'))]);
    expect(raised.toSorted()).toEqual([0, 1]);
    // What was read at 10:58 may not have been written yet.
    expect(await readsWatchedUntil(db)).toBe(at('09:05'));
    await watch(at('11:02'));
    expect(await readsWatchedUntil(db)).toBe(at('11:00'));
    expect(await alerts()).toEqual(['many_orders 2026-03-11 Anna: 120']);
  });

  test('rings the bell of superadmins with the way to its reads, and stands in the log without a name', async () => {
    await opens(120, at('09:00'));
    await watch(at('10:00'));
    const path = `/superadmin/reads?userId=${anna}&dateFrom=2026-03-11&dateTo=2026-03-11`;
    const bell = await listNotifications(db, boss, 5);
    expect(bell.map(({ type, data, success }) => [type, JSON.parse(data), success])).toEqual([
      ['unusual_reads', { reads: { rule: 'many_orders', path } }, 0],
    ]);
    expect(await listNotifications(db, anna, 5)).toEqual([]);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'unusual_reads', outcome: 'alert', fields: 'many_orders', account: expect.any(String) },
    ]);
    expect(lines.join()).not.toMatch(/anna|Żak/u);
  });

  test('is explained once, in words, by a superadmin who gives his password again', async () => {
    await opens(120, at('09:00'));
    await watch(at('10:00'));
    const now = Date.now();
    const app = createApp({ ...world.ports, now: () => now });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'boss@reads.example', password: demoPassword });
    const signedIn = await app.request('/api/auth', { method: 'POST', headers, body });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const list = async (state: string) =>
      (await (
        await app.request(`/api/superadmin/reads/alerts?state=${state}`, { headers: { cookie } })
      ).json()) as { alerts: readonly { id: string }[]; next: null };
    const { alerts: found } = await list('open');
    const reader = { id: anna, full_name: 'Anna Żak', email: 'anna@reads.example' };
    const alert = {
      ...{ id: expect.any(String), rule: 'many_orders', day: today, at: expect.any(String), found: 120 },
      ...{ usual: null, reader, order: null },
    };
    expect(found).toEqual([{ ...alert, explained: null }]);
    const explain = (of = app) =>
      of.request(`/api/superadmin/reads/alerts/${found[0]?.id}/explanations`, {
        ...{ method: 'POST', headers: { ...headers, cookie } },
        body: JSON.stringify({ explanation: ' Zlecony przegląd wniosków ' }),
      });
    expect((await explain(createApp({ ...world.ports, now: () => now + 6 * minute }))).status).toBe(403);
    const explained = {
      ...alert,
      explained: {
        ...{ at: new Date(now).toISOString(), by: 'boss@reads.example' },
        explanation: 'Zlecony przegląd wniosków',
      },
    };
    const answer = await explain();
    expect([answer.status, await answer.json()]).toEqual([200, explained]);
    expect((await explain()).status).toBe(404);
    expect([(await list('open')).alerts, (await list('explained')).alerts]).toEqual([[], [explained]]);
  });
});
