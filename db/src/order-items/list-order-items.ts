import type { Tx } from '../database.ts';
import { itemFromRow, type OrderItem } from './order-item.ts';
import { statement } from '../statement.ts';
import type { Selectable } from 'kysely';
import type { OrderItemsTable } from '../tables/orders.ts';

const ofOrder = statement<{ orderId: string }, Selectable<OrderItemsTable>>((db, given) =>
  db.selectFrom('orderItems').selectAll().where('orderId', '=', given.orderId).orderBy('position'),
);

/** In the order in which they were entered. */
export async function listOrderItems(tx: Tx, orderId: string): Promise<OrderItem[]> {
  return (await tx.run(ofOrder, { orderId })).map(itemFromRow);
}
