import type { Selectable } from 'kysely';
import type { OrderItemsTable } from '../tables/orders.ts';

/** A line of the order. Prices of one piece, in grosz; VAT in percent. */
export interface OrderItem extends Readonly<
  Omit<Selectable<OrderItemsTable>, 'orderId' | 'position' | 'grossPriceSelected'>
> {
  readonly grossPriceSelected: boolean;
}

export function itemFromRow(row: Selectable<OrderItemsTable>): OrderItem {
  const { orderId: _order, position: _position, ...same } = row;
  return { ...same, grossPriceSelected: row.grossPriceSelected === 1 };
}
