import type { OperationType, PaymentStatus } from '@app/machines/rules';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './engine/database.ts';

/** Which movements of money a report of payments holds. */
export interface MovementFilters {
  readonly types?: readonly OperationType[];
  readonly statuses?: readonly PaymentStatus[];
  /** Of the order of this number. */
  readonly orderNumber?: string;
  /** Of these orders. */
  readonly orderIds?: readonly string[];
  /** The provider's number, or that of the transfer that paid a refund out. */
  readonly number?: string;
  /** From this moment on and before that one, epoch ms. */
  readonly from?: number;
  readonly before?: number;
}

/** Money of an order that came, is awaited, or goes back. Amounts in hundredths of the currency. */
export interface Movement {
  readonly id: string;
  readonly orderId: string;
  readonly createdAt: number;
  readonly type: OperationType;
  readonly status: PaymentStatus;
  /** Null while nothing has been reported, and of a refund that is not paid out. */
  readonly number: string | null;
  /** What came or goes back; null while nothing came. */
  readonly amount: number | null;
  readonly currency: string;
  /** What was asked for; null of a refund. */
  readonly expected: number | null;
  readonly provider: string;
}

export const movementSorts = ['date', 'amount'] as const;
export type MovementSort = (typeof movementSorts)[number];
/** Where a page ended: what it is sorted by, and the id. */
export type MovementCursor = readonly [value: number, id: string];

interface MovementPage {
  readonly size: number;
  readonly after: MovementCursor | null;
  readonly sort: MovementSort;
  readonly direction: 'asc' | 'desc';
}

const paid = sql`case when payments.kind = 'test_payment' then 'verification'
  when payments.payment_type = 'on_place' then 'initial_payment_on_place' else 'initial_payment' end`;

const back = (state: RawBuilder<unknown>) =>
  sql`(select sum(refunds.amount) from refunds where refunds.operation_id = operations.id and ${state})`;

/** What came, as `sumsOf` of machines/rules tells it: what goes back whole is refunded once nothing of it is open. */
const sums = sql`select operations.id as id, operations.order_id as order_id, operations.created_at as created_at,
    operations.amount as amount, operations.currency as currency, operations.number as number,
    payments.amount as expected, payments.provider as provider, ${paid} as type,
    case operations.status when 'pending' then 'started' when 'rejected' then 'rejected' else
      case when coalesce(${back(sql`true`)}, 0) < operations.amount then coalesce(operations.settled, 'completed')
        when ${back(sql`refunds.state in ('owed', 'ordered')`)} is null then 'refunded' else 'refused' end
    end as status
  from payment_operations as operations join payments on payments.id = operations.payment_id
  where operations.kind = 'payment'`;

/** What a client was sent to pay, and of which nothing has been reported. */
const awaited = sql`select payments.id as id, payments.order_id as order_id, payments.created_at as created_at,
    cast(null as bigint) as amount, 'PLN' as currency, cast(null as text) as number,
    payments.amount as expected, payments.provider as provider, ${paid} as type, payments.status as status
  from payments
  where not exists (select 1 from payment_operations where payment_operations.payment_id = payments.id)`;

const refunded = sql`select refunds.id as id, refunds.order_id as order_id, refunds.created_at as created_at,
    refunds.amount as amount, refunds.currency as currency, refunds.reference as number,
    cast(null as bigint) as expected, operations.provider as provider, 'refund' as type,
    case refunds.state when 'paid_out' then 'refunded' when 'kept_by_agreement' then 'accepted' else 'refused' end as status
  from refunds join payment_operations as operations on operations.id = refunds.operation_id`;

const sortedBy = { date: sql`created_at`, amount: sql`coalesce(amount, 0)` } as const;

function conditionsOf(
  { types, statuses, orderNumber, orderIds, number, from, before }: MovementFilters,
  { after, sort, direction }: MovementPage,
): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(types === undefined ? [] : [sql`type in (${sql.join(types)})`]),
    ...(statuses === undefined ? [] : [sql`status in (${sql.join(statuses)})`]),
    ...(orderNumber === undefined
      ? []
      : [sql`order_id in (select id from orders where orders.number = ${orderNumber})`]),
    ...(orderIds === undefined ? [] : [sql`order_id in (${sql.join(orderIds)})`]),
    ...(number === undefined ? [] : [sql`number = ${number}`]),
    ...(from === undefined ? [] : [sql`created_at >= ${from}`]),
    ...(before === undefined ? [] : [sql`created_at < ${before}`]),
    ...(after === null
      ? []
      : [sql`(${sortedBy[sort]}, id) ${direction === 'asc' ? sql`>` : sql`<`} (${after[0]}, ${after[1]})`]),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * A page of what came, is awaited and goes back, from behind the cursor on. Each of the three is read along its own
 * index, one page of each at most.
 */
export async function listMovements(
  tx: Tx,
  filters: MovementFilters,
  page: MovementPage,
): Promise<{ readonly movements: readonly Movement[]; readonly next: MovementCursor | null }> {
  const { types, statuses, orderIds } = filters;
  if ([types, statuses, orderIds].some((among) => among?.length === 0)) return { movements: [], next: null };
  const { size, sort, direction } = page;
  const where = conditionsOf(filters, page);
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  const kinds = [
    ...(isOnly(types, 'refund') ? [] : [sums, awaited]),
    ...(has(types, 'refund') ? [refunded] : []),
  ];
  const found = await Promise.all(
    kinds.map((kind) =>
      sql<Movement>`select * from (${kind}) as movements where ${where}
        order by ${sortedBy[sort]} ${order}, id ${order} limit ${size + 1}`.execute(tx.kysely),
    ),
  );
  const sign = direction === 'asc' ? 1 : -1;
  const valueOf = ({ createdAt, amount }: Movement): number => (sort === 'date' ? createdAt : (amount ?? 0));
  const all = found
    .flatMap(({ rows }) => rows)
    .toSorted((one, other) => sign * (valueOf(one) - valueOf(other) || (one.id < other.id ? -1 : 1)));
  const movements = all.slice(0, size);
  const last = all.length > size ? movements.at(-1) : undefined;
  return { movements, next: last === undefined ? null : [valueOf(last), last.id] };
}

const has = (types: MovementFilters['types'], type: OperationType): boolean => types?.includes(type) ?? true;
const isOnly = (types: MovementFilters['types'], type: OperationType): boolean =>
  types?.every((each) => each === type) ?? false;
