import type { OrderStatus } from '@app/machines/order';
import type { Tx } from './database.ts';
import { StaleVersion } from './errors.ts';
import { orderColumns, type Order, type OrderChanges } from './order-row.ts';
import type { Keyring } from './sealed/keyring.ts';
import { statement, type Statement } from './statement.ts';

interface Shift {
  readonly shopId: string;
  readonly status: OrderStatus;
  readonly count: number;
}

const add = statement<Shift, never>((db, { shopId, status, count }) =>
  db
    .insertInto('orderCounts')
    .values({ shopId, status, count })
    .onConflict((conflict) =>
      conflict
        .columns(['shopId', 'status'])
        .doUpdateSet((eb) => ({ count: eb('orderCounts.count', '+', eb.ref('excluded.count')) })),
    ),
);

/** Keeps the tabs' counts with a change of status, in its transaction, so that no list ever counts rows. */
export async function shiftOrderCounts(
  tx: Tx,
  shopId: string,
  change: { readonly left?: OrderStatus; readonly entered: OrderStatus },
): Promise<void> {
  const { left, entered } = change;
  if (left === entered) return;
  const shifts: Shift[] = [
    { shopId, status: entered, count: 1 },
    ...(left ? [{ shopId, status: left, count: -1 }] : []),
  ];
  // In one order of keys, so that two changes in opposite directions do not wait for each other.
  shifts.sort((one, other) => (one.status < other.status ? -1 : 1));
  for (const shift of shifts) await tx.run(add, shift);
}

const solve = statement<{ orderId: string; status: OrderStatus; at: number }, never>((db, params) =>
  db
    .updateTable('tasks')
    .set({ status: 'solved', settledAt: params.at })
    .where('orderId', '=', params.orderId)
    .where('raisedIn', '=', params.status)
    .where('status', '=', 'active'),
);

/** The order has left the status in which these tasks were raised: what they asked for is done. */
export async function solveTasksRaisedIn(
  tx: Tx,
  orderId: string,
  status: OrderStatus,
  at: number,
): Promise<void> {
  await tx.run(solve, { orderId, status, at });
}

type Values = Readonly<Record<string, unknown>> & { readonly id: string; readonly readVersion: number };

const updates = new Map<string, Statement<Values, { version: number }>>();

/** One statement for each set of columns that is ever changed together: an update of all would touch every index. */
function updateOf(columns: readonly string[]): Statement<Values, { version: number }> {
  const name = columns.join();
  const known = updates.get(name);
  if (known !== undefined) return known;
  const made = statement<Values, { version: number }>((db, params) =>
    db
      .updateTable('orders')
      .set(Object.fromEntries(columns.map((column) => [column, params[column]])))
      .where('id', '=', params.id)
      .where('version', '=', params.readVersion)
      .returning('version'),
  );
  updates.set(name, made);
  return made;
}

const versionColumns = (read: Order, { status }: OrderChanges, at: number) => ({
  ...(status !== undefined && status !== read.status && { statusSince: at }),
  version: read.version + 1,
  updatedAt: at,
});

/** The order as it is once the changes are written over the version that was read. */
export const orderAfter = (read: Order, changes: OrderChanges, at: number): Order => ({
  ...read,
  ...changes,
  ...versionColumns(read, changes, at),
});

/** The columns that the changes touch, with those that every change touches. */
export const changedColumns = (keys: Keyring, read: Order, changes: OrderChanges, at: number) => ({
  ...orderColumns(keys, read.id, changes),
  ...versionColumns(read, changes, at),
});

/**
 * Writes the changes over the version that was read and answers the order as it is then. Throws StaleVersion when that
 * is no longer the stored one.
 */
export async function saveOrder(tx: Tx, read: Order, changes: OrderChanges, at: number): Promise<Order> {
  const columns = changedColumns(tx.keys, read, changes, at);
  const values = { ...columns, id: read.id, readVersion: read.version };
  const written = await tx.run(updateOf(Object.keys(columns)), values);
  if (written.length === 0) throw new StaleVersion(read.id, read.version);
  const saved = orderAfter(read, changes, at);
  if (saved.status !== read.status)
    await shiftOrderCounts(tx, read.shopId, { left: read.status, entered: saved.status });
  return saved;
}
