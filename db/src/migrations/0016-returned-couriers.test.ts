import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertSignature, listSignatures } from '../signature.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { appendOrderEvent } from '../testing/test-queries.ts';
import { returnedCouriers } from './0016-returned-couriers.ts';
import { columnTypes } from './column-types.ts';

onEachDatabase('a database of the release before', (open) => {
  test('learns from the history which couriers are back, and that others are still on the way', async () => {
    const db = await open();
    const { id: orderId } = await makeOrder(db, await makeShop(db, 'shop'));
    const courier = { orderId, kind: 'agreement', provider: 'courier' } as const;
    const process = { status: 'STARTED', ...courier } as const;
    await db.transaction(async (tx) => {
      await insertSignature(tx, { ...process, processId: 'back' }, noon);
      await appendOrderEvent(tx, {
        ...{ orderId, seq: 1, event: 'COURIER_RETURNED_SIGNED', factsPatch: {}, chartHash: 'chart' },
        ...{ fromStatus: 'resent', toStatus: 'signed', visited: ['signed'], reason: null },
        ...{ actor: 'admin', userId: null, forced: false, edges: [], at: noon + 1 },
      });
      await insertSignature(tx, { ...process, processId: 'on the way' }, noon + 2);
      await insertSignature(tx, { ...process, provider: 'autenti', processId: 'no courier' }, noon);
      for (const statement of returnedCouriers(columnTypes[db.dialect]))
        await sql.raw(statement).execute(tx.kysely);
    });
    expect((await listSignatures(db, orderId)).map(({ processId, status }) => [processId, status])).toEqual([
      ['back', 'COMPLETED'],
      ['on the way', 'STARTED'],
      ['no courier', 'STARTED'],
    ]);
  });
});
