import type { Facts } from '@app/machines/order';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkHistory } from '../order-history.queries.ts';
import { loadOrderById } from '../order.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon, sampleFacts } from '../testing/sample-rows.ts';
import { appendOrderEvent } from '../testing/test-queries.ts';
import { columnTypes } from './column-types.ts';
import { writtenAgreements } from './0032-written-agreements.ts';

const cases: readonly (readonly [Partial<Facts>, boolean])[] = [
  [{ method: 'delivery', signed: true }, true],
  [{ method: 'paper', signed: true }, true],
  [{ method: 'paper', signed: false }, false],
  [{ method: 'qes', signed: true }, false],
];

onEachDatabase('an order that was signed before scans were asked for', (open) => {
  test.each(cases)('with %o keeps the paper that it has: %s', async (known, learned) => {
    const db = await open();
    const { id } = await makeOrder(db, await makeShop(db, 'shop'));
    await db.transaction(async (tx) => {
      const before = { ...sampleFacts, signedAgreementStored: false, ...known };
      const status = 'agreement_signed';
      await appendOrderEvent(tx, {
        ...{ orderId: id, seq: 1, event: 'CREATE', fromStatus: null, toStatus: status, visited: [status] },
        ...{ factsPatch: before, actor: 'system', userId: null, reason: null, forced: false, at: noon },
        ...{ chartHash: 'chart', edges: [] },
      });
      const stored = { status, version: 1, facts: JSON.stringify(before) } as const;
      await tx.kysely.updateTable('orders').set(stored).where('id', '=', id).execute();
      for (const statement of writtenAgreements(columnTypes[db.dialect]))
        await sql.raw(statement).execute(tx.kysely);
      expect(await loadOrderById(tx, id)).toMatchObject({
        ...{ status, version: learned ? 2 : 1 },
        facts: { ...before, signedAgreementStored: learned },
      });
      expect(await checkHistory(tx, id)).toBeNull();
    });
  });
});
