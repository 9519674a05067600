import type { Tx } from '../database.ts';
import { StaleVersion } from '../stale-version.ts';
import { orderColumns, orderFromRow, type Order, type OrderChanges } from './order.ts';
import { shiftOrderCounts } from './shift-order-counts.ts';

/** Writes the changes over the version that was read. Throws StaleVersion when that is no longer the stored one. */
export async function saveOrder(tx: Tx, read: Order, changes: OrderChanges, at: number): Promise<Order> {
  const moved = changes.status !== undefined && changes.status !== read.status;
  const row = await tx.kysely
    .updateTable('orders')
    .set({
      ...(moved && { statusSince: at }),
      ...orderColumns(tx.keys, read.id, changes),
      version: read.version + 1,
      updatedAt: at,
    })
    .where('id', '=', read.id)
    .where('version', '=', read.version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new StaleVersion(read.id, read.version);
  if (moved) await shiftOrderCounts(tx, read.shopId, { left: read.status, entered: row.status });
  return orderFromRow(tx.keys, row);
}
