import { isDeepStrictEqual } from 'node:util';
import type { Facts } from '@app/machines/order';
import type { Tx } from '../engine/database.ts';
import { foldOrderEvents } from '../order-history.queries.ts';

const pageSize = 500;

/** Folds the history of every order and compares it with the stored status and facts; needs no keys, for nothing of that is sealed. */
export async function checkCopy(
  db: Tx,
): Promise<{ readonly orders: number; readonly broken: readonly string[] }> {
  const broken: string[] = [];
  let orders = 0;
  let last = '';
  for (;;) {
    const page = await db.kysely
      .selectFrom('orders')
      .select(['id', 'status', 'facts'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, status, facts } of page) {
      const events = await db.kysely
        .selectFrom('orderEvents')
        .select(['news', 'toStatus'])
        .where('orderId', '=', id)
        .orderBy('seq')
        .execute();
      const patches = events.map(({ news, toStatus }) => ({
        factsPatch: JSON.parse(news) as Partial<Facts>,
        toStatus,
      }));
      const folded = foldOrderEvents(patches);
      if (!isDeepStrictEqual(folded, { status, facts: JSON.parse(facts) as unknown })) broken.push(id);
    }
    orders += page.length;
    const next = page.at(-1)?.id;
    if (next === undefined) return { orders, broken };
    last = next;
  }
}
