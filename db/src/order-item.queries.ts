import type { Product } from '@app/machines/fields';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { flagCheck } from './engine/order-flags.ts';
import { statement } from './engine/statement.ts';
import { runWrite } from './engine/writes.ts';
import { bit } from './tables/columns.ts';
import type { OrderItemsTable } from './tables/orders.ts';

/** A line of the order. */
export interface OrderItem extends Product {
  readonly id: string;
}

function itemFromRow(row: Selectable<OrderItemsTable>): OrderItem {
  const { orderId: _order, position: _position, ...same } = row;
  return { ...same, grossPriceSelected: row.grossPriceSelected === 1 };
}

const ofOrder = statement<{ orderId: string }, Selectable<OrderItemsTable>>((db, params) =>
  db.selectFrom('orderItems').selectAll().where('orderId', '=', params.orderId).orderBy('position'),
);

/** In the order in which they were entered. */
export async function listOrderItems(tx: Tx, orderId: string): Promise<OrderItem[]> {
  return (await tx.run(ofOrder, { orderId })).map(itemFromRow);
}

export type NewOrderItem = Omit<OrderItem, 'id'> & { readonly id?: string };

/** The order's lines are these and no others; a line that keeps its id stays the same. A specification has the order's flags looked at. */
export async function replaceOrderItems(
  tx: Tx,
  orderId: string,
  items: readonly NewOrderItem[],
): Promise<void> {
  const before = await tx.kysely
    .deleteFrom('orderItems')
    .where('orderId', '=', orderId)
    .returning('type')
    .execute();
  if ([...before, ...items].some(({ type }) => type === 'proforma'))
    await runWrite(tx, flagCheck(orderId, 0));
  if (items.length === 0) return;
  await tx.kysely
    .insertInto('orderItems')
    .values(
      items.map((item, position) => ({
        ...item,
        id: item.id ?? newId(),
        orderId,
        position,
        grossPriceSelected: bit(item.grossPriceSelected),
      })),
    )
    .execute();
}
