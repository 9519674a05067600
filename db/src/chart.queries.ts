import type { OrderStatus } from '@app/machines/order';
import { sql, type Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { orderFromRow, type Order } from './engine/order-row.ts';
import { keysOfOrders } from './engine/sealed/order-keys.ts';
import type { ChartsTable } from './tables/figures.ts';

/** A chart that has served this database; `document` is JSON. Moments in epoch ms. */
export type StoredChart = Readonly<Selectable<ChartsTable>>;

/** Keeps a release's chart, or that it has started once more. */
export async function storeChart(
  { kysely }: Tx,
  chart: Pick<StoredChart, 'hash' | 'release' | 'document'>,
  at: number,
): Promise<void> {
  await kysely
    .insertInto('charts')
    .values({ ...chart, storedAt: at, startedAt: at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ release: chart.release, startedAt: at }))
    .execute();
}

/** The chart that served last, apart from the one of this hash; null where no other has, or where the tables are of a release that kept none. */
export async function loadChartBefore({ kysely }: Tx, hash: string): Promise<StoredChart | null> {
  const { rows } = await sql`select name from kysely_migration where name = '0047-charts'`.execute(kysely);
  if (rows.length === 0) return null;
  const row = await kysely
    .selectFrom('charts')
    .selectAll()
    .where('hash', '!=', hash)
    .orderBy('startedAt', 'desc')
    .orderBy('hash')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** How many orders rest in each status, also in those that no chart has any more. */
export async function countEveryStatus({ kysely }: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('orderTotals')
    .select((eb) => ['status', eb.fn.sum<number>('count').as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.flatMap(({ status, count }) => (count > 0 ? [[status, count] as const] : [])));
}

/** Orders that rest in a status, which the chart need not have any more, by their ids from behind one on. */
export async function listOrdersIn(
  tx: Tx,
  status: string,
  { after, size }: { readonly after: string; readonly size: number },
): Promise<readonly Order[]> {
  const rows = await tx.kysely
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', status as OrderStatus)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute();
  const keys = await keysOfOrders(
    tx,
    rows.map(({ id }) => ({ orderId: id })),
  );
  return rows.map((row) => orderFromRow(keys(row.id), row));
}

/** Numbers of orders that rest in these statuses, the longest there first, a few of each. */
export async function listNumbersIn(
  { kysely }: Tx,
  statuses: readonly string[],
  few: number,
): Promise<readonly { readonly slug: string; readonly number: string; readonly status: string }[]> {
  const found = await Promise.all(
    statuses.map((status) =>
      kysely
        .selectFrom('orders')
        .select(['slug', 'number', 'status'])
        .where('status', '=', status as OrderStatus)
        .orderBy('statusSince')
        .orderBy('id')
        .limit(few)
        .execute(),
    ),
  );
  return found.flat().slice(0, few);
}
