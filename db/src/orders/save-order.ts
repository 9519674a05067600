import type { Tx } from '../database.ts';
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

/**
 * Writes the changes over the version that was read and answers the order as it is then. Throws StaleVersion when that
 * is no longer the stored one.
 */
export async function saveOrder(tx: Tx, read: Order, changes: OrderChanges, at: number): Promise<Order> {
  const moved = changes.status !== undefined && changes.status !== read.status;
  const always = { ...(moved && { statusSince: at }), version: read.version + 1, updatedAt: at };
  const columns = { ...orderColumns(tx.keys, read.id, changes), ...always };
  const values = { ...columns, id: read.id, readVersion: read.version };
  const written = await tx.run(updateOf(Object.keys(columns)), values);
  if (written.length === 0) throw new StaleVersion(read.id, read.version);
  const saved: Order = { ...read, ...changes, ...always };
  if (moved) await shiftOrderCounts(tx, read.shopId, { left: read.status, entered: saved.status });
  return saved;
}
