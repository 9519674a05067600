import {
  listOrders,
  listVisibleShopIds,
  loadCompany,
  loadShops,
  type Order,
  type OrderCursor,
} from '@app/db';
import { groszToWire, momentToWire, type QueryOf, type ReplyOf } from '@app/machines/contract';
import { isOrderStatus, shopStatusOf } from '@app/machines/order';
import { invalid } from '../answers.ts';
import type { CallRequest } from '../http/call-request.ts';
import type { Ports } from '../ports.ts';
import { viewerOf } from './viewer.ts';

const pageSize = 25;
const longestPage = 100;

const cursorText = (cursor: OrderCursor | null): string | null =>
  cursor === null ? null : Buffer.from(JSON.stringify(cursor)).toString('base64url');

function cursorOf(text: string | undefined): OrderCursor | null {
  if (text === undefined || text === '') return null;
  try {
    const [at, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    if (typeof at === 'number' && typeof id === 'string') return [at, id];
  } catch {}
  throw invalid({ after: 'Ta strona listy nie istnieje' });
}

async function rowsOf(ports: Ports, orders: readonly Order[]): Promise<ReplyOf<'listOrders'>['orders']> {
  const shops = new Map(
    (await loadShops(ports.db, [...new Set(orders.map(({ shopId }) => shopId))])).map((shop) => [
      shop.id,
      shop.name,
    ]),
  );
  return Promise.all(
    orders.map(async (order) => ({
      id: order.id,
      slug: order.slug,
      siemens_id: order.number,
      status: order.status,
      shop_status: shopStatusOf(order.status, order.facts),
      financing_type: order.financingType,
      sales_channel: order.salesChannel,
      company_name: (await loadCompany(ports.db, order.id))?.name ?? null,
      shop_name: shops.get(order.shopId) ?? '',
      gross_price: groszToWire(order.grossPrice ?? 0),
      installment_value: groszToWire(order.installmentValue ?? 0),
      payments_count: order.paymentsCount ?? 0,
      ordered_at: momentToWire(order.orderedAt ?? order.createdAt),
    })),
  );
}

/** A page of the caller's orders, newest first. */
export async function listOrderRows(
  request: CallRequest<'listOrders' | 'listShopOrders'>,
): Promise<ReplyOf<'listOrders'>> {
  const { ports } = request;
  const viewer = viewerOf(request.caller);
  const query = request.query as QueryOf<'listOrders'>;
  const own = viewer.shopIds?.[0];
  const shopIds =
    viewer.shopIds === null ? null : own === undefined ? [] : await listVisibleShopIds(ports.db, own);
  if (shopIds?.length === 0) return { orders: [], next: null };
  const number = query.siemens_id ?? (/^\d{3,}$/u.test(query.search ?? '') ? query.search : undefined);
  const page = await listOrders(
    ports.db,
    {
      shopIds,
      ...(query.status !== undefined && isOrderStatus(query.status) ? { statuses: [query.status] } : {}),
      ...(number === undefined ? {} : { number }),
    },
    {
      size: Math.min(longestPage, Number(query.limit ?? pageSize) || pageSize),
      after: cursorOf(query.after),
    },
  );
  return { orders: await rowsOf(ports, page.orders), next: cursorText(page.next) };
}
