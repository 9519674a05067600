import { bit } from '../columns.ts';
import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import type { OrderItem } from './order-item.ts';

export type NewOrderItem = Omit<OrderItem, 'id'> & { readonly id?: string };

/** The order's lines are these and no others. A line that keeps its id stays the same line. */
export async function replaceOrderItems(
  tx: Tx,
  orderId: string,
  items: readonly NewOrderItem[],
): Promise<void> {
  await tx.kysely.deleteFrom('orderItems').where('orderId', '=', orderId).execute();
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
