import type { AgreementStatus, FinancingType, OrderStatus, SalesChannel } from '@app/machines/order';
import { sql } from 'kysely';
import type { Tx } from './engine/database.ts';
import type { Order } from './engine/order-row.ts';
import type { OrderCursor, OrderPage } from './order-list.queries.ts';
import { loadOrdersByIds } from './order.queries.ts';

/** Which orders a report of sales counts. */
export interface SalesFilters {
  /** Of these shops; null of all. */
  readonly shopIds: readonly string[] | null;
  /** Created from this moment on and before that one, epoch ms. */
  readonly createdFrom: number;
  readonly createdBefore: number;
  readonly statuses?: readonly OrderStatus[];
  readonly financingTypes?: readonly FinancingType[];
  readonly salesChannels?: readonly SalesChannel[];
  readonly agreementStatuses?: readonly AgreementStatus[];
}

/** What the orders of one hour and one kind of financing come to; prices in grosz, net. */
export interface SalesHour {
  /** Whole hours since the epoch. */
  readonly hour: number;
  readonly financingType: FinancingType;
  readonly orders: number;
  readonly sold: number;
  readonly soldPrice: number;
  readonly delivered: number;
  readonly deliveredPrice: number;
}

const reported = (tx: Tx, filters: SalesFilters) => {
  const { shopIds, statuses, financingTypes, salesChannels, agreementStatuses } = filters;
  return tx.kysely
    .selectFrom('orders')
    .where('createdAt', '>=', filters.createdFrom)
    .where('createdAt', '<', filters.createdBefore)
    .$if(shopIds !== null, (rows) => rows.where('shopId', 'in', shopIds ?? []))
    .$if(statuses !== undefined, (rows) => rows.where('status', 'in', statuses ?? []))
    .$if(financingTypes !== undefined, (rows) => rows.where('financingType', 'in', financingTypes ?? []))
    .$if(salesChannels !== undefined, (rows) => rows.where('salesChannel', 'in', salesChannels ?? []))
    .$if(agreementStatuses !== undefined, (rows) =>
      rows.where('agreementStatus', 'in', agreementStatuses ?? []),
    );
};

/** Whether something is asked for that no order can be. */
const findsNone = ({ shopIds, statuses, financingTypes, salesChannels, agreementStatuses }: SalesFilters) =>
  [shopIds, statuses, financingTypes, salesChannels, agreementStatuses].some((among) => among?.length === 0);

/** Counts the orders hour by hour: days begin at another hour of the epoch in summer. */
export function sumSales(
  tx: Tx,
  filters: SalesFilters,
  { sold, delivered }: { sold: readonly OrderStatus[]; delivered: readonly OrderStatus[] },
): Promise<SalesHour[]> {
  if (findsNone(filters)) return Promise.resolve([]);
  const hour = sql<number>`${sql.ref('createdAt')} / 3600000`;
  const among = (statuses: readonly OrderStatus[], value: ReturnType<typeof sql>) =>
    sql<number>`sum(case when ${sql.ref('status')} in (${sql.join(statuses)}) then ${value} else 0 end)`;
  const one = sql`1`;
  const price = sql`coalesce(${sql.ref('price')}, 0)`;
  return reported(tx, filters)
    .select((eb) => [
      hour.as('hour'),
      'financingType',
      eb.fn.countAll<number>().as('orders'),
      among(sold, one).as('sold'),
      among(sold, price).as('soldPrice'),
      among(delivered, one).as('delivered'),
      among(delivered, price).as('deliveredPrice'),
    ])
    .groupBy([hour, 'financingType'])
    .orderBy('hour')
    .orderBy('financingType')
    .execute();
}

/** The orders themselves, the newest first, from behind the cursor. */
export async function listSales(
  tx: Tx,
  filters: SalesFilters,
  { size, after }: { readonly size: number; readonly after: OrderCursor | null },
): Promise<OrderPage> {
  if (findsNone(filters)) return { orders: [], next: null };
  const rows = await reported(tx, filters)
    .select(['id', 'createdAt'])
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  const orders: readonly Order[] = await loadOrdersByIds(
    tx,
    page.map(({ id }) => id),
  );
  return { orders, next: last === undefined ? null : [last.createdAt, last.id] };
}
