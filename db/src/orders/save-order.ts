import type { Tx } from '../database.ts';
import type { Keyring } from '../sealed/keyring.ts';
import { StaleVersion } from '../stale-version.ts';
import { statement, type Statement } from '../statement.ts';
import { orderColumns, type Order, type OrderChanges } from './order.ts';
import { shiftOrderCounts } from './shift-order-counts.ts';

type Values = Readonly<Record<string, unknown>> & { readonly id: string; readonly readVersion: number };

const updates = new Map<string, Statement<Values, { version: number }>>();

/** One statement for each set of columns that is ever changed together: an update of all would touch every index. */
function updateOf(columns: readonly string[]): Statement<Values, { version: number }> {
  const name = columns.join();
  const known = updates.get(name);
  if (known !== undefined) return known;
  const made = statement<Values, { version: number }>((db, given) =>
    db
      .updateTable('orders')
      .set(Object.fromEntries(columns.map((column) => [column, given[column]])))
      .where('id', '=', given.id)
      .where('version', '=', given.readVersion)
      .returning('version'),
  );
  updates.set(name, made);
  return made;
}

const alwaysOf = (read: Order, { status }: OrderChanges, at: number) => ({
  ...(status !== undefined && status !== read.status && { statusSince: at }),
  version: read.version + 1,
  updatedAt: at,
});

/** The order as it is once the changes are written over the version that was read. */
export const orderAfter = (read: Order, changes: OrderChanges, at: number): Order => ({
  ...read,
  ...changes,
  ...alwaysOf(read, changes, at),
});

/** The columns that the changes touch, with those that every change touches. */
export const columnsAfter = (keys: Keyring, read: Order, changes: OrderChanges, at: number) => ({
  ...orderColumns(keys, read.id, changes),
  ...alwaysOf(read, changes, at),
});

/**
 * Writes the changes over the version that was read and answers the order as it is then. Throws StaleVersion when that
 * is no longer the stored one.
 */
export async function saveOrder(tx: Tx, read: Order, changes: OrderChanges, at: number): Promise<Order> {
  const columns = columnsAfter(tx.keys, read, changes, at);
  const values = { ...columns, id: read.id, readVersion: read.version };
  const written = await tx.run(updateOf(Object.keys(columns)), values);
  if (written.length === 0) throw new StaleVersion(read.id, read.version);
  const saved = orderAfter(read, changes, at);
  if (saved.status !== read.status)
    await shiftOrderCounts(tx, read.shopId, { left: read.status, entered: saved.status });
  return saved;
}
