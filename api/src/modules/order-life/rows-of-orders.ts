import {
  listActiveTasksOf,
  listCompanyNames,
  listFlagsOf,
  listUserNames,
  loadShops,
  type Order,
} from '@app/db';
import { groszToWire, momentToWire, type ReplyOf } from '@app/machines/contract';
import { listTone, shopStatusOf, turnOf, type ListReader } from '@app/machines/order';
import type { Ports } from '../../kernel/ports.ts';

/** The rows of a page: shops, companies, tasks and, for staff, attendants in one query each, however many rows there are. */
export async function rowsOfOrders(
  { db, now }: Ports,
  orders: readonly Order[],
  reader: ListReader,
): Promise<ReplyOf<'listOrders'>['orders']> {
  const ids = orders.map(({ id }) => id);
  const attendantIds = reader === 'admin' ? orders.flatMap(({ attendantId }) => attendantId ?? []) : [];
  const soldBy = reader === 'admin' ? [] : orders.flatMap(({ soldBy: id }) => id ?? []);
  const [shops, names, tasks, people, flags] = await Promise.all([
    loadShops(db, [...new Set(orders.map(({ shopId }) => shopId))]),
    listCompanyNames(db, ids),
    listActiveTasksOf(db, ids),
    listUserNames(db, [...attendantIds, ...soldBy]),
    listFlagsOf(db, reader === 'admin' ? ids : [], now()),
  ]);
  const shopNames = new Map(shops.map(({ id, name }) => [id, name]));
  return orders.map((order) => {
    const task = tasks.get(order.id);
    const named = (id: string | null, ids: readonly string[]) => {
      const name = id === null || !ids.includes(id) ? undefined : people.get(id);
      return name === undefined || id === null ? null : { id, full_name: name };
    };
    return {
      id: order.id,
      slug: order.slug,
      siemens_id: order.number,
      status: order.status,
      shop_status: shopStatusOf(order.status, order.facts),
      tone: listTone(order, reader),
      financing_type: order.financingType,
      sales_channel: order.salesChannel,
      company_name: names.get(order.id) ?? null,
      shop_name: shopNames.get(order.shopId) ?? '',
      price: order.price === null ? null : groszToWire(order.price),
      gross_price: groszToWire(order.grossPrice ?? 0),
      installment_value: order.installmentValue === null ? null : groszToWire(order.installmentValue),
      payments_count: order.paymentsCount ?? 0,
      external_order_id: order.externalOrderId,
      agreement_status: order.agreementStatus,
      ordered_at: momentToWire(order.orderedAt ?? order.createdAt),
      last_order_state_created_at: momentToWire(order.statusSince),
      last_task: task === undefined ? null : { type: task.type, due_date: momentToWire(task.dueAt) },
      attendant: named(order.attendantId, attendantIds),
      salesman: named(order.soldBy, soldBy),
      turn: reader === 'admin' ? null : turnOf(order),
      labels: [...(flags.get(order.id) ?? [])],
    };
  });
}
