import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import type { StoredOrderEvent } from './order-event.ts';

/**
 * Adds a row to the history; nothing ever changes one. `seq` is the version that the order has after it, so that two
 * writers cannot both append.
 */
export async function appendOrderEvent(tx: Tx, event: StoredOrderEvent): Promise<void> {
  await tx.kysely
    .insertInto('orderEvents')
    .values({
      ...event,
      news: JSON.stringify(event.news),
      passed: JSON.stringify(event.passed),
      forced: bit(event.forced),
    })
    .execute();
}
