import { zlotyReturns, type RefundReason, type RefundState } from '@app/machines/rules';
import type { ExpressionBuilder } from 'kysely';
import type { Tx } from './engine/database.ts';
import { keysOfOrders } from './engine/sealed/order-keys.ts';
import type { Schema } from './tables/schema.ts';
import { refundFromRow, type Refund } from './refund.queries.ts';

/** Which refunds of all orders are looked at. */
export interface RefundFilters {
  readonly states?: readonly RefundState[];
  readonly reasons?: readonly RefundReason[];
  readonly currencies?: readonly string[];
  /** Of the order of this number. */
  readonly orderNumber?: string;
  /** Found from this moment on and before that one, epoch ms. */
  readonly createdFrom?: number;
  readonly createdBefore?: number;
  /** A złoty that the bank returns by itself is shown when it has not been told to be back for five days. */
  readonly at: number;
}

/** Where a page of refunds ended: when the last one was found, and its id. */
export type RefundCursor = readonly [createdAt: number, id: string];

/** The others return by themselves within days: nobody has to see to them yet. */
const isShown = (at: number) => (eb: ExpressionBuilder<Schema, 'refunds'>) =>
  eb.or([eb('reason', '!=', 'zloty'), eb('state', '!=', 'owed'), eb('createdAt', '<=', at - zlotyReturns)]);

const filtered = (
  tx: Tx,
  { states, reasons, currencies, orderNumber, createdFrom, createdBefore, at }: RefundFilters,
) =>
  tx.kysely
    .selectFrom('refunds')
    .where(isShown(at))
    .$if(reasons !== undefined, (rows) => rows.where('reason', 'in', reasons ?? []))
    .$if(currencies !== undefined, (rows) => rows.where('currency', 'in', currencies ?? []))
    .$if(states !== undefined, (rows) => rows.where('state', 'in', states ?? []))
    .$if(orderNumber !== undefined, (rows) =>
      rows.where('orderId', 'in', (eb) =>
        eb
          .selectFrom('orders')
          .select('id')
          .where('number', '=', orderNumber ?? ''),
      ),
    )
    .$if(createdFrom !== undefined, (rows) => rows.where('createdAt', '>=', createdFrom ?? 0))
    .$if(createdBefore !== undefined, (rows) => rows.where('createdAt', '<', createdBefore ?? 0));

/** Refunds from behind the cursor on, by when they were found. */
export async function pageOfRefunds(
  tx: Tx,
  filters: RefundFilters,
  {
    size,
    after,
    direction,
  }: { readonly size: number; readonly after: RefundCursor | null; readonly direction: 'asc' | 'desc' },
): Promise<{ readonly refunds: readonly Refund[]; readonly next: RefundCursor | null }> {
  if (filters.states?.length === 0) return { refunds: [], next: null };
  const rows = await filtered(tx, filters)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('createdAt', 'id'),
          direction === 'asc' ? '>' : '<',
          eb.tuple(after?.[0] ?? 0, after?.[1] ?? ''),
        ),
      ),
    )
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .execute();
  const keys = await keysOfOrders(tx, rows);
  const refunds = rows.slice(0, size).map((row) => refundFromRow(keys(row.orderId), row));
  const last = rows.length > size ? refunds.at(-1) : undefined;
  return { refunds, next: last === undefined ? null : [last.createdAt, last.id] };
}

/** What the refunds come to by state and currency, in hundredths of the currency; `oldest` is when the first was found. */
export async function sumRefunds(
  tx: Tx,
  filters: RefundFilters,
): Promise<
  readonly {
    readonly state: RefundState;
    readonly currency: string;
    readonly count: number;
    readonly amount: number;
    readonly oldest: number;
  }[]
> {
  return filtered(tx, filters)
    .select((eb) => [
      'state',
      'currency',
      eb.fn.countAll<number>().as('count'),
      eb.cast<number>(eb.fn.sum('amount'), 'bigint').as('amount'),
      eb.fn.min('createdAt').as('oldest'),
    ])
    .groupBy(['state', 'currency'])
    .orderBy('currency')
    .orderBy('state')
    .execute();
}

/** The refunds that somebody has to see to, by their currency; `oldest` is when the first of them was found. */
export async function countOpenRefunds(
  tx: Tx,
  at: number,
): Promise<readonly { currency: string; count: number; amount: number; oldest: number }[]> {
  return filtered(tx, { states: ['owed', 'ordered'], at })
    .select((eb) => [
      'currency',
      eb.fn.countAll<number>().as('count'),
      eb.cast<number>(eb.fn.sum('amount'), 'bigint').as('amount'),
      eb.fn.min('createdAt').as('oldest'),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}
