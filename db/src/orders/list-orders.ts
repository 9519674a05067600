import type { Tx } from '../database.ts';
import type { FinancingType, OrderStatus, SalesChannel } from '../order-language.ts';
import { orderFromRow, type Order } from './order.ts';

export type OrderSort = 'createdAt' | 'statusSince';

export interface OrderListFilters {
  /** Null sees all shops: staff only. */
  readonly shopIds: readonly string[] | null;
  readonly userId?: string;
  readonly statuses?: readonly OrderStatus[];
  readonly salesChannels?: readonly SalesChannel[];
  readonly financingTypes?: readonly FinancingType[];
  /** The start of the human number. */
  readonly number?: string;
}

/** Where the page before ended; opaque to callers. */
export type OrderCursor = readonly [at: number, id: string];

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly next: OrderCursor | null;
}

/** A page of a list, continuing after a row and not after a number of rows: page 4 000 costs what the first does. */
export async function listOrders(
  tx: Tx,
  filters: OrderListFilters,
  page: {
    readonly size: number;
    readonly after?: OrderCursor | null;
    readonly sort?: OrderSort;
    readonly direction?: 'asc' | 'desc';
  },
): Promise<OrderPage> {
  const { sort = 'createdAt', direction = 'desc', after, size } = page;
  const { shopIds, userId, statuses, salesChannels, financingTypes, number } = filters;
  const rows = await tx.kysely
    .selectFrom('orders')
    .selectAll()
    .$if(shopIds !== null, (query) => query.where('shopId', 'in', shopIds ?? []))
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
    .$if(salesChannels !== undefined, (query) => query.where('salesChannel', 'in', salesChannels ?? []))
    .$if(financingTypes !== undefined, (query) => query.where('financingType', 'in', financingTypes ?? []))
    .$if(number !== undefined, (query) =>
      query.where('number', '>=', number ?? '').where('number', '<', `${number ?? ''}\u{10ffff}`),
    )
    .$if(after != null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple(sort, 'id'),
          direction === 'desc' ? '<' : '>',
          eb.tuple(after?.[0] ?? 0, after?.[1] ?? ''),
        ),
      ),
    )
    .orderBy(sort, direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .execute();
  const orders = rows.slice(0, size).map((row) => orderFromRow(tx.keys, row));
  const last = orders.at(-1);
  return { orders, next: rows.length > size && last ? [last[sort], last.id] : null };
}
