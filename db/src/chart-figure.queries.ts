import type { Actor, FinancingType, OrderStatus, SalesChannel, SignatureMethod } from '@app/machines/order';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Tx } from './engine/database.ts';
import type { StatusFlowDaysTable, StatusTimeDaysTable } from './tables/figures.ts';

/** What happened to an order, as the figures of the chart count it. Moments in epoch ms. */
export interface FlowEvent {
  readonly orderId: string;
  readonly seq: number;
  readonly at: number;
  readonly event: string;
  readonly actor: Actor;
  /** Null of an order's first. */
  readonly fromStatus: OrderStatus | null;
  /** Statuses that were entered on the way, the last one included; none where the order stayed. */
  readonly visited: readonly OrderStatus[];
  /** When the order had come into `fromStatus`; null of an order's first. */
  readonly enteredAt: number | null;
  readonly salesChannel: SalesChannel;
  readonly financingType: FinancingType;
  readonly method: SignatureMethod | null;
}

/** Where a page of events ended. */
export type FlowCursor = Pick<FlowEvent, 'at' | 'orderId' | 'seq'>;

/** A way of the chart with how often it was gone. */
export interface StatusFlow {
  readonly from: OrderStatus | 'created';
  readonly event: string;
  readonly to: OrderStatus;
  readonly count: number;
}

export type FlowRow = Readonly<Omit<StatusFlowDaysTable, 'day'>>;
export type TimeRow = Readonly<Omit<StatusTimeDaysTable, 'day'>>;

/** To which orders the figures are narrowed, and to whose events. */
export interface FigureFilters {
  readonly channel?: SalesChannel | undefined;
  readonly financing?: FinancingType | undefined;
  /** 'none': none is chosen. */
  readonly method?: SignatureMethod | 'none' | undefined;
  readonly actor?: Actor | undefined;
}

/** Polish days (YYYY-MM-DD), both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The events from one moment on and before another, in the order of their moments, from behind the cursor on. */
export async function listFlowEvents(
  tx: Tx,
  { from, before }: { readonly from: number; readonly before: number },
  { after, size }: { readonly after: FlowCursor | null; readonly size: number },
): Promise<readonly FlowEvent[]> {
  const rows = await tx.kysely
    .selectFrom('orderEvents as moved')
    .innerJoin('orders', 'orders.id', 'moved.orderId')
    .select([
      ...(['moved.orderId', 'moved.seq', 'moved.at', 'moved.event', 'moved.actor'] as const),
      ...(['moved.fromStatus', 'moved.passed', 'salesChannel', 'financingType'] as const),
      'orders.agreementSignatureType as method',
    ])
    .select((eb) =>
      eb
        .selectFrom('orderEvents as earlier')
        .select(({ fn }) => fn.max('earlier.at').as('at'))
        .whereRef('earlier.orderId', '=', 'moved.orderId')
        .whereRef('earlier.seq', '<', 'moved.seq')
        .where('earlier.passed', '!=', '[]')
        .as('enteredAt'),
    )
    .where('moved.at', '>=', from)
    .where('moved.at', '<', before)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('moved.at', 'moved.orderId', 'moved.seq'),
          '>',
          eb.tuple(after?.at ?? 0, after?.orderId ?? '', after?.seq ?? 0),
        ),
      ),
    )
    .orderBy('moved.at')
    .orderBy('moved.orderId')
    .orderBy('moved.seq')
    .limit(size)
    .execute();
  return rows.map(({ passed, ...row }) => ({ ...row, visited: JSON.parse(passed) as OrderStatus[] }));
}

/** When the first event of all happened; null where there is none. */
export async function firstEventAt({ kysely }: Tx): Promise<number | null> {
  const row = await kysely.selectFrom('orderEvents').select('at').orderBy('at').limit(1).executeTakeFirst();
  return row?.at ?? null;
}

/** Of these days, from the first to the last, those whose figures are kept. */
export async function listCountedDays({ kysely }: Tx, { from, to }: DayRange): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('countedDays')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

const rowsAtOnce = 500;

