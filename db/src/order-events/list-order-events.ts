import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import { statement } from '../statement.ts';
import type { OrderEventsTable } from '../tables/engine.ts';
import { orderEventFromRow, type StoredOrderEvent } from './order-event.ts';

const ofOrder = statement<{ orderId: string }, Selectable<OrderEventsTable>>((db, given) =>
  db.selectFrom('orderEvents').selectAll().where('orderId', '=', given.orderId).orderBy('seq'),
);

/** Oldest first. */
export async function listOrderEvents(tx: Tx, orderId: string): Promise<StoredOrderEvent[]> {
  return (await tx.run(ofOrder, { orderId })).map((row) => orderEventFromRow(tx.keys, row));
}
