import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadOrder } from '../order.queries.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { makeOrder, makeShop, noon } from '../testing/sample-rows.ts';
import { clocks } from './0015-clocks.ts';
import { columnTypes } from './column-types.ts';

const dayMs = 86_400_000;

onEachDatabase('orders that rested without a clock', (open) => {
  test('get one, and those that had one or need none keep what they have', async () => {
    const db = await open();
    const shop = await makeShop(db, 'clocks');
    const stored = [
      ['form_saved', 'qes', null],
      ['form_saved', null, null],
      ['client_form_saved', 'autenti_v3', null],
      ['test_payment_in_progress', null, null],
      ['agreement_accepted', null, null],
      ['shipped', null, null],
      ['leasing_decision_rejected', null, null],
      ['signed', null, null],
      ['renew', null, noon + 5],
    ] as const;
    const orders = await Promise.all(
      stored.map(([status, method, deadlineAt], at) =>
        makeOrder(db, shop, {
          slug: `clocks-${at}`.padEnd(21, 'x'),
          status,
          agreementSignatureType: method,
          deadlineAt,
        }),
      ),
    );
    await db.transaction(async (tx) => {
      for (const statement of clocks(columnTypes[db.dialect])) await sql.raw(statement).execute(tx.kysely);
    });
    const after = await Promise.all(orders.map(({ slug }) => loadOrder(db, slug)));
    expect(
      after.map((order) => {
        const { status, statusSince, deadlineAt } = order ?? {};
        return [status, deadlineAt == null ? null : (deadlineAt - (statusSince ?? 0)) / dayMs];
      }),
    ).toEqual([
      ['form_saved', 7],
      ['form_saved', 1],
      ['client_form_saved', 7],
      ['test_payment_in_progress', 2],
      ['agreement_accepted', 14],
      ['shipped', 14],
      ['leasing_decision_rejected', null],
      ['signed', null],
      ['renew', 5 / dayMs],
    ]);
  });
});
