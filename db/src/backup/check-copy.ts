import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../database.ts';
import type { Facts } from '../order-language.ts';
import { foldOrderEvents } from '../order-events/fold-order-events.ts';

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
      const told = events.map(({ news, toStatus }) => ({
        news: JSON.parse(news) as Partial<Facts>,
        toStatus,
      }));
      const folded = foldOrderEvents(told);
      if (!isDeepStrictEqual(folded, { status, facts: JSON.parse(facts) as unknown })) broken.push(id);
    }
    orders += page.length;
    const next = page.at(-1)?.id;
    if (next === undefined) return { orders, broken };
    last = next;
  }
}
