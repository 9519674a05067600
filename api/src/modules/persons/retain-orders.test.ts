import { listRetentionRuns, type Database } from '@app/db';
import { insertOrder } from '@app/db/test-queries';
import { onEachDatabase } from '@app/db/testing';
import { newFacts, type OrderStatus } from '@app/machines/order';
import { afterWarsawDays } from '@app/machines/rules';
import { expect, test } from 'vitest';
import { seedShop } from '../../testing/index.ts';
import { unwatched } from '../../testing/unwatched.ts';
import { orderChanges } from '../../kernel/order-changes.ts';
import { retainOrders, retentionJob } from './retain-orders.ts';

const noon = Date.UTC(2026, 2, 1, 11);
const days = (count: number) => afterWarsawDays(noon, count);

onEachDatabase('the job that ends what is kept', (open) => {
  async function begin(count: number, status: OrderStatus) {
    const db = await open();
    await seedShop(db);
    const { id: shopId } = await db.kysely.selectFrom('shops').select('id').executeTakeFirstOrThrow();
    const kind = { salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' } as const;
    const contact = { fullName: 'Łucja Żak', email: 'lucja@zak.pl', phone: '+48600700800' };
    await db.transaction(async (tx) => {
      for (let made = 0; made < count; made += 1)
        await insertOrder(tx, {
          ...{ ...kind, shopId, status, contact, receiveChannel: 'api', chartHash: 'chart', at: noon },
          ...{ facts: newFacts(kind), retentionAt: status === 'sumup' ? null : 0 },
        });
    });
    return db;
  }

  const portsAt = (db: Database, at: number, lines: string[] = []) => ({
    ...unwatched(lines, 'info'),
    ...{ db, changes: orderChanges(), now: () => at },
  });
  const left = async (db: Database): Promise<number> =>
    (await db.kysely.selectFrom('orders').select('id').where('contact', 'is not', null).execute()).length;

  test('does a bounded part at a time, and writes down each run that did something', async () => {
    const db = await begin(130, 'canceled');
    await retainOrders(portsAt(db, noon));
    expect(await left(db)).toBe(130);
    await retainOrders(portsAt(db, days(90) - 1));
    expect([await left(db), await listRetentionRuns(db, 9)]).toEqual([130, []]);
    const at = days(90);
    await retainOrders(portsAt(db, at));
    expect(await left(db)).toBe(30);
    await retainOrders(portsAt(db, at));
    await retainOrders(portsAt(db, at));
    expect(await left(db)).toBe(0);
    expect(await listRetentionRuns(db, 9)).toEqual([
      { at, orders: 30, kinds: { application: 30 }, held: 0 },
      { at, orders: 100, kinds: { application: 100 }, held: 0 },
    ]);
  });

  test('goes on where it was ended', async () => {
    const db = await begin(5, 'canceled');
    await retainOrders(portsAt(db, noon));
    let writes = 0;
    const ending: Database = {
      ...db,
      transaction: (job) => {
        writes += 1;
        return writes > 2 ? Promise.reject(new Error('ended')) : db.transaction(job);
      },
    };
    await expect(retainOrders(portsAt(ending, days(90)))).rejects.toThrow('ended');
    expect(await left(db)).toBe(3);
    await retainOrders(portsAt(db, days(90)));
    expect(await left(db)).toBe(0);
  });

  test('does nothing to orders in flight', async () => {
    const db = await begin(3, 'sumup');
    const before = await db.kysely.selectFrom('orders').selectAll().orderBy('id').execute();
    await retainOrders(portsAt(db, noon));
    await retainOrders(portsAt(db, days(9_000)));
    expect(await db.kysely.selectFrom('orders').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('tells once a day of how many orders something is erased soon', async () => {
    const db = await begin(4, 'canceled');
    const lines: string[] = [];
    await retainOrders(portsAt(db, noon));
    const ports = portsAt(db, days(80), lines);
    const job = retentionJob(ports);
    await job();
    await job();
    const told = lines.flatMap((line) => {
      const { msg, orders, within_days } = JSON.parse(line) as Record<string, unknown>;
      return msg === 'retention ahead' ? [{ orders, within_days }] : [];
    });
    expect(told).toEqual([{ orders: 4, within_days: 14 }]);
  });
});