/** Keeps a day's figures, once: where somebody has kept them already nothing is written. */
export async function keepCountedDay(
  db: Database,
  day: string,
  { flows, times }: { readonly flows: readonly FlowRow[]; readonly times: readonly TimeRow[] },
  countedAt: number,
): Promise<void> {
  await db.transaction(async ({ kysely }) => {
    const { numInsertedOrUpdatedRows: kept } = await kysely
      .insertInto('countedDays')
      .values({ day, countedAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (kept === 0n) return;
    for (let at = 0; at < flows.length; at += rowsAtOnce)
      await kysely
        .insertInto('statusFlowDays')
        .values(flows.slice(at, at + rowsAtOnce).map((row) => ({ day, ...row })))
        .execute();
    for (let at = 0; at < times.length; at += rowsAtOnce)
      await kysely
        .insertInto('statusTimeDays')
        .values(times.slice(at, at + rowsAtOnce).map((row) => ({ day, ...row })))
        .execute();
  });
}

/** Drops what is kept of the days before this one. */
export async function dropCountedDays(db: Database, before: string): Promise<void> {
  await db.transaction(async ({ kysely }) => {
    for (const table of ['statusFlowDays', 'statusTimeDays', 'countedDays'] as const)
      await kysely.deleteFrom(table).where('day', '<', before).execute();
  });
}

/** Drops what is kept of all days; they are counted again one after another. */
export async function forgetCountedDays(db: Database): Promise<void> {
  await db.transaction(async ({ kysely }) => {
    for (const table of ['statusFlowDays', 'statusTimeDays', 'countedDays'] as const)
      await kysely.deleteFrom(table).execute();
  });
}

/** Which rows have what is asked for: the total's, whose dimensions are '', where nothing is narrowed. */
function narrowed(asked: Readonly<Record<string, string | undefined>>): RawBuilder<SqlBool> {
  const total = Object.values(asked).every((value) => value === undefined);
  const conditions = Object.entries(asked).map(([column, value]) =>
    value === undefined && !total
      ? sql<SqlBool>`${sql.ref(column)} <> ''`
      : sql<SqlBool>`${sql.ref(column)} = ${value ?? ''}`,
  );
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

const kindOfOrder = ({ channel, financing, method }: FigureFilters) => ({
  ...{ salesChannel: channel, financingType: financing, method },
});

/** How often each way was gone on these days. */
export async function sumFlow(
  { kysely }: Tx,
  { from, to }: DayRange,
  filters: FigureFilters,
): Promise<readonly StatusFlow[]> {
  const rows = await kysely
    .selectFrom('statusFlowDays')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(narrowed({ ...kindOfOrder(filters), actor: filters.actor }))
    .select(({ fn }) => ['fromStatus', 'event', 'toStatus', fn.sum<number>('count').as('count')])
    .groupBy(['fromStatus', 'event', 'toStatus'])
    .orderBy('fromStatus')
    .orderBy('event')
    .orderBy('toStatus')
    .execute();
  return rows.map(({ fromStatus, toStatus, event, count }) => ({
    from: fromStatus as StatusFlow['from'],
    to: toStatus as OrderStatus,
    ...{ event, count },
  }));
}

/** How long orders had been in what they left on these days, a row for each day and each kind of order; whose events is all one. */
export function listStatusTimes(
  { kysely }: Tx,
  { from, to }: DayRange,
  filters: FigureFilters,
): Promise<readonly Pick<TimeRow, 'status' | 'count' | 'longest' | 'durations'>[]> {
  return kysely
    .selectFrom('statusTimeDays')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(narrowed(kindOfOrder(filters)))
    .select(['status', 'count', 'longest', 'durations'])
    .execute();
}

/** How many orders are in a status, and since when the one that came first is. */
export interface StatusNow {
  readonly status: OrderStatus;
  readonly count: number;
  readonly oldest: number | null;
}

/** The statuses that hold orders, all shops together, from the kept counts. */
export async function countStatusesNow({ kysely }: Tx): Promise<readonly StatusNow[]> {
  const rows = await kysely
    .selectFrom('orderTotals')
    .select((eb) => [
      'status',
      eb.fn.sum<number>('count').as('count'),
      eb
        .selectFrom('orders')
        .select(({ fn }) => fn.min('statusSince').as('since'))
        .whereRef('orders.status', '=', 'orderTotals.status')
        .as('oldest'),
    ])
    .groupBy('status')
    .orderBy('status')
    .execute();
  return rows.filter(({ count }) => count > 0);
}

/** The same of these statuses for some orders, row by row: the caller sees to it that they hold few. */
export function countFilteredNow(
  { kysely }: Tx,
  statuses: readonly OrderStatus[],
  { channel, financing, method }: FigureFilters,
): Promise<readonly StatusNow[]> {
  if (statuses.length === 0) return Promise.resolve([]);
  return kysely
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.min('statusSince').as('oldest')])
    .where('status', 'in', statuses)
    .$if(channel !== undefined, (rows) => rows.where('salesChannel', '=', channel ?? 'pos'))
    .$if(financing !== undefined, (rows) => rows.where('financingType', '=', financing ?? 'lease'))
    .$if(method === 'none', (rows) => rows.where('agreementSignatureType', 'is', null))
    .$if(method !== undefined && method !== 'none', (rows) =>
      rows.where('agreementSignatureType', '=', method as SignatureMethod),
    )
    .groupBy('status')
    .orderBy('status')
    .execute();
}
