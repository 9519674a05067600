import type { Facts, FinancingType, OrderStatus, SalesChannel } from '@app/machines/order';
import type { Tx } from './engine/database.ts';
import type { OrderCursor } from './order-list.queries.ts';

/** Which orders' histories are read. */
export interface HistoryFilters {
  /** Created from this moment on and before that one, epoch ms. */
  readonly createdFrom: number;
  readonly createdBefore: number;
  readonly channel?: SalesChannel | undefined;
  readonly financing?: FinancingType | undefined;
}

/** A row of a history without what people wrote. */
export interface HistoryEvent {
  readonly seq: number;
  readonly at: number;
  readonly event: string;
  readonly actor: string;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly visited: readonly OrderStatus[];
  readonly forced: boolean;
}

/** An order's whole history, its first event first; no personal data. */
export interface OrderHistory {
  readonly id: string;
  readonly slug: string;
  readonly number: string;
  readonly salesChannel: SalesChannel;
  readonly financingType: FinancingType;
  readonly createdAt: number;
  /** In grosz gross. */
  readonly initialPayment: number;
  readonly events: readonly HistoryEvent[];
}

/** Whole histories, of the newest orders first, from behind the cursor. */
export async function listHistories(
  { kysely }: Tx,
  { createdFrom, createdBefore, channel, financing }: HistoryFilters,
  { after, size }: { readonly after: OrderCursor | null; readonly size: number },
): Promise<{ readonly histories: readonly OrderHistory[]; readonly next: OrderCursor | null }> {
  const orders = await kysely
    .selectFrom('orders')
    .select(['id', 'slug', 'number', 'salesChannel', 'financingType', 'createdAt', 'facts'])
    .where('createdAt', '>=', createdFrom)
    .where('createdAt', '<', createdBefore)
    .$if(channel !== undefined, (rows) => rows.where('salesChannel', '=', channel ?? 'pos'))
    .$if(financing !== undefined, (rows) => rows.where('financingType', '=', financing ?? 'lease'))
    .$if(after !== null, (rows) =>
      rows.where((eb) =>
        eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
  const last = orders.at(-1);
  if (last === undefined) return { histories: [], next: null };
  const events = await kysely
    .selectFrom('orderEvents')
    .select(['orderId', 'seq', 'at', 'event', 'actor', 'fromStatus', 'toStatus', 'passed', 'forced'])
    .where(
      'orderId',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('orderId')
    .orderBy('seq')
    .execute();
  const byOrder = Map.groupBy(events, ({ orderId }) => orderId);
  return {
    histories: orders.map(({ facts, ...order }) => ({
      ...order,
      initialPayment: (JSON.parse(facts) as Facts).initialPayment,
      events: (byOrder.get(order.id) ?? []).map(
        ({ orderId: _order, fromStatus, toStatus, passed, forced, ...event }) => ({
          ...event,
          ...{
            from: fromStatus,
            to: toStatus,
            visited: JSON.parse(passed) as OrderStatus[],
            forced: forced === 1,
          },
        }),
      ),
    })),
    next: orders.length < size ? null : [last.createdAt, last.id],
  };
}
