import { listActiveTasksOf, listCompanyNames, listUserNames, loadShops, type Order } from '@app/db';
import { groszToWire, momentToWire, type ReplyOf } from '@app/machines/contract';
import { shopStatusOf, type ListReader } from '@app/machines/order';
import type { Ports } from '../../kernel/ports.ts';

/** The rows of a page: shops, companies, tasks and, for staff, attendants in one query each, however many rows there are. */
export async function rowsOfOrders(
  { db }: Ports,
  orders: readonly Order[],
  reader: ListReader,
): Promise<ReplyOf<'listOrders'>['orders']> {
  const ids = orders.map(({ id }) => id);
  const attendantIds = reader === 'admin' ? orders.flatMap(({ attendantId }) => attendantId ?? []) : [];
  const [shops, names, tasks, attendants] = await Promise.all([
    loadShops(db, [...new Set(orders.map(({ shopId }) => shopId))]),
    listCompanyNames(db, ids),
    listActiveTasksOf(db, ids),
    listUserNames(db, attendantIds),
  ]);
  const shopNames = new Map(shops.map(({ id, name }) => [id, name]));
  return orders.map((order) => {
    const task = tasks.get(order.id);
    const attendant = attendants.get(order.attendantId ?? '');
    return {
      id: order.id,
      slug: order.slug,
      siemens_id: order.number,
      status: order.status,
      shop_status: shopStatusOf(order.status, order.facts),
      financing_type: order.financingType,
      sales_channel: order.salesChannel,
      company_name: names.get(order.id) ?? null,
      shop_name: shopNames.get(order.shopId) ?? '',
      price: order.price === null ? null : groszToWire(order.price),
      gross_price: groszToWire(order.grossPrice ?? 0),
      installment_value: order.installmentValue === null ? null : groszToWire(order.installmentValue),
      payments_count: order.paymentsCount ?? 0,
      ordered_at: momentToWire(order.orderedAt ?? order.createdAt),
      last_order_state_created_at: momentToWire(order.statusSince),
      last_task: task === undefined ? null : { type: task.type, due_date: momentToWire(task.dueAt) },
      attendant:
        attendant === undefined || order.attendantId === null
          ? null
          : { id: order.attendantId, full_name: attendant },
    };
  });
}
