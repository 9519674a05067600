import { isEnd, type OrderStatus } from '@app/machines/order';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { StaleVersion } from './errors.ts';
import { orderColumns, type Order, type OrderChanges } from './order-row.ts';
import { keysOfOrder } from './sealed/order-keys.ts';
import { runWrites, type Write } from './writes.ts';

/** An update of the columns that change together: one of all columns would touch every index. */
function updateOf(row: object, read: Order): Write {
  const columns = Object.keys(row);
  return {
    name: 'order',
    shape: `order ${columns.join()}`,
    values: { ...row, id: read.id, readVersion: read.version },
    text: (bind, guard) => sql`
      update orders set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${bind(column)}`))}
      where id = ${bind('id')} and version = ${bind('readVersion')} and ${guard} returning version`,
  };
}

/** How the counts of a shop change with a status that is entered, and one that is left. */
interface StatusChange {
  readonly entered: OrderStatus;
  readonly left?: OrderStatus;
}

/** The tabs' counts, so that no list ever counts rows; in one order of keys, so that two changes in opposite directions do not wait for each other. */
export const countsOf = (shopId: string, change: StatusChange): Write => ({
  name: 'counts',
  shape: `counts ${Object.keys(change).join()}`,
  values: { shopId, ...change },
  text: (bind, guard) => sql`
    insert into order_counts (shop_id, status, count)
    select ${bind('shopId')}, column1, column2
    from (values (cast(${bind('entered')} as text), 1)
      ${change.left === undefined ? sql`` : sql`, (cast(${bind('left')} as text), -1)`}) as shift
    where ${guard} order by column1
    on conflict (shop_id, status) do update set count = order_counts.count + excluded.count`,
});

const versionColumns = (read: Order, { status }: OrderChanges, at: number) => ({
  ...(status !== undefined &&
    status !== read.status && {
      statusSince: at,
      // Where it ended, it is to be looked at how long its data are kept.
      retentionAt: isEnd(status) ? 0 : null,
    }),
  version: read.version + 1,
  updatedAt: at,
});

/** The order as it is once the changes are written over the version that was read. */
export const orderAfter = (read: Order, changes: OrderChanges, at: number): Order => ({
  ...read,
  ...changes,
  ...versionColumns(read, changes, at),
});

/**
 * Writes the changes over the version that was read, with the tabs' counts and the other writes, and answers the order
 * as it is then. Throws StaleVersion when that version is no longer the stored one; then nothing is written.
 */
export async function saveOrder(
  on: Tx | Database,
  read: Order,
  changes: OrderChanges,
  at: number,
  others: readonly Write[] = [],
): Promise<Order> {
  const keys = await keysOfOrder(on, read.id);
  const row = { ...orderColumns(keys, read.id, changes), ...versionColumns(read, changes, at) };
  const saved = orderAfter(read, changes, at);
  const counts =
    saved.status === read.status ? [] : [countsOf(read.shopId, { entered: saved.status, left: read.status })];
  const rows = await runWrites(on, updateOf(row, read), [...counts, ...others]);
  if (rows.length === 0) throw new StaleVersion(read.id, read.version);
  return saved;
}
