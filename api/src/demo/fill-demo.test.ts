import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOpenEffects, listOrderEvents, listOrderFiles, listOrders } from '@app/db';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyOrders } from '../upkeep/verify-orders.ts';
import { openSeeding } from '../testing/open-seeding.ts';
import { fillDemo } from './fill-demo.ts';
import { fillOrders } from './fill-orders.ts';

const day = 24 * 60 * 60_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fill-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the orders that fill the demo', () => {
  test('began in the last ninety days, under numbers of their own, most of them over', () => {
    const orders = fillOrders(2_000);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(2_000);
    expect(orders.filter(({ daysAgo }) => daysAgo < 0 || daysAgo > 90)).toEqual([]);
    const over = orders.filter(({ status }) => status === 'finished' || status === 'canceled');
    expect(over.length).toBeGreaterThan(500);
    expect(over.length).toBeLessThan(1_500);
    expect(fillOrders(2_000)).toEqual(orders);
  });

  test('rest where their rows say, in the past, with histories that fold; a second fill makes those alone that are missing', async () => {
    const reports: number[] = [];
    await openSeeding(folder, async (ports) => {
      await fillDemo(ports, 12, () => undefined);
      const first = await listOrders(ports.db, { shopIds: null }, { size: 100 });
      await fillDemo(ports, 40, (done) => void reports.push(done));
      const { orders } = await listOrders(ports.db, { shopIds: null }, { size: 100 });

      expect(reports).toHaveLength(40);
      expect(first.orders).toHaveLength(12);
      expect(orders).toHaveLength(40);
      const statuses = new Map(fillOrders(40).map(({ number, status }) => [number, status]));
      expect(new Map(orders.map((order) => [order.externalOrderId, order.status]))).toEqual(statuses);
      expect(
        (await verifyOrders(ports.db, (number, fault) => expect([number, fault]).toEqual([]))).wrong,
      ).toBe(0);
      expect(orders.filter(({ deadlineAt }) => deadlineAt !== null && deadlineAt < ports.now())).toEqual([]);
      for (const order of orders) {
        const events = await listOrderEvents(ports.db, order.id);
        expect(events.filter(({ at }) => at > ports.now() || at < ports.now() - 91 * day)).toEqual([]);
        const open = (await listOpenEffects(ports.db, order.id)).map(({ effect }) => effect);
        expect(open).toEqual(order.status === 'leasing_decision_ok' ? ['prepareAgreement'] : []);
        const names = (await listOrderFiles(ports.db, order.id, { limit: 9 })).map(({ name }) => name);
        expect(names.filter((name) => name.startsWith('Umowa') && !name.includes(order.number))).toEqual([]);
      }
    });
  }, 90_000);
});
