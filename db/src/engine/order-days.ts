import { accepts, isSale, type OrderStatus } from '@app/machines/order';
import { warsawDay } from '@app/machines/rules';
import { sql } from 'kysely';
import type { Order } from './order-row.ts';
import { insertOf, type Write } from './writes.ts';

/** Transitions in different shops seldom wait for one row. */
const parts = 8;

const isDelivered = (status: OrderStatus): boolean => accepts(status, 'FINISH');

/** Counts on its day what a move came to: an order begun, decided positively, or delivered with its net price. */
export function dayCount(
  before: Pick<Order, 'status'> | null,
  { status, shopId, price = null }: Pick<Order, 'status' | 'shopId'> & { readonly price?: number | null },
  at: number,
): Write[] {
  const entered = (is: (status: OrderStatus) => boolean) =>
    before !== null && before.status !== status && is(status) && !is(before.status);
  const begun = before === null ? 1 : 0;
  const decided = entered(isSale) ? 1 : 0;
  const delivered = entered(isDelivered) ? 1 : 0;
  if (begun + decided + delivered === 0) return [];
  const row = {
    ...{ day: warsawDay(at), part: (shopId.codePointAt(shopId.length - 1) ?? 0) % parts },
    ...{ begun, decided, delivered, deliveredPrice: delivered === 1 ? (price ?? 0) : 0 },
  };
  return [
    insertOf(
      'day',
      'orderDays',
      row,
      sql`(day, part) do update set begun = order_days.begun + excluded.begun,
        decided = order_days.decided + excluded.decided, delivered = order_days.delivered + excluded.delivered,
        delivered_price = order_days.delivered_price + excluded.delivered_price`,
    ),
  ];
}
